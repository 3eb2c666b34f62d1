import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import type { Rect } from '#base/performer.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance } from './photo-colors.ts';

const relaxations = 160;
/** Over-relaxation: the fastest that stays stable for patches of this size. */
const overshoot = 1.7;

export interface InpaintedSkin {
  readonly skin: Float32Array;
  readonly cover: Float32Array;
  readonly mean: Rgb;
}

/** Fills the outline with the skin around it, as smoothly as a soap film; lashes and shine on the rim do not count. */
export function inpaintSkin(frame: FramePixels, outline: readonly Point[], box: Rect): InpaintedSkin {
  const { width, height } = box;
  const skin = readBox(frame, box);
  const hole = holeOf(outline, box);
  const rim = rimOf(hole, width, height);
  const mean = calmRim(skin, rim, width);
  for (let k = 0; k < hole.length; k++) if (hole[k] === 1) skin.set(mean, k * 3);
  for (let round = 0; round < relaxations; round++) relax(skin, hole, width, height);
  pullTint(skin, hole, mean);
  return { skin, cover: featheredCover(hole, width, height), mean };
}

function readBox({ width, height, bytes }: FramePixels, box: Rect): Float32Array {
  const colors = new Float32Array(box.width * box.height * 3);
  for (let y = 0, out = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, out += 3) {
      const at = (clamp(box.y + y, 0, height - 1) * width + clamp(box.x + x, 0, width - 1)) * 4;
      for (let c = 0; c < 3; c++) colors[out + c] = bytes[at + c];
    }
  }
  return colors;
}

function holeOf(outline: readonly Point[], { x, y, width, height }: Rect): Uint8Array {
  const hole = new Uint8Array(width * height);
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      if (contains(outline, x + column + 0.5, y + row + 0.5)) hole[row * width + column] = 1;
    }
  }
  return hole;
}

function contains(outline: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function rimOf(hole: Uint8Array, width: number, height: number): number[] {
  const rim: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      if (hole[k] === 1) continue;
      if (hole[k - 1] === 1 || hole[k + 1] === 1 || hole[k - width] === 1 || hole[k + width] === 1) rim.push(k);
    }
  }
  return rim;
}

/** Skin is warmer than lashes and eye whites. */
const warmth = (color: Rgb): number => (color[0] + 8) / (color[2] + 8);

/** Replaces rim pixels that are no skin by their nearest neighbour that is; returns the mean of those that are. */
function calmRim(skin: Float32Array, rim: readonly number[], width: number): Rgb {
  const colorOf = (k: number): Rgb => [skin[k * 3], skin[k * 3 + 1], skin[k * 3 + 2]];
  const lights = rim.map((k) => luminance(colorOf(k))).sort((a, b) => a - b);
  const usual = lights[lights.length >> 1] ?? 1;
  const warmths = rim.map((k) => warmth(colorOf(k))).sort((a, b) => a - b);
  const usualWarmth = warmths[Math.floor(warmths.length * 0.6)] ?? 1;
  const isSkin = (k: number): boolean => {
    const color = colorOf(k);
    const light = luminance(color);
    return light > 0.74 * usual && light < 1.4 * usual && warmth(color) > 0.86 * usualWarmth;
  };
  const good = rim.filter(isSkin);
  const sum = [0, 0, 0];
  for (const k of good) for (let c = 0; c < 3; c++) sum[c] += skin[k * 3 + c];
  const mean: Rgb = [sum[0] / (good.length || 1), sum[1] / (good.length || 1), sum[2] / (good.length || 1)];
  for (const k of rim) {
    if (isSkin(k)) continue;
    const nearest = nearestOf(good, k, width);
    if (nearest < 0) continue;
    for (let c = 0; c < 3; c++) skin[k * 3 + c] = mix(skin[nearest * 3 + c], mean[c], 0.3);
  }
  return mean;
}

function nearestOf(candidates: readonly number[], k: number, width: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of candidates) {
    const dx = (other % width) - (k % width);
    const dy = Math.floor(other / width) - Math.floor(k / width);
    const squared = dx * dx + dy * dy;
    if (squared < least) {
      least = squared;
      best = other;
    }
  }
  return best;
}

function relax(skin: Float32Array, hole: Uint8Array, width: number, height: number): void {
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      if (hole[k] === 0) continue;
      for (let o = k * 3; o < k * 3 + 3; o++) {
        const mean = (skin[o - 3] + skin[o + 3] + skin[o - width * 3] + skin[o + width * 3]) / 4;
        skin[o] = skin[o] + overshoot * (mean - skin[o]);
      }
    }
  }
}

/** Lashes and shadows on the rim leave a grey tinge; the tint is pulled towards that of the skin, the light stays. */
function pullTint(skin: Float32Array, hole: Uint8Array, mean: Rgb): void {
  const meanLight = luminance(mean) || 1;
  for (let k = 0; k < hole.length; k++) {
    if (hole[k] === 0) continue;
    const light = luminance([skin[k * 3], skin[k * 3 + 1], skin[k * 3 + 2]]);
    for (let c = 0; c < 3; c++) skin[k * 3 + c] = mix(skin[k * 3 + c], (mean[c] * light) / meanLight, 0.6);
  }
}

function featheredCover(hole: Uint8Array, width: number, height: number): Float32Array {
  const cover = Float32Array.from(hole);
  for (let round = 0; round < 4; round++) {
    const before = cover.slice();
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const k = y * width + x;
        const around = before[k - 1] + before[k + 1] + before[k - width] + before[k + width];
        cover[k] = hole[k] === 1 ? (before[k] * 2 + around) / 6 : 0;
      }
    }
  }
  return cover;
}
