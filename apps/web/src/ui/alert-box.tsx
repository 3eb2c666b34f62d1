import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface AlertBoxProps {
  children: ReactNode;
  action?: ReactNode;
}

/** What went wrong, in place, with the way out beside it. */
export function AlertBox({ children, action }: AlertBoxProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'flex gap-2.5 rounded-control border border-bad/40 bg-bad-wash px-3.5 py-3 text-13 text-ink',
        action ? 'items-center' : 'items-start',
      )}
    >
      <span aria-hidden className={clsx('size-[7px] shrink-0 rounded-[1.5px] bg-bad', !action && 'mt-[6px]')} />
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
