import type { Option } from '@herald/media/option';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';

interface OutputChoiceProps<Value extends string> {
  label: string;
  hint: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways to make the film, and what the chosen one means. */
export function OutputChoice<Value extends string>({ label, hint, options, ...choice }: OutputChoiceProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      <Segmented label={label} segments={options} {...choice} full />
    </Field>
  );
}
