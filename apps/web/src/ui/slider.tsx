import { Slider as Radix } from 'radix-ui';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  /** `null`: left to chance, drawn as a dotted line with a hollow thumb in its middle. */
  value: number | null;
  onChange: (value: number) => void;
  valueText?: (value: number) => string;
  disabled?: boolean;
}

export function Slider({ label, min, max, step, value, onChange, valueText, disabled }: SliderProps) {
  const isSet = value !== null;
  return (
    <Radix.Root
      min={min}
      max={max}
      step={step}
      // Between two steps, so that every step can be pressed.
      value={[value ?? min + (Math.floor((max - min) / step / 2) + 0.5) * step]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      disabled={disabled}
      className="group relative flex h-6 touch-none select-none items-center data-disabled:opacity-50"
    >
      {isSet ? (
        <Radix.Track className="relative h-1 grow rounded-full bg-line-strong">
          <Radix.Range className="absolute h-full rounded-full bg-ink" />
        </Radix.Track>
      ) : (
        <Radix.Track className="grow border-edge border-t-[3px] border-dotted" />
      )}
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={isSet ? valueText?.(value) : 'Random'}
        className={
          isSet
            ? 'block size-4 rounded-full border-2 border-ink bg-ground'
            : 'block size-4 rounded-full border-2 border-edge bg-ground focus-visible:border-ink'
        }
      />
    </Radix.Root>
  );
}
