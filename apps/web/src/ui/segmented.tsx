import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { Field, type FieldProps, useFieldControl } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShape;
  /** Shows the icon alone; the label is then only spoken. */
  iconOnly?: boolean;
}

interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  full?: boolean;
  className?: string;
}

/** Up to four modes that exclude each other. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, full, className } = props;
  const { id: _labelTarget, ...control } = useFieldControl();
  return (
    <RadioGroup.Root
      {...control}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={clsx(
        'inline-flex rounded-control bg-well p-[3px] ring-1 ring-line ring-inset aria-invalid:ring-bad',
        full && 'w-full',
        className,
      )}
    >
      {segments.map((segment) => (
        <RadioGroup.Item
          key={segment.value}
          value={segment.value}
          aria-label={segment.iconOnly ? segment.label : undefined}
          className={clsx(
            'inline-flex h-[34px] items-center justify-center gap-2 whitespace-nowrap rounded-sm font-medium text-13 text-ink-soft transition-colors duration-150 hover:text-ink max-md:h-[38px] data-[state=checked]:bg-lift data-[state=checked]:text-ink data-[state=checked]:ring-1 data-[state=checked]:ring-line-strong data-[state=checked]:ring-inset',
            segment.iconOnly ? 'w-9' : 'px-3',
            full && 'flex-1',
          )}
        >
          {segment.icon && <Icon of={segment.icon} />}
          {!segment.iconOnly && segment.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

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
