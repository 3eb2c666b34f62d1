import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rgb } from '#base/color/rgb.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { Light } from '#base/light/light-presets.ts';
import { type HeadFit, toHeadY, toReferenceY } from './head-fit.ts';
import { StrandShader } from './strand-shader.ts';

export interface PainterSettings {
  unitPx: number;
  /** [left, top, right, bottom] in face units of the head in hand */
  box: readonly [number, number, number, number];
  light: Light;
  color: Rgb;
  fit: HeadFit;
  random: () => number;
  /** share of grey strands, 0..1 */
  grey: number;
}

/** Float pixels (premultiplied, 0..255) that locks are painted into; turned into a canvas once at the end. */
export class HairPainter {
  readonly unitPx: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  readonly shader: StrandShader;
  readonly fit: HeadFit;
  readonly random: () => number;
  readonly grey: number;

  constructor(settings: PainterSettings) {
    const { unitPx, box } = settings;
    this.unitPx = unitPx;
    this.left = Math.floor(box[0] * unitPx);
    this.top = Math.floor(box[1] * unitPx);
    this.width = Math.ceil(box[2] * unitPx) - this.left;
    this.height = Math.ceil(box[3] * unitPx) - this.top;
    this.pixels = new Float32Array(this.width * this.height * 4);
    this.shader = new StrandShader(settings.light, settings.color);
    this.fit = settings.fit;
    this.random = settings.random;
    this.grey = settings.grey;
  }

  /** Reference x to a column of the buffer. */
  columnOf(x: number): number {
    return x * this.fit.widen * this.unitPx - this.left;
  }

  /** Reference y to a row of the buffer. */
  rowOf(y: number): number {
    return toHeadY(this.fit, y) * this.unitPx - this.top;
  }

  /** Lays the shader's colour over one pixel. */
  blend(pixel: number, alpha: number): void {
    const at = pixel * 4;
    const { pixels, shader } = this;
    const keep = 1 - alpha;
    pixels[at] = pixels[at] * keep + shader.red * alpha;
    pixels[at + 1] = pixels[at + 1] * keep + shader.green * alpha;
    pixels[at + 2] = pixels[at + 2] * keep + shader.blue * alpha;
    pixels[at + 3] = pixels[at + 3] * keep + alpha;
  }

  /** Visits every painted pixel with its place in reference units. */
  #eachPainted(visit: (x: number, y: number, at: number) => void): void {
    for (let row = 0, at = 0; row < this.height; row++) {
      const y = toReferenceY(this.fit, (row + this.top + 0.5) / this.unitPx);
      for (let column = 0; column < this.width; column++, at += 4) {
        if (this.pixels[at + 3] === 0) continue;
        visit((column + this.left + 0.5) / (this.unitPx * this.fit.widen), y, at);
      }
    }
  }

  /** Cuts everything outside a soft shape: inside(x, y) is 1 where paint stays. */
  keepWithin(inside: (x: number, y: number) => number): void {
    this.#eachPainted((x, y, at) => {
      const keep = inside(x, y);
      if (keep < 1) for (let c = 0; c < 4; c++) this.pixels[at + c] *= keep;
    });
  }

  darken(amount: (x: number, y: number) => number): void {
    this.#eachPainted((x, y, at) => {
      const keep = 1 - amount(x, y);
      if (keep < 1) for (let c = 0; c < 3; c++) this.pixels[at + c] *= keep;
    });
  }

  /** Lays another layer of the same head over this one. */
  overlay(layer: HairPainter): void {
    const dx = layer.left - this.left;
    const dy = layer.top - this.top;
    for (let y = Math.max(0, -dy); y < layer.height && y + dy < this.height; y++) {
      for (let x = Math.max(0, -dx); x < layer.width && x + dx < this.width; x++) {
        const from = (y * layer.width + x) * 4;
        const alpha = layer.pixels[from + 3];
        if (alpha === 0) continue;
        const to = ((y + dy) * this.width + x + dx) * 4;
        for (let c = 0; c < 4; c++) this.pixels[to + c] = this.pixels[to + c] * (1 - alpha) + layer.pixels[from + c];
      }
    }
  }

  /** Bounds of everything painted, one pixel wider, or null when nothing was. */
  #painted(): { left: number; top: number; right: number; bottom: number } | null {
    const { width, height, pixels } = this;
    let left = width;
    let right = -1;
    let top = height;
    let bottom = -1;
    for (let y = 0, at = 3; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        if (pixels[at] <= 0.008) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    }
    return right < left ? null : { left, top, right, bottom };
  }

  /** The picture, cropped to what was painted. */
  toSprite(makeCanvas: MakeCanvas): Sprite | null {
    const bounds = this.#painted();
    if (!bounds) return null;
    const width = bounds.right - bounds.left + 1;
    const height = bounds.bottom - bounds.top + 1;
    const canvas = makeCanvas(width, height);
    const ctx = contextOf(canvas);
    const image = ctx.createImageData(width, height);
    const out = image.data;
    for (let y = 0, to = 0; y < height; y++) {
      let from = ((y + bounds.top) * this.width + bounds.left) * 4;
      for (let x = 0; x < width; x++, to += 4, from += 4) {
        const alpha = this.pixels[from + 3];
        if (alpha <= 0.008) continue;
        out[to] = this.pixels[from] / alpha;
        out[to + 1] = this.pixels[from + 1] / alpha;
        out[to + 2] = this.pixels[from + 2] / alpha;
        out[to + 3] = alpha * 255;
      }
    }
    ctx.putImageData(image, 0, 0);
    return { canvas, x: this.left + bounds.left, y: this.top + bounds.top };
  }
}
