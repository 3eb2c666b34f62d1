import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface StepperProps {
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** What less and more mean: "Slower", "Faster". */
  lessLabel: string;
  moreLabel: string;
}

/** A number in small steps, typed or pressed. */
export function Stepper({ min, max, step, value, onChange, lessLabel, moreLabel }: StepperProps) {
  const control = useFieldControl();
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const [text, setText] = useState(value.toFixed(decimals));
  const [refused, setRefused] = useState('');
  useEffect(() => setText(value.toFixed(decimals)), [value, decimals]);
  const take = (wanted: number) => {
    const inSteps = Math.round(Math.min(max, Math.max(min, wanted)) / step) * step;
    const next = Number.isFinite(inSteps) ? Number(inSteps.toFixed(decimals)) : value;
    setText(next.toFixed(decimals));
    setRefused('');
    if (next !== value) onChange(next);
  };
  /** A number that is typed is taken or refused: another one in its place would go unseen. */
  const takeTyped = () => {
    const typed = Number(text.trim() || Number.NaN);
    if (typed >= min && typed <= max) return take(typed);
    setText(value.toFixed(decimals));
    setRefused(text.trim());
  };
  return (
    <div>
      <div className="flex h-10 items-center rounded-control border border-edge bg-ground transition-colors duration-150 hover:border-ink-faint max-md:h-11">
        <IconButton icon={Minus} label={lessLabel} disabled={value <= min} onClick={() => take(value - step)} />
        <input
          {...control}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={takeTyped}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            if (event.key === 'Enter') takeTyped();
            else take(value + { ArrowUp: step, ArrowDown: -step }[event.key]);
          }}
          className="tc w-0 min-w-0 flex-1 [appearance:textfield] bg-transparent text-center text-14 max-md:text-16 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <IconButton icon={Plus} label={moreLabel} disabled={value >= max} onClick={() => take(value + step)} />
      </div>
      {refused && (
        <p role="alert" className="mt-1.5 text-13 text-bad">
          {`“${refused}” was not taken. Choose ${min.toFixed(decimals)} to ${max.toFixed(decimals)}.`}
        </p>
      )}
    </div>
  );
}
