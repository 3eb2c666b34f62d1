import { Field } from '#ui/field.tsx';
import { Slider } from '#ui/slider.tsx';
import { TextButton } from '#ui/text-button.tsx';

interface DialProps {
  label: string;
  max: number;
  /** `null`: left to chance. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A slider that may be left to chance. */
export function Dial({ label, max, value, onChange }: DialProps) {
  const aside =
    value === null ? (
      <span className="text-13 text-ink-faint">Random</span>
    ) : (
      <span className="flex items-baseline gap-3 text-13">
        <TextButton className="text-12 text-ink-faint" aria-label={`${label}: random`} onClick={() => onChange(null)}>
          Random
        </TextButton>
        <span className="tnum min-w-5 text-right text-ink">{value}</span>
      </span>
    );
  return (
    <Field label={label} aside={aside}>
      <Slider label={label} min={0} max={max} step={1} value={value} onChange={onChange} />
    </Field>
  );
}
