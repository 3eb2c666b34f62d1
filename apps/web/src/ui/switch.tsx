import { clsx } from 'clsx';
import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  /** Beside the label: badges. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Before the switch: a number that it turns on and off, and that the hint describes, too. */
  number?: (describedBy: string | undefined) => ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, aside, hint, number, isOn, onChange, disabled }: SwitchProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={clsx('flex justify-between gap-6 py-3', aside ? 'items-start' : 'items-center')}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-1.5">
          <label htmlFor={id} className="min-w-0 break-words font-medium text-14">
            {label}
          </label>
          {aside}
        </div>
        {hint && (
          <p id={hintId} className="text-13 text-ink-faint">
            {hint}
          </p>
        )}
      </div>
      {number && <div className="-mr-2 ml-auto shrink-0">{number(hintId)}</div>}
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hintId}
        className="relative h-5 w-9 shrink-0 rounded-full ring-1 ring-edge ring-inset transition-colors duration-150 after:absolute after:-inset-3 after:content-[''] disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-ink data-[state=checked]:ring-ink"
      >
        <Radix.Thumb className="block size-3.5 translate-x-[3px] rounded-full bg-edge transition-transform duration-150 data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-ground" />
      </Radix.Root>
    </div>
  );
}
