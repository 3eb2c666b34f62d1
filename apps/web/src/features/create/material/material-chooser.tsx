import {
  isClipShot,
  type MaterialShot,
  MOST_MATERIAL,
  type PlannedShot,
  showsMaterial,
} from '@herald/media/scene/shot-plan';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { CLIP_HINT, CLIP_TYPES, deleteMaterialClip } from '#data/material-clips.ts';
import { deletePicture, PICTURE_HINT, PICTURE_TYPES } from '#data/pictures.ts';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWarnBeforeLeaving } from '#ui/use-warn-before-leaving.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { usePreviewScene } from '../preview/use-preview-scene.ts';
import { changedMaterial, movedMaterial, withoutMaterial } from './material-changes.ts';
import { MaterialPanel } from './material-panel.tsx';
import { MaterialTile } from './material-tile.tsx';
import { SendingTile } from './sending-tile.tsx';
import { useMaterialUpload } from './use-material-upload.ts';

/** Pictures and clips that fill the frame for a while; a service films one view, so it shows none. */
export function MaterialChooser() {
  const { content, change } = useDraft();
  const cast = useCastAvatar();
  const headingId = useId();
  const { data } = usePreviewScene(content);
  const [chosen, setChosen] = useState<MaterialShot | null>(null);
  const { material, made_by } = content.output;
  const upload = useMaterialUpload();
  useWarnBeforeLeaving(upload.onItsWay !== null);
  if (made_by !== '' || cast?.kind === 'hosted') return null;
  const left = MOST_MATERIAL - material.length;
  const picture = material.find(({ shot }) => shot === chosen);
  const sentences = data?.plan?.sentences;
  const isWordless = sentences?.length === 0;
  const shots = shotsOf(data?.scene);
  const isHidden = material.some(({ shot }) => !shots.some(({ size }) => showsMaterial(size, shot)));
  const save = (next: typeof material) => change('output', { material: next });
  return (
    <section aria-labelledby={headingId} className="border-line border-t pt-6">
      <div className="mb-3 flex items-baseline gap-3">
        <h3 id={headingId} className="plain-heading flex-1 font-medium text-13">
          Pictures and clips
        </h3>
        <p className="text-12 text-ink-faint">{`${material.length} of ${MOST_MATERIAL}`}</p>
      </div>
      <FileDrop
        accept={[...PICTURE_TYPES, ...CLIP_TYPES]}
        takesMany
        onFile={(_, files) => !upload.onItsWay && void upload.send(files.slice(0, left))}
      >
        {(pick, isOver) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3">
            {material.map((one) => (
              <li key={one.shot}>
                <MaterialTile
                  picture={one}
                  isChosen={one.shot === chosen}
                  sentences={sentences}
                  shots={shots}
                  onChoose={() => setChosen(one.shot === chosen ? null : one.shot)}
                />
              </li>
            ))}
            {left > 0 && (
              <li>
                {upload.onItsWay ? (
                  <SendingTile sending={upload.onItsWay} onCancel={upload.cancel} />
                ) : (
                  <AddTile isOver={isOver} onPick={pick} />
                )}
              </li>
            )}
          </ul>
        )}
      </FileDrop>
      <p role="status" className={upload.problem ? 'mt-2 text-13 text-bad' : 'mt-2 text-13 text-ink-faint'}>
        {upload.problem ||
          `Each fills the frame for up to 4 s while the presenter goes on speaking. Pictures: ${PICTURE_HINT}. Clips: ${CLIP_HINT}.`}
      </p>
      {isWordless && isHidden && (
        <p className="mt-1 text-13 text-warn">
          This audio has no words, so Herald shows pictures and clips where the voice rests, after the first 1.5 s. What
          is not shown found no place there. Write down in step 2 what is said, or use longer audio.
        </p>
      )}
      {picture && (
        <MaterialPanel
          hasWords={!isWordless}
          key={picture.shot}
          picture={picture}
          isFirst={material[0] === picture}
          isLast={material.at(-1) === picture}
          onChange={(changed) => save(changedMaterial(material, picture.shot, changed))}
          onMove={(by) => save(movedMaterial(material, picture.shot, by))}
          onRemove={() => {
            save(withoutMaterial(material, picture.shot));
            if (isClipShot(picture.shot)) deleteMaterialClip(picture.url);
            else deletePicture(picture.url);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

/** A scene comes as the server composed it. */
function shotsOf(scene: Record<string, unknown> | undefined): PlannedShot[] {
  return Array.isArray(scene?.shots) ? scene.shots : [];
}

function AddTile({ isOver, onPick }: { isOver: boolean; onPick: () => void }) {
  const edge = isOver ? 'border-signal-ink text-ink' : 'border-line-strong text-ink-soft hover:text-ink';
  return (
    <button
      type="button"
      onClick={onPick}
      className={`flex aspect-[4/5] w-full flex-col items-center justify-center gap-2 rounded-control border border-dashed text-13 transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-signal-ink focus-visible:outline-offset-2 ${edge}`}
    >
      <Icon of={Plus} size={18} />
      Add
    </button>
  );
}
