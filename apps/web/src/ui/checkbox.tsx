import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface CheckboxProps {
  children: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
}

/** Something to agree to. */
export function Checkbox({ children, isChecked, onChange, error }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3">
        <Radix.Root
          id={id}
          checked={isChecked}
          onCheckedChange={(next) => onChange(next === true)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={clsx(
            'relative mt-px grid size-5 shrink-0 place-items-center rounded-sm border bg-ground transition-colors duration-150 after:absolute after:-inset-3 after:content-[""] data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=checked]:text-ground',
            error ? 'border-bad' : 'border-edge',
          )}
        >
          <Radix.Indicator>
            <Icon of={Check} size={14} />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={id} className="text-14 text-ink-soft">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 ml-8 text-13 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
