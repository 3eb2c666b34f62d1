import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import type { Overlay } from './overlay.ts';

export interface OverlayWindow {
  /** where its own upper left corner is, and how far it may reach */
  at: Rect;
  /** a circle that it leaves free */
  hole: Rect | null;
}

/** An overlay of a part of the frame, perhaps around a circle through which the presenter is seen. */
export class WindowedOverlay implements Overlay {
  readonly #inner: Overlay;
  readonly #window: OverlayWindow;

  constructor(inner: Overlay, window: OverlayWindow) {
    this.#inner = inner;
    this.#window = window;
  }

  /** What is within. */
  get inner(): Overlay {
    return this.#inner;
  }

  stateAt(tSec: number): string | null {
    return this.#inner.stateAt(tSec);
  }

  areaAt(tSec: number): Rect {
    const { at } = this.#window;
    const area = this.#inner.areaAt(tSec);
    return { ...area, x: area.x + at.x, y: area.y + at.y };
  }

  leavesFree({ x, y, width, height }: Rect): boolean {
    const { hole } = this.#window;
    if (!hole) return false;
    const radius = hole.width / 2;
    const [middleX, middleY] = [hole.x + radius, hole.y + radius];
    const farthestX = Math.max(Math.abs(x - middleX), Math.abs(x + width - middleX));
    const farthestY = Math.max(Math.abs(y - middleY), Math.abs(y + height - middleY));
    return Math.hypot(farthestX, farthestY) < radius;
  }

  draw(ctx: Context2D, tSec: number): void {
    const { at, hole } = this.#window;
    ctx.save();
    ctx.beginPath();
    ctx.rect(at.x, at.y, at.width, at.height);
    if (hole) {
      const radius = hole.width / 2;
      ctx.moveTo(hole.x + hole.width, hole.y + radius);
      ctx.arc(hole.x + radius, hole.y + radius, radius, 0, 2 * Math.PI);
    }
    ctx.clip('evenodd');
    ctx.translate(at.x, at.y);
    this.#inner.draw(ctx, tSec);
    ctx.restore();
  }
}
