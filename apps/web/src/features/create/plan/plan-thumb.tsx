import { useEffect, useRef } from 'react';

/** The shot of a sentence as the stage drew it; what was drawn before stays until the new one is there. */
export function PlanThumb({ still }: { still: ImageBitmap | undefined }) {
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
      className="block h-16 w-12 shrink-0 rounded-control bg-bone object-cover"
    />
  );
}
