import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dot, type Tone } from './dot.tsx';

interface TagProps {
  children: ReactNode;
  /** Shows a dot of this tone before the word. */
  tone?: Tone;
}

export function Tag({ children, tone }: TagProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-[22px] items-center gap-1.5 whitespace-nowrap rounded-sm border px-1.5 font-medium text-12',
        tone === 'signal' ? 'border-signal/40 text-signal-ink' : 'border-line-strong text-ink-soft',
      )}
    >
      {tone && <Dot tone={tone} />}
      {children}
    </span>
  );
}
