import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { MouthPalette } from './mouth-palette.ts';

/** One row of teeth seen from the front; everything is a function of the place along the row, precomputed per pixel. */
export interface TeethRow {
  readonly halfWidth: number;
  /** brightness along the row: light from both sides, falling off into the mouth */
  readonly light: Float32Array;
  /** 0 on a tooth .. 1 in the line between two teeth */
  readonly seam: Float32Array;
  /** how far the biting edge lies above the lowest point, in pixels per pixel of row height, plus the rounding of each tooth */
  readonly curve: Float32Array;
  readonly rounding: Float32Array;
  readonly color: Rgb;
}

/** Boundaries between teeth from the middle outwards, as shares of the row: two incisors, canine, premolars. */
const upperBoundaries = [0, 0.225, 0.41, 0.585, 0.75, 0.9, 1.05];
const lowerBoundaries = [0, 0.15, 0.31, 0.48, 0.65, 0.82, 1.0];

export function teethRow(halfWidth: number, palette: MouthPalette, lower: boolean): TeethRow {
  const boundaries = lower ? lowerBoundaries : upperBoundaries;
  const length = Math.ceil(halfWidth) * 2 + 1;
  const light = new Float32Array(length);
  const seam = new Float32Array(length);
  const curve = new Float32Array(length);
  const rounding = new Float32Array(length);
  for (let k = 0; k < length; k++) {
    const along = (k - (length - 1) / 2) / halfWidth;
    const away = Math.min(1, Math.abs(along));
    const side = mix(palette.leftLight, palette.rightLight, (along + 1) / 2);
    light[k] = (1 - 0.06 * away - 0.62 * smoothstep(0.35, 1.02, away)) * mix(1, side, 0.6) * (lower ? 0.84 : 1);
    const place = withinTooth(away, boundaries);
    const lineWidth = Math.max(0.9, 0.012 * halfWidth);
    seam[k] = Math.exp(-((place.toBoundary * halfWidth) ** 2) / (2 * lineWidth * lineWidth)) * (away < 0.01 ? 0.8 : 1);
    curve[k] = 0.34 * away * away + (place.tooth === 1 ? 0.035 : 0) + (place.tooth > 2 ? 0.03 : 0);
    rounding[k] = Math.abs(2 * place.share - 1) ** 3;
  }
  return { halfWidth, light, seam, curve, rounding, color: palette.teeth };
}

function withinTooth(
  away: number,
  boundaries: readonly number[],
): { tooth: number; share: number; toBoundary: number } {
  let tooth = 0;
  while (tooth < boundaries.length - 2 && away > boundaries[tooth + 1]) tooth++;
  const start = boundaries[tooth];
  const end = boundaries[tooth + 1];
  return { tooth, share: (away - start) / (end - start), toBoundary: Math.min(away - start, end - away) };
}

/** What one pixel of a row looks like. Written to by `shadeTooth` so that drawing allocates nothing. */
export interface ToothPixel {
  cover: number;
  light: number;
}

/** A row of teeth as it hangs at one moment: its height in the middle, and how soft its edges are. */
export interface HungTeeth {
  readonly row: TeethRow;
  height: number;
  edgePx: number;
}

/** A pixel `along` from the middle of the row and `fromGum` down from where the teeth leave the gum. */
export function shadeTooth({ row, height, edgePx }: HungTeeth, along: number, fromGum: number, out: ToothPixel): void {
  const last = row.light.length - 1;
  const place = clamp(along + last / 2, 0, last - 0.001);
  const k = place | 0;
  const share = place - k;
  const curve = mix(row.curve[k], row.curve[k + 1], share);
  const rounding = mix(row.rounding[k], row.rounding[k + 1], share);
  const seam = mix(row.seam[k], row.seam[k + 1], share);
  const edge = height * (1 - curve) - rounding * Math.min(height * 0.09, row.halfWidth * 0.032);
  const inside = (edge - fromGum) / edgePx + 0.5;
  const beside = (row.halfWidth - Math.abs(along)) / (3 * edgePx);
  out.cover = clamp(inside) * clamp(beside);
  const down = clamp(fromGum / Math.max(1, height));
  const body = 0.9 + 0.13 * smoothstep(0, 0.45, down) - 0.09 * smoothstep(0.72, 1.05, down);
  out.light = mix(row.light[k], row.light[k + 1], share) * body * (1 - seam * mix(0.16, 0.36, down));
}
