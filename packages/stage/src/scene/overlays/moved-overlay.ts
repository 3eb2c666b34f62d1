import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import type { Overlay } from './overlay.ts';

/** How far down something is at a moment, in whole pixels; null while it is not there. */
export type MovedBy = (tSec: number) => number | null;

/** An overlay that gives way in some shots: it is lower, higher, or not there. */
export class MovedOverlay implements Overlay {
  readonly #inner: Overlay;
  readonly #movedBy: MovedBy;

  constructor(inner: Overlay, movedBy: MovedBy) {
    this.#inner = inner;
    this.#movedBy = movedBy;
  }

  stateAt(tSec: number): string | null {
    const down = this.#movedBy(tSec);
    const state = down === null ? null : this.#inner.stateAt(tSec);
    return state === null || down === 0 ? state : `${state} ${down} lower`;
  }

  areaAt(tSec: number): Rect {
    const area = this.#inner.areaAt(tSec);
    return { ...area, y: area.y + (this.#movedBy(tSec) ?? 0) };
  }

  draw(ctx: Context2D, tSec: number): void {
    const down = this.#movedBy(tSec);
    if (down === null) return;
    ctx.save();
    ctx.translate(0, down);
    this.#inner.draw(ctx, tSec);
    ctx.restore();
  }
}
