import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconShape } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconShape;
  label: string;
  size?: 's' | 'm' | 'l';
  outlined?: boolean;
}

const sizeClass = { s: 'size-8', m: 'size-9 max-md:size-11', l: 'size-11' };

export function IconButton({ icon, label, size = 'm', outlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(
        'grid shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-raised hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint aria-pressed:bg-raised aria-pressed:text-ink data-[state=open]:bg-raised data-[state=open]:text-ink',
        sizeClass[size],
        outlined && 'border border-line-strong',
        className,
      )}
    >
      <Icon of={icon} size={size === 's' ? 16 : 17} />
    </button>
  );
}
