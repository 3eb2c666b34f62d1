import { PACES, type Pace } from '@herald/media/choices';
import { PACE_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';

const paces = optionsOf(PACES, PACE_LABELS);
const hints: Record<Pace, string> = {
  single: 'One view from beginning to end.',
  calm: 'A cut about every 4 seconds.',
  natural: 'A cut about every 3 seconds.',
  fast: 'A cut about every 2 seconds.',
};

/** How often Herald cuts; a service films one view. */
export function PaceChooser() {
  const { content, change } = useDraft();
  const { pace, made_by } = content.output;
  const cast = useCastAvatar();
  if (made_by !== '' || cast?.kind === 'hosted') return null;
  return (
    <Field label="Cuts" hint={hints[pace]}>
      <Segmented
        label="Cuts"
        segments={paces}
        value={pace}
        onChange={(next) => change('output', { pace: next })}
        full
      />
    </Field>
  );
}
