import type { Context2D, PixelData } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import type { Scene } from '../setup/scene.ts';
import { FrameComposer } from './frame-composer.ts';

/** Shows moment after moment on one canvas, touching only what changed. Nothing else may draw on that canvas. */
export class FramePainter {
  readonly #ctx: Context2D;
  readonly #composer: FrameComposer;
  /** of the size that is needed again and again: what moves */
  #part: PixelData | null = null;

  constructor(ctx: Context2D, scene: Scene) {
    this.#ctx = ctx;
    this.#composer = new FrameComposer(scene);
  }

  /** Returns the parts that may differ from the picture before. */
  paint(tSec: number): Rect[] {
    const ctx = this.#ctx;
    const composer = this.#composer;
    const changed = composer.compose(tSec);
    const { pixels, width } = composer;
    for (const area of changed) {
      const part = this.#partOf(area);
      const rowBytes = area.width * 4;
      for (let row = 0; row < area.height; row++) {
        const from = ((area.y + row) * width + area.x) * 4;
        part.data.set(pixels.subarray(from, from + rowBytes), row * rowBytes);
      }
      ctx.putImageData(part, area.x, area.y);
    }
    return changed;
  }

  #partOf({ width, height }: Rect): PixelData {
    if (this.#part?.width !== width || this.#part.height !== height)
      this.#part = this.#ctx.createImageData(width, height);
    return this.#part;
  }
}
