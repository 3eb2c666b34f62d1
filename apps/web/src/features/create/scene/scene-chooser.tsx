import { optionLists } from '@herald/contract/option-lists';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { PICTURE_HINT, PICTURE_TYPES } from '#data/pictures.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { placeName } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorChooser } from './color-chooser.tsx';
import { SceneLook } from './scene-look.tsx';
import { placeOf } from './scene-options.ts';
import { ScriptPlace } from './script-place.tsx';
import { SettingPicture } from './setting-picture.tsx';
import { Tile } from './tile.tsx';
import { type PictureUpload, usePictureUpload } from './use-picture-upload.ts';
import { useSceneChoice } from './use-scene-choice.ts';

/** Where the video takes place. */
export function SceneChooser() {
  const titleId = useId();
  const { background } = useDraft().content;
  const choose = useSceneChoice();
  const { setting, environment, lighting, style } = background;
  const upload = usePictureUpload('background', (imageUrl) => choose({ setting: 'picture', imageUrl }));
  const pickPicture = useRef<() => void>(undefined);
  const own = () => (background.imageUrl ? choose({ setting: 'picture' }) : pickPicture.current?.());
  return (
    <FileDrop accept={PICTURE_TYPES} onFile={upload.send}>
      {(pick) => {
        pickPicture.current = pick;
        return (
          <fieldset aria-labelledby={titleId}>
            <div className="mb-3 flex items-baseline justify-between gap-4 text-13">
              <span id={titleId} className="font-medium">
                Scene
              </span>
              <span className="flex gap-4 text-ink-soft">
                <TextButton aria-pressed={setting === 'color'} onClick={() => choose({ setting: 'color' })}>
                  Use a color
                </TextButton>
                <TextButton aria-pressed={setting === 'picture'} onClick={own}>
                  Use my own picture
                </TextButton>
              </span>
            </div>
            <ScriptPlace />
            <div className="grid grid-cols-3 gap-4 sm:grid-cols-5">
              {optionLists.background.map(({ value }) => (
                <Tile
                  key={value}
                  group="scene"
                  value={value}
                  label={placeName(value === setting ? background : { setting: value, room: '' })}
                  isChosen={value === setting}
                  onChoose={() => choose({ setting: value, room: '' })}
                >
                  <SettingPicture
                    background={{ ...placeOf(background, value), environment, lighting, style, seed: 1 }}
                    className="aspect-[4/5] not-data-drawn:bg-bone"
                  />
                </Tile>
              ))}
            </div>
            {setting === 'color' && <ColorChooser />}
            {(setting === 'picture' || upload.isSending || upload.problem) && (
              <OwnPicture url={background.imageUrl} upload={upload} onPick={pick} />
            )}
            <SceneLook />
          </fieldset>
        );
      }}
    </FileDrop>
  );
}

interface OwnPictureProps {
  url: string;
  upload: PictureUpload;
  onPick: () => void;
}

/** The customer's own place. */
function OwnPicture({ url, upload, onPick }: OwnPictureProps) {
  return (
    <div className="mt-4 flex items-center gap-4 rounded-card border border-line bg-panel p-3">
      {url && <img src={url} alt="Your background" className="h-16 w-[52px] shrink-0 rounded-sm object-cover" />}
      <div className="min-w-0 flex-1 text-13">
        <p className="font-medium">Your own picture</p>
        <p role="status" className={upload.problem ? 'text-bad' : 'text-ink-faint'}>
          {upload.problem || (upload.isSending ? 'Uploading...' : PICTURE_HINT)}
        </p>
      </div>
      <Button size="s" icon={Upload} onClick={onPick} busyText={upload.isSending && 'Uploading...'}>
        {url ? 'Replace' : 'Choose'}
      </Button>
    </div>
  );
}
