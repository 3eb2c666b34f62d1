import { isCovered, type Scene } from '@herald/stage';
import { letGo } from '@herald/stage/let-go';
import { type Canvas, createCanvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { FilmFormat } from '../film-format.ts';
import type { Area } from '../picture.ts';
import { stageContext } from './node-stage.ts';
import { evenWithin } from './take-over.ts';
import type { YuvPicture } from './yuv-picture.ts';

/** Lays captions, cards and logo over pictures in planes; only what they touch is turned into RGBA and back. */
export class ClipOverlays {
  readonly #scene: Scene;
  readonly #format: FilmFormat;
  /** As large as the largest area so far: captions that pop up have another size in each picture. */
  #canvas: Canvas = createCanvas(2, 2);
  /** What lies under an overlay, of the size of the canvas: new pixels for each frame cost more than to fill them. */
  #under: ImageData | undefined;
  #covered = '';

  constructor(scene: Scene, format: FilmFormat) {
    this.#scene = scene;
    this.#format = format;
  }

  /** Lays everything that is shown at a moment over the picture of it. */
  lay(picture: YuvPicture, tSec: number): void {
    const shown = this.#scene.overlays.filter((overlay) => overlay.stateAt(tSec) !== null);
    const isHidden = shown.length > 0 && isCovered(this.#scene, tSec);
    const state = isHidden ? JSON.stringify(shown.map((overlay) => overlay.stateAt(tSec))) : '';
    // Nothing of the clip shows through the end card, and it moves only while it comes.
    if (isHidden && state === this.#covered) return;
    this.#covered = state;
    for (const overlay of shown) {
      const area = evenWithin(overlay.areaAt(tSec), this.#format);
      if (area.width <= 0 || area.height <= 0) continue;
      const context = this.#contextOver(picture, area);
      context.save();
      context.beginPath();
      context.rect(0, 0, area.width, area.height);
      context.clip();
      context.translate(-area.x, -area.y);
      overlay.draw(stageContext(this.#canvas), tSec);
      context.restore();
      const { data } = context.getImageData(0, 0, area.width, area.height);
      picture.updateArea(data, area);
      letGo(data);
    }
  }

  /** With what the picture shows in an area in its corner. */
  #contextOver(picture: YuvPicture, area: Area): SKRSContext2D {
    const context = this.#roomFor(area).getContext('2d');
    this.#under ??= context.createImageData(this.#canvas.width, this.#canvas.height);
    const { data } = this.#under;
    const [pixels, rowBytes, step] = [picture.rgbaOf(area), area.width * 4, this.#canvas.width * 4];
    for (let row = 0; row < area.height; row++)
      data.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * step);
    context.putImageData(this.#under, 0, 0, 0, 0, area.width, area.height);
    return context;
  }

  #roomFor({ width, height }: Area): Canvas {
    const { width: wide, height: high } = this.#canvas;
    if (wide >= width && high >= height) return this.#canvas;
    this.#under = undefined;
    this.#canvas = createCanvas(Math.max(wide, width), Math.max(high, height));
    return this.#canvas;
  }
}
