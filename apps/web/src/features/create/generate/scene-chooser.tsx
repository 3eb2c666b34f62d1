import { optionLists } from '@herald/contract';
import type { BackgroundStyle, Environment, Lighting } from '@herald/stage';
import { useId, useRef } from 'react';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { pictureTypes } from '../avatar/picture-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorChooser } from './color-chooser.tsx';
import { OwnPicture } from './own-picture.tsx';
import { placeName } from './place-name.ts';
import { SceneLook } from './scene-look.tsx';
import { placeOf } from './scene-options.ts';
import { SettingPicture } from './setting-picture.tsx';
import { Tile } from './tile.tsx';
import { usePictureUpload } from './use-picture-upload.ts';
import { useSceneChoice } from './use-scene-choice.ts';

/** Where the video takes place. */
export function SceneChooser() {
  const titleId = useId();
  const { background } = useDraft().content;
  const choose = useSceneChoice();
  const { setting } = background;
  const environment = background.environment as Environment;
  const lighting = background.lighting as Lighting;
  const style = background.style as BackgroundStyle;
  const upload = usePictureUpload('background', (imageUrl) => choose({ setting: 'picture', imageUrl }));
  const pickPicture = useRef<() => void>(undefined);
  const own = () => (background.imageUrl ? choose({ setting: 'picture' }) : pickPicture.current?.());
  return (
    <FileDrop accept={pictureTypes} onFile={upload.send}>
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
                  Use a colour
                </TextButton>
                <TextButton aria-pressed={setting === 'picture'} onClick={own}>
                  Use my own picture
                </TextButton>
              </span>
            </div>
            <div className="grid grid-cols-3 gap-4 sm:grid-cols-5">
              {optionLists.background.map(({ value }) => (
                <Tile
                  key={value}
                  group="scene"
                  value={value}
                  label={placeName({ setting: value, room: value === setting ? background.room : '' })}
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
