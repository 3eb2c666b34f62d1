import { clamp } from '#base/math/clamp.ts';
import type { LightField } from '../trace/light-field.ts';

/** The presenter's distance, in metres; what is farther away is blurred. */
export const FOCUS_METRES = 1.1;
const TAPS = 56;
const GOLDEN_ANGLE = 2.39996323;

/** Radius of the blur at a distance, as a share of the blur at infinity. */
export function blurShare(metres: number): number {
  return Math.max(0.12, 1 - FOCUS_METRES / Math.max(FOCUS_METRES, metres));
}

/** A lens: every bright point spreads into a disc as wide as its distance asks for. */
export function blurByDepth(field: LightField, radiusPx: number): Float32Array {
  const { width, height, rgb, depth } = field;
  const spread = Float32Array.from(depth, (metres) => radiusPx * blurShare(metres));
  const out = new Float32Array(rgb.length);
  const taps = discTaps();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const reach = spread[pixel];
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (const tap of taps) {
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + tap.x * radiusPx)));
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + tap.y * radiusPx)));
        const other = sy * width + sx;
        // A sharp near thing must not smear over the soft background behind it, so the smaller disc decides.
        const allowed = depth[other] < depth[pixel] ? spread[other] : reach;
        const weight = clamp(allowed - tap.length * radiusPx + 1);
        if (weight <= 0) continue;
        red += rgb[other * 3] * weight;
        green += rgb[other * 3 + 1] * weight;
        blue += rgb[other * 3 + 2] * weight;
        total += weight;
      }
      out[pixel * 3] = red / total;
      out[pixel * 3 + 1] = green / total;
      out[pixel * 3 + 2] = blue / total;
    }
  return softened(out, width, height);
}

/** A last small blur takes away the steps that whole-pixel taps leave. */
function softened(rgb: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(rgb.length);
  const out = new Float32Array(rgb.length);
  softenAlong({ from: rgb, to: across, width, height }, 1, width);
  softenAlong({ from: across, to: out, width, height }, width, height);
  return out;
}

function softenAlong(
  { from, to, width, height }: { from: Float32Array; to: Float32Array; width: number; height: number },
  step: number,
  count: number,
): void {
  for (let pixel = 0; pixel < width * height; pixel++) {
    const place = step === 1 ? pixel % width : (pixel / width) | 0;
    const before = place > 0 ? pixel - step : pixel;
    const after = place < count - 1 ? pixel + step : pixel;
    for (let c = 0; c < 3; c++)
      to[pixel * 3 + c] = 0.25 * from[before * 3 + c] + 0.5 * from[pixel * 3 + c] + 0.25 * from[after * 3 + c];
  }
}

function discTaps(): { x: number; y: number; length: number }[] {
  return Array.from({ length: TAPS }, (_, k) => {
    const length = Math.sqrt(k / (TAPS - 1));
    return { x: Math.cos(k * GOLDEN_ANGLE) * length, y: Math.sin(k * GOLDEN_ANGLE) * length, length };
  });
}
