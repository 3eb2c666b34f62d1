import type { LimbPicture } from './limb-kernel.ts';

/** A picture without empty rows and columns around what it shows; null when it shows nothing. */
export function trimPicture({ pixels, width, height, x, y }: LimbPicture): LimbPicture | null {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let row = 0; row < height; row++) {
    const from = row * width;
    let first = 0;
    while (first < width && words[from + first] === 0) first++;
    if (first === width) continue;
    let last = width - 1;
    while (words[from + last] === 0) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, row);
    bottom = row + 1;
  }
  if (bottom === 0) return null;
  const kept = new Uint8ClampedArray((right - left) * (bottom - top) * 4);
  for (let row = top; row < bottom; row++) {
    const from = (row * width + left) * 4;
    kept.set(pixels.subarray(from, from + (right - left) * 4), (row - top) * (right - left) * 4);
  }
  return { pixels: kept, width: right - left, height: bottom - top, x: x + left, y: y + top };
}
