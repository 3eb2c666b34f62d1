import { clsx } from 'clsx';

/** A block in the shape of what comes; the words for screen readers are the caller's `role="status"`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('skeleton rounded-sm', className)} />;
}
