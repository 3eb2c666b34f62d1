import type { Canvas, Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { type Overlay, progressAt } from '../overlays/overlay.ts';

export interface ShotTimes {
  startSec: number;
  endSec: number;
}

/** A picture that is there for a shot, from its first frame to its last, and comes nearer by a share of its size. */
export class ProductShotOverlay implements Overlay {
  readonly #sprite: Canvas;
  readonly #place: Rect;
  readonly #frame: Rect;
  readonly #growth: number;
  readonly #times: readonly ShotTimes[];

  constructor(
    sprite: Canvas,
    { place, frame, growth }: { place: Rect; frame: { width: number; height: number }; growth: number },
    times: readonly ShotTimes[],
  ) {
    this.#sprite = sprite;
    this.#place = place;
    this.#frame = { x: 0, y: 0, width: frame.width, height: frame.height };
    this.#growth = growth;
    this.#times = times;
  }

  stateAt(tSec: number): string | null {
    const shot = this.#shotAt(tSec);
    return shot ? String(this.#growth === 0 ? 1 : this.#scaleAt(shot, tSec)) : null;
  }

  areaAt(): Rect {
    const { x, y, width, height } = this.#place;
    const [wide, high] = [Math.ceil((width * this.#growth) / 2), Math.ceil((height * this.#growth) / 2)];
    const left = Math.max(0, Math.floor(x) - wide);
    const top = Math.max(0, Math.floor(y) - high);
    const right = Math.min(this.#frame.width, Math.ceil(x + width) + wide);
    const bottom = Math.min(this.#frame.height, Math.ceil(y + height) + high);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  draw(ctx: Context2D, tSec: number): void {
    const shot = this.#shotAt(tSec);
    if (!shot) return;
    const scale = this.#scaleAt(shot, tSec);
    const { x, y, width, height } = this.#place;
    const [wide, high] = [width * scale, height * scale];
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(this.#sprite, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  }

  #scaleAt({ startSec, endSec }: ShotTimes, tSec: number): number {
    return 1 + this.#growth * progressAt(tSec, startSec, Math.max(0.1, endSec - startSec));
  }

  #shotAt(tSec: number): ShotTimes | undefined {
    return this.#times.find(({ startSec, endSec }) => tSec >= startSec && tSec < endSec);
  }
}
