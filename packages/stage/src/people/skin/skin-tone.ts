import { mixRgb, parseHex, type Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';

/** Shown skin colours from very light (0) to very dark (10); tones between are mixed. */
const TONES = [
  '#f1c7ac',
  '#edbd9d',
  '#e6b28e',
  '#dba582',
  '#cb906c',
  '#b77c58',
  '#9d6746',
  '#825136',
  '#6f422f',
  '#5c382a',
  '#4a2d22',
].map(parseHex);

export function skinColor(tone: number): Rgb {
  const level = clamp(tone, 0, TONES.length - 1);
  const lower = Math.min(TONES.length - 2, Math.floor(level));
  return mixRgb(TONES[lower], TONES[lower + 1], level - lower);
}
