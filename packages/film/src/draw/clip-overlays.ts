import { isCovered, type Scene } from '@herald/stage';
import { letGo } from '@herald/stage/let-go';
import { type Canvas, createCanvas, type ImageData } from '@napi-rs/canvas';
import type { FilmFormat } from '../film-format.ts';
import type { Area } from '../picture.ts';
import { stageContext } from './node-stage.ts';
import { evenWithin } from './take-over.ts';
import type { YuvPicture } from './yuv-picture.ts';

/** Lays captions, cards and logo over pictures in planes; only what they touch is turned into RGBA and back. */
export class ClipOverlays {
  readonly #scene: Scene;
  readonly #format: FilmFormat;
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
      const canvas = this.#canvasFor(area);
      const context = canvas.getContext('2d');
      this.#under ??= context.createImageData(area.width, area.height);
      this.#under.data.set(picture.rgbaOf(area));
      context.putImageData(this.#under, 0, 0);
      context.save();
      context.translate(-area.x, -area.y);
      overlay.draw(stageContext(canvas), tSec);
      context.restore();
      const pixels = canvas.data();
      picture.updateArea(pixels, area);
      letGo(pixels);
    }
  }

  #canvasFor({ width, height }: Area): Canvas {
    if (this.#canvas.width === width && this.#canvas.height === height) return this.#canvas;
    this.#under = undefined;
    this.#canvas = createCanvas(width, height);
    return this.#canvas;
  }
}
