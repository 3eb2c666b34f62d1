import { ScanFace } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_HINT, PICTURE_TYPES, pictureProblem } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { Dot } from '#ui/dot.tsx';
import { DropTarget } from '#ui/drop-target.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Panel } from '#ui/panel.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { useAnalysePhoto } from './use-photo-avatar.ts';

const ADVICE = [
  'Look straight into the camera',
  'Light from the front, no hard shadows',
  'Mouth closed, no hand or hair over it',
  'Before another scene: all of the hair, the shoulders and the chest, and a plain wall behind.',
];

export function PhotoUpload() {
  const { avatar } = useDraft().content;
  const [problem, setProblem] = useState<string>();
  const analyse = useAnalysePhoto();
  const take = (file: File) => {
    const found = pictureProblem(file);
    setProblem(found);
    if (!found) analyse.mutate(file);
  };
  const refusal = analyse.isError
    ? messageOf(analyse.error, 'The photo could not be read. Please try another one.')
    : undefined;
  const isKept = avatar.createdAvatarId !== null;
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_264px]">
      <Field
        label="Photo"
        hint={`${PICTURE_HINT}, at least 64 pixels on each side and at most 50 megapixels`}
        error={problem ?? refusal}
      >
        <FileDrop accept={PICTURE_TYPES} takesPaste onFile={take}>
          {(pick, isOver) =>
            analyse.isPending ? (
              <Panel
                role="status"
                className="flex min-h-[264px] items-center justify-center gap-2.5 text-14 text-ink-soft"
              >
                <Dot tone="signal" isLive />
                Finding the face...
              </Panel>
            ) : (
              <DropTarget
                icon={ScanFace}
                title={isKept ? 'Add another portrait' : 'Add a portrait'}
                line="Drop it here, paste it or choose a file"
                isOver={isOver}
                onPick={pick}
                className="min-h-[264px]"
              />
            )
          }
        </FileDrop>
      </Field>
      <div className="text-13 text-ink-soft">
        {isKept && (
          <p role="status" className="mb-5 flex items-center gap-2 font-medium text-14 text-ink">
            <Dot tone="good" />
            {avatar.avatarName} is on the stage
          </p>
        )}
        <h3 className="plain-heading font-medium text-ink">What makes a good photo</h3>
        <ul className="mt-1.5 divide-y divide-line border-line border-y">
          {ADVICE.map((line) => (
            <li key={line} className="py-2.5">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-faint">
          The photo stays on this Herald. Unless you make it an avatar, it is deleted after a day. Remove the avatar in
          the library at any time, and the photo goes with it.
        </p>
      </div>
    </div>
  );
}
