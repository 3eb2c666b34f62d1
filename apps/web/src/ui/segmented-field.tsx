import { Field, type FieldProps } from './field.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';

type SegmentedFieldProps<Value extends string> = Omit<SegmentedProps<Value>, 'full' | 'className'> &
  Pick<FieldProps, 'hint' | 'error'>;

/** Modes with their label above them. */
export function SegmentedField<Value extends string>({ hint, error, ...modes }: SegmentedFieldProps<Value>) {
  return (
    <Field label={modes.label} hint={hint} error={error}>
      <Segmented {...modes} full />
    </Field>
  );
}
