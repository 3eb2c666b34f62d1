import type { Canvas, Context2D, MakeCanvas } from '../canvas/canvas.ts';
import { contextOf } from '../canvas/context-of.ts';
import type { Rect } from '../math/rect.ts';
import { GrowingPlace } from './growing-place.ts';
import { letGo } from './let-go.ts';
import type { MemoryPicture, PixelMemory } from './pixel-memory.ts';

/** What only a canvas can draw, on its way into a picture in memory. */
export class CanvasLayer {
  readonly #memory: PixelMemory;
  readonly #makeCanvas: MakeCanvas;
  readonly #place: GrowingPlace;
  #canvas: Canvas | null = null;
  #ctx: Context2D | null = null;

  constructor(memory: PixelMemory, makeCanvas: MakeCanvas) {
    this.#memory = memory;
    this.#makeCanvas = makeCanvas;
    this.#place = new GrowingPlace(memory);
  }

  /** Draws in pixels of the frame; nothing outside the area is seen. The returned colours are not multiplied by alpha. */
  draw(area: Rect, paint: (ctx: Context2D) => void): MemoryPicture {
    const { x, y, width, height } = area;
    const ctx = this.#cleared(width, height);
    ctx.save();
    ctx.translate(-x, -y);
    paint(ctx);
    ctx.restore();
    const { data } = ctx.getImageData(0, 0, width, height);
    const picture = { at: this.#place.for(width * height * 4), width, height, left: x, top: y };
    this.#memory.bytesOf(picture).set(data);
    letGo(data);
    return picture;
  }

  #cleared(width: number, height: number): Context2D {
    const canvas = this.#canvas;
    if (canvas && this.#ctx && canvas.width >= width && canvas.height >= height) {
      this.#ctx.clearRect(0, 0, width, height);
      return this.#ctx;
    }
    this.#canvas = this.#makeCanvas(Math.max(width, canvas?.width ?? 0), Math.max(height, canvas?.height ?? 0));
    this.#canvas.getContext('2d', { willReadFrequently: true });
    this.#ctx = contextOf(this.#canvas);
    return this.#ctx;
  }
}
