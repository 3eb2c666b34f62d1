import type { LimbPicture } from '../kernel/limb-kernel.ts';

/** What a picture shows inside the shape of another one of the same arm. */
export function cutOut(from: LimbPicture, shape: LimbPicture): LimbPicture {
  const { width, height, x, y } = from;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const left = Math.max(x, shape.x);
  const right = Math.min(x + width, shape.x + shape.width);
  const bottom = Math.min(y + height, shape.y + shape.height);
  for (let row = Math.max(y, shape.y); row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = ((row - y) * width + column - x) * 4;
      const alpha = shape.pixels[((row - shape.y) * shape.width + column - shape.x) * 4 + 3];
      pixels.set(from.pixels.subarray(at, at + 3), at);
      pixels[at + 3] = Math.min(from.pixels[at + 3], alpha);
    }
  }
  return { ...from, pixels };
}
