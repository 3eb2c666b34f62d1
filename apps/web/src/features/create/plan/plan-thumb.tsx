import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

/** The shot of a sentence as the stage drew it; what was drawn before stays until the new one is there. */
export function PlanThumb({ still, className }: { still: ImageBitmap | undefined; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current || !still) return;
    current.width = still.width;
    current.height = still.height;
    current.getContext('2d')?.drawImage(still, 0, 0);
  }, [still]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-drawn={still !== undefined || undefined}
      width={4}
      height={5}
      className={clsx('block bg-bone object-cover', className)}
    />
  );
}
