import { clsx } from 'clsx';

interface SpinnerProps {
  label: string;
  className?: string;
}

/** Only for the first moment, when it is not yet known which screen comes. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <div role="status" className={clsx('flex flex-col items-center gap-4 text-14 text-ink-soft', className)}>
      <div aria-hidden className="corners on-air relative size-12 text-ink-faint">
        <span className="absolute inset-0 m-auto size-2 rounded-full bg-signal" />
      </div>
      {label}
    </div>
  );
}
