import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { type Overlay, progressAt } from './overlay.ts';

const TRACK = 'rgba(14,14,17,0.42)';

interface BarLook {
  place: Rect;
  /** ends as round as it is high; otherwise it is the edge of the frame */
  isRound: boolean;
  color: string;
}

/** Fills from left to right until `endSec`. */
export class ProgressBarOverlay implements Overlay {
  readonly #look: BarLook;
  readonly #endSec: number;

  constructor(look: BarLook, endSec: number) {
    this.#look = look;
    this.#endSec = endSec;
  }

  stateAt(tSec: number): string {
    return String(this.#filledAt(tSec));
  }

  areaAt(): Rect {
    return this.#look.place;
  }

  draw(ctx: Context2D, tSec: number): void {
    const { color, place } = this.#look;
    this.#bar(ctx, TRACK, place.width);
    this.#bar(ctx, color, this.#filledAt(tSec));
  }

  #filledAt(tSec: number): number {
    const { width, height } = this.#look.place;
    return Math.max(height, Math.round(width * progressAt(tSec, 0, this.#endSec)));
  }

  #bar(ctx: Context2D, color: string, width: number): void {
    const { place, isRound } = this.#look;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(place.x, place.y, width, place.height, isRound ? place.height / 2 : 0);
    ctx.fill();
  }
}
