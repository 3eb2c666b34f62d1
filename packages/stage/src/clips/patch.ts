import type { Affine } from './affine.ts';

/** One channel of a picture, row by row. */
export interface GreyPicture {
  data: Uint8Array | Uint8ClampedArray;
  stride: number;
  width: number;
  height: number;
}

/** A window in mouth space with so many pixels per mouth width. */
export interface PatchShape {
  left: number;
  top: number;
  perUnit: number;
  width: number;
  height: number;
}

function patchShape(left: number, right: number, top: number, bottom: number, perUnit: number): PatchShape {
  return {
    left,
    top,
    perUnit,
    width: Math.round((right - left) * perUnit),
    height: Math.round((bottom - top) * perUnit),
  };
}

/** What is kept of every picture: the lower face, with room to move it into place. */
export const KEPT_PATCH = patchShape(-1.35, 1.35, -0.85, 1.25, 64);
/** What pictures are laid over each other by. */
export const ALIGNED_PATCH = patchShape(-1.05, 1.05, -0.55, 0.95, 48);
/** The mean picture that a mouth is measured in. */
export const MEAN_PATCH = patchShape(-1.05, 1.05, -0.55, 0.95, 64);

export function readSmooth({ data, stride, width, height }: GreyPicture, x: number, y: number): number {
  const cx = x < 0 ? 0 : Math.min(x, width - 1.001);
  const cy = y < 0 ? 0 : Math.min(y, height - 1.001);
  const left = cx | 0;
  const top = cy | 0;
  const [fx, fy] = [cx - left, cy - top];
  const at = top * stride + left;
  const upper = data[at] + (data[at + 1] - data[at]) * fx;
  const lower = data[at + stride] + (data[at + stride + 1] - data[at + stride]) * fx;
  return upper + (lower - upper) * fy;
}

/** Takes a window of mouth space out of a picture. */
export function takePatch(picture: GreyPicture, place: Affine, shape: PatchShape): Uint8Array {
  const out = new Uint8Array(shape.width * shape.height);
  const [a, b, c, d, e, f] = place;
  for (let row = 0, k = 0; row < shape.height; row++) {
    const v = shape.top + (row + 0.5) / shape.perUnit;
    for (let column = 0; column < shape.width; column++, k++) {
      const u = shape.left + (column + 0.5) / shape.perUnit;
      out[k] = readSmooth(picture, a * u + b * v + c, d * u + e * v + f) + 0.5;
    }
  }
  return out;
}

/** A kept patch as a picture, and where mouth space lies in it. */
export function patchPicture(data: Uint8Array, shape: PatchShape): GreyPicture {
  return { data, stride: shape.width, width: shape.width, height: shape.height };
}

export function placeInPatch({ left, top, perUnit }: PatchShape): Affine {
  return [perUnit, 0, -left * perUnit - 0.5, 0, perUnit, -top * perUnit - 0.5];
}
