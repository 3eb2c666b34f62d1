import { EFFECT_CHOICES, type EffectChoice } from '@herald/media/choices';
import { EFFECT_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useDraft } from '../draft/use-draft.ts';

const choices = optionsOf(EFFECT_CHOICES, EFFECT_LABELS);
const hints: Record<EffectChoice, string> = {
  none: 'Cuts and cards come without a sound.',
  few: 'A soft sound at a cut or card, at most every 6 seconds.',
  more: 'A soft sound at cuts and cards, at most every 2 seconds.',
};

/** Sounds that mark cuts and what comes into the picture. */
export function EffectsChooser() {
  const { content, change } = useDraft();
  const { sound_effects } = content.output;
  return (
    <Field label="Sound effects" hint={hints[sound_effects]}>
      <Segmented
        label="Sound effects"
        segments={choices}
        value={sound_effects}
        onChange={(next) => change('output', { sound_effects: next })}
        full
      />
    </Field>
  );
}
