import { SHAPE_SIDE } from '@herald/media/person/person-shape';
import type { Rect } from '#base/performer.ts';
import type { Affine } from '../affine.ts';

/** Planes whose rows may be padded. */
export interface PaddedPlanes {
  luma: Uint8Array;
  blue: Uint8Array;
  red: Uint8Array;
  lumaStride: number;
  chromaStride: number;
  width: number;
  height: number;
}

/** In heights of the picture: who sits before a camera reaches no further with their hands. */
const WIDEST = 1.1;

/** What is looked at of a picture of a clip: all of its height, and no more of its width than the person takes. */
export function viewOfPerson([, , mouthX]: Affine, { width, height }: { width: number; height: number }): Rect {
  const wide = Math.min(width, Math.round(height * WIDEST));
  return { x: Math.max(0, Math.min(width - wide, Math.round(mouthX - wide / 2))), y: 0, width: wide, height };
}

/** The colors of a view, stretched to what the finder of persons takes; of each cell four pixels are looked at. */
export function colorsOf({ luma, blue, red, lumaStride, chromaStride }: PaddedPlanes, view: Rect): Float32Array {
  const rgb = new Float32Array(SHAPE_SIDE * SHAPE_SIDE * 3);
  const [left, right] = [placesIn(view.x, view.width, 0.25), placesIn(view.x, view.width, 0.75)];
  const [upper, lower] = [placesIn(view.y, view.height, 0.25), placesIn(view.y, view.height, 0.75)];
  for (let row = 0, out = 0; row < SHAPE_SIDE; row++) {
    const [top, bottom] = [upper[row] * lumaStride, lower[row] * lumaStride];
    const colorRow = (upper[row] >> 1) * chromaStride;
    for (let column = 0; column < SHAPE_SIDE; column++, out += 3) {
      const [first, second] = [left[column], right[column]];
      const sum = luma[top + first] + luma[top + second] + luma[bottom + first] + luma[bottom + second];
      const light = 1.164384 * (sum / 4 - 16);
      const at = colorRow + (first >> 1);
      const [u, v] = [blue[at] - 128, red[at] - 128];
      rgb[out] = shareOf(light + 1.792741 * v);
      rgb[out + 1] = shareOf(light - 0.213249 * u - 0.532909 * v);
      rgb[out + 2] = shareOf(light + 2.112402 * u);
    }
  }
  return rgb;
}

const placesIn = (from: number, length: number, part: number): Int32Array =>
  Int32Array.from({ length: SHAPE_SIDE }, (_, k) => Math.floor(from + ((k + part) * length) / SHAPE_SIDE));

const shareOf = (level: number): number => Math.min(1, Math.max(0, level / 255));
