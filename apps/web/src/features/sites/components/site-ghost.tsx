import { clsx } from 'clsx';
import { PoseGuide } from '#ui/pose-guide.tsx';

const FRAMES = ['first', 'second', 'third'];

/** A site as it will be, in outline: a headline and videos below it. */
export function SiteGhost({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx('relative w-full overflow-hidden rounded-control bg-ground p-5 text-edge', className)}
    >
      <div className="corners absolute inset-2" />
      <div className="h-1.5 w-12 rounded-full bg-line-strong" />
      <div className="mt-5 h-4 w-3/5 rounded-sm bg-line-strong" />
      <div className="mt-2 h-2 w-2/5 rounded-full bg-line" />
      <div className="mt-5 grid grid-cols-3 gap-2.5">
        {FRAMES.map((frame) => (
          <div key={frame} className="relative aspect-[9/16] overflow-hidden rounded-[5px] bg-raised">
            <PoseGuide className="text-ink-faint" />
          </div>
        ))}
      </div>
    </div>
  );
}
