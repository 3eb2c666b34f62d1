import type { VideoOutput } from '@herald/contract/draft';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { frameSize } from './frame-size.ts';
import { StageFold } from './stage-fold.tsx';

/** Beside the form, or docked above it on small screens. */
export type StagePlace = 'panel' | 'dock';

interface StageFrameProps {
  /** The picture, a canvas, a wipe: whatever fills the frame. */
  children: ReactNode;
  /** Width to height; the frame is as high as the panel allows. */
  aspect?: number;
  /** In pixels: what else stands above and below the frame in the panel. */
  reservedPx?: number;
  hasCorners?: boolean;
  className?: string;
}

/** What the camera sees, with viewfinder corners: "this is in the frame". */
export function StageFrame(props: StageFrameProps) {
  const { children, aspect = 9 / 16, reservedPx = 318, hasCorners = true, className } = props;
  const width = `min(100%, calc((100dvh - ${reservedPx}px) * ${aspect}))`;
  return (
    <div
      className={clsx(
        '@container relative mx-auto min-w-[120px] shrink-0 overflow-hidden rounded-control bg-film',
        className,
      )}
      style={{ width, aspectRatio: aspect }}
    >
      {children}
      {hasCorners && (
        <div
          aria-hidden
          className="corners pointer-events-none absolute inset-[3.5%] text-film-ink/90"
          style={{ '--corner-length': '18px' } as CSSProperties}
        />
      )}
    </div>
  );
}

/** The small frame of the dock. */
export function StageThumb({ children, aspect = 9 / 16 }: { children: ReactNode; aspect?: number }) {
  return (
    <div
      className="@container relative w-[88px] shrink-0 self-center overflow-hidden rounded-control bg-film md:w-[126px] typing:aspect-square! typing:w-11 short:aspect-square! short:w-11"
      style={{ aspectRatio: aspect }}
    >
      {children}
    </div>
  );
}

interface StageTopProps {
  children: ReactNode;
  output: VideoOutput;
}

/** The line above the frame: what is going on, and how it will be filmed. */
export function StageTop({ children, output }: StageTopProps) {
  return (
    <div className="mb-3 flex h-7 shrink-0 items-center justify-between gap-3 text-13 text-ink-soft">
      <span className="flex max-w-[calc(100%-3rem)] shrink-0 items-center gap-2">
        <StageFold place="panel" className="-ml-2" />
        {children}
      </span>
      {/* The state on the left keeps its width; facts that do not fit beside it wrap into the hidden lines. */}
      <span className="tc flex h-4.5 min-w-0 flex-wrap justify-end gap-x-1 overflow-hidden whitespace-nowrap text-12 text-ink-faint leading-4.5">
        <span>{output.aspect_ratio}</span>
        <span>· {frameSize(output)}</span>
        <span>· 30 fps</span>
      </span>
    </div>
  );
}
