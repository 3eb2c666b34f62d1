import type { Canvas, Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { type Overlay, progressAt } from '../overlays/overlay.ts';

export interface ShotTimes {
  startSec: number;
  endSec: number;
}

interface InsertView {
  place: Rect;
  frame: { width: number; height: number };
  growth: number;
  /** what it comes nearer to, as shares of its place */
  toward?: { x: number; y: number };
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** A picture that is there for a shot, from its first frame to its last, and comes nearer by a share of its size. */
export class InsertOverlay implements Overlay {
  readonly #sprite: Canvas;
  readonly #place: Rect;
  readonly #frame: Rect;
  readonly #growth: number;
  readonly #toward: { x: number; y: number };
  readonly #times: readonly ShotTimes[];

  constructor(sprite: Canvas, { place, frame, growth, toward = MIDDLE }: InsertView, times: readonly ShotTimes[]) {
    this.#sprite = sprite;
    this.#place = place;
    this.#frame = { x: 0, y: 0, width: frame.width, height: frame.height };
    this.#growth = growth;
    this.#toward = toward;
    this.#times = times;
  }

  stateAt(tSec: number): string | null {
    const shot = this.#shotAt(tSec);
    return shot ? String(this.#growth === 0 ? 1 : this.#scaleAt(shot, tSec)) : null;
  }

  areaAt(): Rect {
    const { x, y, width, height } = this.#place;
    const [wide, high] = [width * this.#growth, height * this.#growth];
    const left = Math.max(0, Math.floor(x - wide * this.#toward.x));
    const top = Math.max(0, Math.floor(y - high * this.#toward.y));
    const right = Math.min(this.#frame.width, Math.ceil(x + width + wide * (1 - this.#toward.x)));
    const bottom = Math.min(this.#frame.height, Math.ceil(y + height + high * (1 - this.#toward.y)));
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  draw(ctx: Context2D, tSec: number): void {
    const shot = this.#shotAt(tSec);
    if (!shot) return;
    const scale = this.#scaleAt(shot, tSec);
    const { x, y, width, height } = this.#place;
    const [wide, high] = [width * scale, height * scale];
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(this.#sprite, x + (width - wide) * this.#toward.x, y + (height - high) * this.#toward.y, wide, high);
  }

  #scaleAt({ startSec, endSec }: ShotTimes, tSec: number): number {
    return 1 + this.#growth * progressAt(tSec, startSec, Math.max(0.1, endSec - startSec));
  }

  #shotAt(tSec: number): ShotTimes | undefined {
    return this.#times.find(({ startSec, endSec }) => tSec >= startSec && tSec < endSec);
  }
}
