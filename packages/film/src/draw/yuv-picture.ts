import { type FilmFormat, i420Bytes } from '../film-format.ts';
import type { Area } from './drawing.ts';

const BAND_ROWS = 16;

/** BT.709, limited range, in 16.16 fixed point (chroma sums four pixels, hence 18). */
const LUMA_ROUND = (16 << 16) + (1 << 15);
const CHROMA_ROUND = (128 << 18) + (1 << 17);

/** Pixels of a picture or of a part of it that begins at `left`, `top`. */
interface Source {
  pixels: Uint32Array;
  stride: number;
  left: number;
  top: number;
}

/** A yuv420p picture that stays; of every new RGBA picture only the part that changed is converted. */
export class YuvPicture {
  readonly bytes: Uint8Array;
  /** whether there is a whole picture that parts can be put on */
  isWhole = false;
  readonly #width: number;
  readonly #height: number;
  #last: Uint8Array | undefined;

  constructor(format: FilmFormat) {
    this.#width = format.width;
    this.#height = format.height;
    this.bytes = new Uint8Array(i420Bytes(format));
  }

  /** Takes `rgba` over: the caller must not change it afterwards. Returns how many pixels were converted. */
  update(rgba: Uint8Array): number {
    const last = this.#last;
    this.#last = rgba;
    this.isWhole = true;
    const now = pixelsOf(rgba);
    const before = last && pixelsOf(last);
    let converted = 0;
    for (let top = 0; top < this.#height; top += BAND_ROWS) {
      const bottom = Math.min(top + BAND_ROWS, this.#height);
      const [left, right] = before ? this.#changedColumns(now, before, top, bottom) : [0, this.#width];
      if (left >= right) continue;
      this.#convert({ pixels: now, stride: this.#width, left: 0, top: 0 }, { top, bottom, left, right });
      converted += (right - left) * (bottom - top);
    }
    return converted;
  }

  /** Puts a part on the picture: the RGBA of an area whose sides all lie on even pixels. */
  updateArea(rgba: Uint8Array | Uint8ClampedArray, { x, y, width, height }: Area): void {
    this.#last = undefined;
    const part = { left: x, top: y, right: x + width, bottom: y + height };
    this.#convert({ pixels: pixelsOf(rgba), stride: width, left: x, top: y }, part);
  }

  /** Even columns [left, right) of a band outside which nothing changed. */
  #changedColumns(now: Uint32Array, before: Uint32Array, top: number, bottom: number): [number, number] {
    const width = this.#width;
    if (bytesOf(now, top * width, bottom * width).equals(bytesOf(before, top * width, bottom * width))) return [0, 0];
    let left = width;
    let right = 0;
    for (let row = top; row < bottom; row++) {
      const start = row * width;
      let x = 0;
      while (x < left && now[start + x] === before[start + x]) x++;
      left = Math.min(left, x);
      x = width;
      while (x > right && now[start + x - 1] === before[start + x - 1]) x--;
      right = Math.max(right, x);
    }
    return [left & ~1, (right + 1) & ~1];
  }

  #convert(source: Source, part: { top: number; bottom: number; left: number; right: number }): void {
    const { pixels: rgba, stride } = source;
    const width = this.#width;
    const luma = this.bytes;
    const chromaWidth = width >> 1;
    const blue = width * this.#height;
    const red = blue + chromaWidth * (this.#height >> 1);
    for (let row = part.top; row < part.bottom; row += 2) {
      let at = (row - source.top) * stride + part.left - source.left;
      let upper = row * width + part.left;
      let lower = upper + width;
      let chroma = (row >> 1) * chromaWidth + (part.left >> 1);
      for (let x = part.left; x < part.right; x += 2, at += 2, upper += 2, lower += 2, chroma++) {
        const a = rgba[at]!;
        const b = rgba[at + 1]!;
        const c = rgba[at + stride]!;
        const d = rgba[at + stride + 1]!;
        luma[upper] = lumaOf(a);
        luma[upper + 1] = lumaOf(b);
        luma[lower] = lumaOf(c);
        luma[lower + 1] = lumaOf(d);
        const r = (a & 255) + (b & 255) + (c & 255) + (d & 255);
        const g = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
        const bl = ((a >>> 16) & 255) + ((b >>> 16) & 255) + ((c >>> 16) & 255) + ((d >>> 16) & 255);
        luma[blue + chroma] = (-6596 * r - 22189 * g + 28785 * bl + CHROMA_ROUND) >> 18;
        luma[red + chroma] = (28785 * r - 26145 * g - 2640 * bl + CHROMA_ROUND) >> 18;
      }
    }
  }
}

function lumaOf(pixel: number): number {
  return (11966 * (pixel & 255) + 40254 * ((pixel >>> 8) & 255) + 4064 * ((pixel >>> 16) & 255) + LUMA_ROUND) >> 16;
}

function pixelsOf(rgba: Uint8Array | Uint8ClampedArray): Uint32Array {
  return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength >> 2);
}

function bytesOf(pixels: Uint32Array, from: number, to: number): Buffer {
  return Buffer.from(pixels.buffer, pixels.byteOffset + from * 4, (to - from) * 4);
}
