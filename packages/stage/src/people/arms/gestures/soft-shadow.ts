import type { LimbPicture } from '../kernel/limb-kernel.ts';
import { SHADOW_OF_ALPHA } from '../model/shadow-of-alpha.ts';

/** The soft shadow of a picture: a byte for four by four of its pixels, with air around it. */
export interface SoftShadowBytes {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export const SHADOW_AIR = 10;
/** Where an arm is away from what it shades, and where it lies on it: these two add up. */
const DARKNESS = { wide: 0.4, narrow: 0.3 };
/** Radii of boxes at 138 pixels a unit, which together are as good as a bell. */
const BOXES = { narrow: [1, 1], fromThereToWide: [2, 3] };
const BOXES_UNIT_PX = 138;
/** Sixteen pixels that are covered. */
const FULL = 16 * 255;

export function shadowOf({ pixels, width, height }: LimbPicture, unitPx: number): SoftShadowBytes {
  const wide = ((width + 3) >> 2) + 2 * SHADOW_AIR;
  const high = ((height + 3) >> 2) + 2 * SHADOW_AIR;
  const field = new Float32Array(wide * high);
  const turned = new Float32Array(wide * high);
  for (let y = 0; y < height; y++) {
    const row = ((y >> 2) + SHADOW_AIR) * wide + SHADOW_AIR;
    for (let x = 0; x < width; x++) field[row + (x >> 2)] += SHADOW_OF_ALPHA[pixels[(y * width + x) * 4 + 3]];
  }
  const blur = (boxes: readonly number[]) => {
    for (const box of boxes) {
      const radius = Math.max(1, Math.round((box * unitPx) / BOXES_UNIT_PX));
      blurLines(field, turned, { length: wide, lines: high, radius, step: 1, stride: wide });
      blurLines(turned, field, { length: high, lines: wide, radius, step: wide, stride: 1 });
    }
  };
  blur(BOXES.narrow);
  const narrow = field.slice();
  blur(BOXES.fromThereToWide);
  const bytes = Uint8Array.from(field, (sum, i) => {
    const shades = (DARKNESS.wide * sum) / FULL;
    return 255 * (1 - (1 - shades) * (1 - (DARKNESS.narrow * narrow[i]) / FULL));
  });
  return { bytes, width: wide, height: high };
}

interface Lines {
  length: number;
  lines: number;
  radius: number;
  step: number;
  stride: number;
}

function blurLines(from: Float32Array, to: Float32Array, { length, lines, radius, step, stride }: Lines): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const first = line * stride;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += from[first + i * step];
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += from[first + (i + radius) * step];
      if (i - radius - 1 >= 0) sum -= from[first + (i - radius - 1) * step];
      to[first + i * step] = sum * share;
    }
  }
}
