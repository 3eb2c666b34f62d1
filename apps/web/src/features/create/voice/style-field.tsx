import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useDraft } from '../draft/use-draft.ts';
import type { useVoicePlaces } from './use-voice-places.ts';

/** Stands for no style, because a choice needs a value. */
const USUAL = 'herald-usual';

/** The manner in which the chosen voice speaks; nothing where it has one only. */
export function StyleField({ voices }: Pick<ReturnType<typeof useVoicePlaces>, 'voices'>) {
  const { content, change } = useDraft();
  const { ttsId, style } = content.voice;
  const voice = voices.data?.flatMap(({ children }) => children).find(({ value }) => value === ttsId);
  if (!voice?.styles?.length) return null;
  return (
    <Field label="Style" className="max-w-80">
      <Select
        options={[{ value: USUAL, label: 'As usual' }, ...voice.styles]}
        value={style || USUAL}
        onChange={(next) => change('voice', { style: next === USUAL ? '' : next })}
      />
    </Field>
  );
}
