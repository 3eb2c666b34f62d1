import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** Chosen, or done. */
export function Checkmark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('grid size-5 shrink-0 place-items-center rounded-full bg-ink text-ground', className)}
    >
      <Check size={12} strokeWidth={2.5} />
    </span>
  );
}
