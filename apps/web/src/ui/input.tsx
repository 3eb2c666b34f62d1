import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

/** On phones 16 px, below which iOS zooms into a focused field. */
export const inputClass =
  'w-full rounded-control border border-edge bg-ground px-3 text-14 text-ink transition-colors duration-150 hover:border-ink-faint max-md:text-16 aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-raised disabled:text-ink-faint';

interface InputProps extends ComponentProps<'input'> {
  icon?: IconShape;
  /** A small control or note inside the right edge. */
  end?: ReactNode;
}

export function Input({ icon, end, className, ...rest }: InputProps) {
  const control = useFieldControl();
  return (
    <div className={clsx('relative', className)}>
      {icon && (
        <Icon of={icon} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint" />
      )}
      <input
        dir="auto"
        {...control}
        {...rest}
        className={clsx(inputClass, 'h-10 max-md:h-11', icon && 'pl-9', Boolean(end) && 'pr-11')}
      />
      {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
    </div>
  );
}
