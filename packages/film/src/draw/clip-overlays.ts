import { isCovered, type Scene } from '@herald/stage';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { FilmFormat } from '../film-format.ts';
import type { Area } from '../picture.ts';
import { rgbaOfArea } from '../rgba-of.ts';
import { stageContext } from './node-stage.ts';
import { evenWithin } from './take-over.ts';
import { YuvPicture } from './yuv-picture.ts';

/** Lays captions, cards and logo over pictures in planes; only what they touch is turned into RGBA and back. */
export class ClipOverlays {
  readonly #scene: Scene;
  readonly #format: FilmFormat;
  readonly #picture: YuvPicture;
  #canvas: Canvas = createCanvas(2, 2);
  #covered = '';

  constructor(scene: Scene, format: FilmFormat) {
    this.#scene = scene;
    this.#format = format;
    this.#picture = new YuvPicture(format);
  }

  /** The planes with everything over them: those it was given where nothing is. */
  lay(planes: Uint8Array, tSec: number): Uint8Array {
    const shown = this.#scene.overlays.filter((overlay) => overlay.stateAt(tSec) !== null);
    if (shown.length === 0) return planes;
    const isHidden = isCovered(this.#scene, tSec);
    const state = isHidden ? JSON.stringify(shown.map((overlay) => overlay.stateAt(tSec))) : '';
    // Nothing of the clip shows through the end card, and it moves only while it comes.
    if (isHidden && state === this.#covered) return this.#picture.bytes;
    this.#covered = state;
    this.#picture.replace(planes);
    for (const overlay of shown) {
      const area = evenWithin(overlay.areaAt(tSec), this.#format);
      if (area.width <= 0 || area.height <= 0) continue;
      const context = this.#canvasFor(area).getContext('2d');
      const pixels = context.createImageData(area.width, area.height);
      rgbaOfArea(this.#picture.bytes, this.#format, area, pixels.data);
      context.putImageData(pixels, 0, 0);
      context.save();
      context.translate(-area.x, -area.y);
      overlay.draw(stageContext(this.#canvas), tSec);
      context.restore();
      this.#picture.updateArea(context.getImageData(0, 0, area.width, area.height).data, area);
    }
    return this.#picture.bytes;
  }

  #canvasFor({ width, height }: Area): Canvas {
    if (this.#canvas.width !== width || this.#canvas.height !== height) this.#canvas = createCanvas(width, height);
    return this.#canvas;
  }
}
