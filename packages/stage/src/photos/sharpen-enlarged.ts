import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import type { FramePixels } from './frame-pixels.ts';

/** A picture that is enlarged less often than this looks sharp as it is; from the last on it needs all of it. */
const FROM = 1.3;
const FULL = 2.4;
const STRENGTH = 0.9;
/** More than this at one pixel, of 255, is seen as a rim. */
const MOST = 22;

/** Gives the edges of an enlarged picture back their contrast, in place, and says whether it did; colors keep their hue. */
export function sharpenEnlarged({ bytes, width, height }: FramePixels, scale: number): boolean {
  const strength = STRENGTH * clamp((scale - FROM) / (FULL - FROM));
  if (strength === 0) return false;
  const light = new Float32Array(width * height);
  for (let i = 0, at = 0; i < light.length; i++, at += 4)
    light[i] = 0.299 * bytes[at] + 0.587 * bytes[at + 1] + 0.114 * bytes[at + 2];
  const soft = blurField(light.slice(), width, height, Math.round(scale));
  for (let i = 0, at = 0; i < light.length; i++, at += 4) {
    const more = clamp(strength * (light[i] - soft[i]), -MOST, MOST);
    bytes[at] += more;
    bytes[at + 1] += more;
    bytes[at + 2] += more;
  }
  return true;
}
