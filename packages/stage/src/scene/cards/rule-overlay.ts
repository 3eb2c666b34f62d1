import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { type Overlay, progressAt } from '../overlays/overlay.ts';
import type { ShotTimes } from './insert-overlay.ts';

/** A line that grows from where reading begins until its shot is over. */
export class RuleOverlay implements Overlay {
  readonly #place: Rect;
  readonly #look: { color: string; isFromRight: boolean };
  readonly #shot: ShotTimes;

  constructor(place: Rect, look: { color: string; isFromRight: boolean }, shot: ShotTimes) {
    this.#place = place;
    this.#look = look;
    this.#shot = shot;
  }

  stateAt(tSec: number): string | null {
    const { startSec, endSec } = this.#shot;
    if (tSec < startSec || tSec >= endSec) return null;
    const { x, y, width, height } = this.#place;
    return [this.#look.color, this.#look.isFromRight, x, y, width, height, this.#lengthAt(tSec)].join(' ');
  }

  areaAt(): Rect {
    return this.#place;
  }

  draw(ctx: Context2D, tSec: number): void {
    const { x, y, width, height } = this.#place;
    const length = this.#lengthAt(tSec);
    ctx.fillStyle = this.#look.color;
    ctx.beginPath();
    ctx.roundRect(this.#look.isFromRight ? x + width - length : x, y, length, height, height / 2);
    ctx.fill();
  }

  #lengthAt(tSec: number): number {
    const { startSec, endSec } = this.#shot;
    const { width, height } = this.#place;
    return height + Math.round((width - height) * progressAt(tSec, startSec, Math.max(0.1, endSec - startSec)));
  }
}
