import type { VideoOutput } from '@herald/contract';
import type { ReactNode } from 'react';
import { frameSize } from './frame-size.ts';

interface StageTopProps {
  children: ReactNode;
  output: VideoOutput;
}

/** The line above the frame: what is going on, and how it will be filmed. */
export function StageTop({ children, output }: StageTopProps) {
  return (
    <div className="mb-3 flex h-7 shrink-0 items-center justify-between gap-3 text-13 text-ink-soft">
      <span className="flex min-w-0 items-center gap-2">{children}</span>
      <span className="tc whitespace-nowrap text-12 text-ink-faint">
        {output.aspect_ratio} · {frameSize(output)} · 30 fps
      </span>
    </div>
  );
}
