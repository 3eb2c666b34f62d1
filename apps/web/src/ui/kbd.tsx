import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface KbdProps {
  children: ReactNode;
  className?: string;
}

export function Kbd({ children, className }: KbdProps) {
  return (
    <kbd
      className={clsx(
        'tc grid h-5 min-w-5 place-items-center rounded-sm border border-current/25 px-1 text-12 leading-none opacity-80',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
