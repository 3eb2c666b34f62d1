import type { Canvas, Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { easeOut, type Overlay, progressAt } from './overlay.ts';

export interface StillTimes {
  startSec: number;
  endSec: number;
  /** 0: there at once */
  fadeSec: number;
  /** pixels it rises while it appears */
  risePx: number;
}

/** A drawn thing that appears, stays and goes: logo, hook title, end card. */
export class StillOverlay implements Overlay {
  readonly #sprite: Canvas;
  readonly #box: Rect;
  readonly #times: StillTimes;

  constructor(sprite: Canvas, at: { x: number; y: number }, times: StillTimes) {
    this.#sprite = sprite;
    this.#times = times;
    this.#box = { x: at.x, y: at.y, width: sprite.width, height: sprite.height };
  }

  stateAt(tSec: number): string | null {
    const shown = this.#shownAt(tSec);
    return shown === 0 ? null : String(shown);
  }

  areaAt(): Rect {
    return { ...this.#box, height: this.#box.height + this.#times.risePx };
  }

  draw(ctx: Context2D, tSec: number): void {
    const shown = this.#shownAt(tSec);
    if (shown === 0) return;
    ctx.globalAlpha = shown;
    ctx.drawImage(this.#sprite, this.#box.x, this.#box.y + Math.round((1 - shown) * this.#times.risePx));
    ctx.globalAlpha = 1;
  }

  #shownAt(tSec: number): number {
    const { startSec, endSec, fadeSec } = this.#times;
    if (tSec < startSec || tSec >= endSec) return 0;
    if (fadeSec === 0) return 1;
    const entering = startSec === 0 ? 1 : easeOut(progressAt(tSec, startSec - 1 / 30, fadeSec));
    const leaving = Number.isFinite(endSec) ? 1 - easeOut(progressAt(tSec, endSec - fadeSec, fadeSec)) : 1;
    return entering * leaving;
  }
}
