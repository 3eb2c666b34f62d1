import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { lit } from './gleam.ts';
import { easeOut, type Overlay, progressAt } from './overlay.ts';

const ENTER_SEC = 0.5;
const ENTER_SCALE = 0.9;
/** How much larger it is at the end than at rest. */
const GROWTH = 0.04;

interface Manner {
  /** left out: as much as everything on a card */
  growth?: number;
  /** light passes over it again and again; left out: never */
  gleam?: { makeCanvas: MakeCanvas };
}

/** A picture that comes in and then grows very slowly until the end, so that the last seconds do not stand still. */
export class GrowingOverlay implements Overlay {
  readonly #sprite: Canvas;
  readonly #box: Rect;
  readonly #times: { startSec: number; endSec: number };
  readonly #growth: number;
  readonly #gleam: Manner['gleam'];

  constructor(
    sprite: Canvas,
    at: { x: number; y: number },
    times: { startSec: number; endSec: number },
    { growth = GROWTH, gleam }: Manner = {},
  ) {
    this.#sprite = sprite;
    this.#box = { ...at, width: sprite.width, height: sprite.height };
    this.#times = times;
    this.#growth = growth;
    this.#gleam = gleam;
  }

  stateAt(tSec: number): string | null {
    const { entered, grown } = this.#shownAt(tSec);
    return entered === 0 ? null : `${entered}:${grown}`;
  }

  areaAt(): Rect {
    const { x, y, width, height } = this.#box;
    const [wide, high] = [Math.ceil((width * this.#growth) / 2), Math.ceil((height * this.#growth) / 2)];
    return { x: x - wide, y: y - high, width: width + 2 * wide, height: height + 2 * high };
  }

  draw(ctx: Context2D, tSec: number): void {
    const { entered, grown } = this.#shownAt(tSec);
    const { x, y, width, height } = this.#box;
    const scale = (ENTER_SCALE + (1 - ENTER_SCALE) * entered) * (1 + this.#growth * grown);
    ctx.globalAlpha = entered;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(
      this.#gleam ? lit(this.#sprite, tSec - this.#times.startSec, this.#gleam.makeCanvas) : this.#sprite,
      x + (width * (1 - scale)) / 2,
      y + (height * (1 - scale)) / 2,
      width * scale,
      height * scale,
    );
    ctx.globalAlpha = 1;
  }

  #shownAt(tSec: number): { entered: number; grown: number } {
    const { startSec, endSec } = this.#times;
    return {
      entered: easeOut(progressAt(tSec, startSec, ENTER_SEC)),
      grown: progressAt(tSec, startSec, Math.max(ENTER_SEC, endSec - startSec)),
    };
  }
}
