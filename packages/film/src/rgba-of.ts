import { planesOf } from './packed-planes.ts';
import type { Area, Planes } from './picture.ts';

/** A decoded picture (BT.709, limited range) as RGBA, made smaller by averaging when `size` is smaller. */
export function rgbaOf(picture: Planes, size: { width: number; height: number }): Uint8Array {
  const { width, height } = size;
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const rows = span(y, height, picture.height);
    for (let x = 0; x < width; x++) {
      const columns = span(x, width, picture.width);
      const luma = mean(picture.luma, picture.lumaStride, rows, columns);
      const chromaAt = (rows[0] >> 1) * picture.chromaStride + (columns[0] >> 1);
      putPixel(rgba, (y * width + x) * 4, luma, picture.blue[chromaAt], picture.red[chromaAt]);
    }
  }
  return new Uint8Array(rgba.buffer);
}

/** The same in its own size, quickly. */
export function wholeRgbaOf(picture: Planes, rgba?: Uint8ClampedArray): Uint8ClampedArray {
  const { width, height } = picture;
  return partOf(picture, { x: 0, y: 0, width, height }, rgba);
}

/** The RGBA of a part of a picture whose planes follow each other. */
export function rgbaOfArea(
  planes: Uint8Array,
  { width, height }: Size,
  area: Area,
  rgba?: Uint8ClampedArray,
): Uint8ClampedArray {
  return partOf(planesOf(planes, width, height), area, rgba);
}

interface Size {
  width: number;
  height: number;
}

function partOf(
  { luma, blue, red, lumaStride, chromaStride }: Omit<Planes, 'width' | 'height'>,
  { x: left, y: top, width, height }: Area,
  rgba: Uint8ClampedArray = new Uint8ClampedArray(width * height * 4),
): Uint8ClampedArray {
  let at = 0;
  for (let y = top; y < top + height; y++) {
    const [lumaRow, chromaRow] = [y * lumaStride, (y >> 1) * chromaStride];
    for (let x = left; x < left + width; x++, at += 4) {
      const chromaAt = chromaRow + (x >> 1);
      putPixel(rgba, at, luma[lumaRow + x], blue[chromaAt], red[chromaAt]);
    }
  }
  return rgba;
}

function span(index: number, count: number, length: number): [number, number] {
  const from = Math.floor((index * length) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))];
}

function mean(data: Uint8Array, stride: number, rows: [number, number], columns: [number, number]): number {
  let sum = 0;
  for (let y = rows[0]; y < rows[1]; y++) for (let x = columns[0]; x < columns[1]; x++) sum += data[y * stride + x];
  return sum / ((rows[1] - rows[0]) * (columns[1] - columns[0]));
}

function putPixel(rgba: Uint8ClampedArray, at: number, luma: number, blue: number, red: number): void {
  const light = 1.164384 * (luma - 16);
  rgba[at] = light + 1.792741 * (red - 128);
  rgba[at + 1] = light - 0.213249 * (blue - 128) - 0.532909 * (red - 128);
  rgba[at + 2] = light + 2.112402 * (blue - 128);
  rgba[at + 3] = 255;
}
