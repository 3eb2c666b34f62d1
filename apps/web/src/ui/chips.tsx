import type { Option } from '@herald/media/option';
import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { Field, type FieldProps, useFieldControl } from './field.tsx';

interface ChipsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Six of the same width, in rows that fill the form. */
  isGrid?: boolean;
}

/** Five and more descriptive choices, one of them taken. Chosen is ink, never signal. */
export function Chips<Value extends string>({ label, options, value, onChange, isGrid }: ChipsProps<Value>) {
  const { id: _labelTarget, ...control } = useFieldControl();
  return (
    <RadioGroup.Root
      {...control}
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      className={clsx('gap-2', isGrid ? 'grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6' : 'flex flex-wrap')}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="h-10 rounded-control border border-line-strong px-3 font-medium text-13 text-ink-soft transition-colors duration-150 hover:text-ink max-md:h-11 data-[state=checked]:border-ink data-[state=checked]:bg-raised data-[state=checked]:text-ink"
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

type ChipsFieldProps<Value extends string> = ChipsProps<Value> & Pick<FieldProps, 'error' | 'optional' | 'className'>;

/** Choices with their label above them. */
export function ChipsField<Value extends string>(props: ChipsFieldProps<Value>) {
  const { error, optional = false, className = '', ...choices } = props;
  return (
    <Field label={choices.label} error={error} optional={optional} className={className}>
      <Chips {...choices} />
    </Field>
  );
}
