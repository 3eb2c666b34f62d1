import { Chips, type ChipsProps } from './chips.tsx';
import { Field, type FieldProps } from './field.tsx';

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
