import type { PixelData } from '#base/canvas/canvas.ts';

const STEPS = 4096;
const BRIGHTEST = 8;
const table = buildTable();

/** A film-like curve: open shadows, rolled highlights, then the screen's gamma. */
function filmic(light: number): number {
  const shown = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  const clipped = Math.min(1, Math.max(0, shown));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}

function buildTable(): Uint8ClampedArray {
  // Steps are finer in the shadows, where the curve is steep.
  return Uint8ClampedArray.from({ length: STEPS }, (_, i) => 255 * filmic(BRIGHTEST * (i / (STEPS - 1)) ** 2));
}

/** Linear light to shown pixels. */
export function develop(light: Float32Array, exposure: number, pixels: PixelData): void {
  const { data } = pixels;
  for (let i = 0, p = 0; i < light.length; i += 3, p += 4) {
    data[p] = shownByte(light[i] * exposure);
    data[p + 1] = shownByte(light[i + 1] * exposure);
    data[p + 2] = shownByte(light[i + 2] * exposure);
    data[p + 3] = 255;
  }
}

function shownByte(light: number): number {
  if (light <= 0) return 0;
  if (light >= BRIGHTEST) return 255;
  return table[(Math.sqrt(light / BRIGHTEST) * (STEPS - 1)) | 0];
}
