import type { Making } from '../steps/making.ts';
import { filmedShare } from './frame-size.ts';

/** What is filmed is in colour, the rest grey and dark, a line at the true place. */
export function MakingWipe({ making }: { making: Making }) {
  const share = `${filmedShare(making) * 100}%`;
  return (
    <div aria-hidden data-making className="absolute inset-0">
      <div className="absolute inset-y-0 right-0 backdrop-brightness-[.3] backdrop-grayscale" style={{ left: share }} />
      <span className="absolute inset-y-0 w-[2px] bg-signal" style={{ left: share }} />
    </div>
  );
}

/** Below the frame: the pictures that are done, along a ruler. */
export function MakingRuler({ making, className }: { making: Making; className?: string }) {
  const { progress } = making;
  const share = `${filmedShare(making) * 100}%`;
  return (
    <div className={className}>
      <div className="flex h-9 items-center gap-3">
        <span
          aria-hidden
          className="relative h-2 flex-1 text-line-strong [background:repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_8px)_left_bottom/100%_4px_repeat-x,repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_40px)_left_bottom/100%_8px_repeat-x]"
        >
          <i className="-top-1 absolute bottom-0 w-[2px] bg-signal" style={{ left: share }} />
        </span>
        {progress && progress.frames_total > 0 && (
          <span className="tc text-12 text-ink-soft">
            {progress.frames_done} / {progress.frames_total}
          </span>
        )}
      </div>
    </div>
  );
}
