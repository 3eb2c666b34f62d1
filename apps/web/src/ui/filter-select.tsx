import type { Option } from '@herald/media/option';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

export const orderOptions: readonly Option<'asc' | 'desc'>[] = [
  { value: 'desc', label: 'Descending' },
  { value: 'asc', label: 'Ascending' },
];

/** Stands for the empty choice, which a select cannot have as its value. */
const NOTHING = 'nothing';
const isNumber = (value: unknown) => typeof value === 'number';
const toChoice = (choice: string) => (choice === '' ? NOTHING : choice);

interface FilterSelectProps<Filters extends FieldValues> {
  control: Control<Filters>;
  name: FieldPath<Filters>;
  label: string;
  /** One with an empty value is the choice of nothing. */
  options: readonly Option<string>[];
  error?: string | undefined;
  className?: string;
}

/** A choice among the filters of a list. */
export function FilterSelect<Filters extends FieldValues>(props: FilterSelectProps<Filters>) {
  const { control, name, label, options, error, className } = props;
  return (
    <Field label={label} error={error} {...(className && { className })}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Select
            options={options.map((option) => ({ ...option, value: toChoice(option.value) }))}
            value={toChoice(String(field.value))}
            onChange={(next) => field.onChange(isNumber(field.value) ? Number(next) : next === NOTHING ? '' : next)}
          />
        )}
      />
    </Field>
  );
}
