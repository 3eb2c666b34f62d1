import type { ReactNode } from 'react';
import { Dot } from './dot.tsx';

/** Says that something is really being made right now. Absent when nothing is. */
export function OnAir({ children }: { children: ReactNode }) {
  return (
    <span
      role="status"
      className="inline-flex h-7 items-center gap-2 whitespace-nowrap rounded-full border border-line-strong pr-3 pl-2.5 text-13 text-ink-soft"
    >
      <Dot tone="signal" isLive />
      {children}
    </span>
  );
}
