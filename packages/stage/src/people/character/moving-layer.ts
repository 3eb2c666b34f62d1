import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { type MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { LoadedPerformer, Performer, Pose } from '#base/performer.ts';

/** Draws what moves of a performer onto canvases, for single pictures: composed beside them, then put on as a whole. */
export class MovingLayer {
  readonly #memory = new PixelMemory();
  readonly #picture: MemoryPicture;
  readonly #loaded: LoadedPerformer;
  readonly #canvas: Canvas;

  constructor({ movingArea, load }: Pick<Performer, 'movingArea' | 'load'>, makeCanvas: MakeCanvas) {
    this.#picture = this.#memory.picture(movingArea);
    this.#loaded = load(this.#memory);
    this.#canvas = makeCanvas(movingArea.width, movingArea.height);
  }

  draw(ctx: Context2D, pose: Pose): void {
    const picture = this.#picture;
    this.#memory.clear(picture);
    this.#loaded.drawMoving(picture, pose);
    this.#memory.divideByAlpha(picture);
    const layer = contextOf(this.#canvas);
    const pixels = layer.createImageData(picture.width, picture.height);
    pixels.data.set(this.#memory.bytesOf(picture));
    layer.putImageData(pixels, 0, 0);
    ctx.drawImage(this.#canvas, picture.left, picture.top);
  }
}
