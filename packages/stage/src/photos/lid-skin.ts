import { blurField } from '#base/color/blur-field.ts';
import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { EyeLines } from './eye-lines.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { lidCover } from './lid-cover.ts';
import { eyeZone } from './lid-zone.ts';
import { membrane } from './membrane.ts';
import { luminance } from './photo-colors.ts';

/** So many places of the coarse grid lie along an eye. */
const PLACES = 26;
/** Beside the skin around the eye: darker is a brow, hair or the rim of glasses and says nothing of the lid, lighter is a glint. */
const DARKEST = { from: 0.45, to: 0.75 };
const LIGHTEST = { from: 1.5, to: 1.3 };
/** Of an eye's width: where a lid shows its own color, above its lashes and to both sides of the middle. */
const LID_ROWS = [0.1, 0.125, 0.15, 0.175, 0.2];
const LID_COLUMNS = [-0.25, -0.15, -0.05, 0.05, 0.15, 0.25];
/** Of the light of the skin around: less is shade or make-up, and so much less is it for certain; no lid has less than the last. */
const PAINTED = { from: 0.98, to: 0.72 };
const LEAST_LIGHT = 0.84;
/** A dark shade that is lifted to it loses so much of its color, or it is paint. */
const LIFTED_PALER = 0.76;
/** Of an eye's width: how softly a tone of its own ends at the edge of the lid. */
const TONE_EDGE = 0.12;
/** How a lid catches light: the round of the ball, the fold above it. */
const BALL = { light: 0.13, at: 0.46, spread: 0.22 };
const FOLD = { shade: 0.12, spread: 0.065 };
/** Light that skin scatters is red: a shade on it takes less of that than of green and blue, or it is grey. */
const WARM: Rgb = [0.72, 1.04, 1.16];
/** Of an eye's width: what counts as grain, and how far below the eye the skin lies whose grain a lid takes; and the most of it, in steps of 255. */
const GRAIN = 0.025;
const GRAIN_FROM = 0.22;
const GRAIN_TO = 0.42;
const MOST_GRAIN = 6;

/**
 * What is there when the lids are shut, over the box of the eye: the skin around the eye leads over its opening, its lashes and its
 * corners, in the person's own light and grain. Alpha says how much of each place is covered.
 */
export function lidSkin(frame: FramePixels, lines: EyeLines): FramePixels {
  const { box } = lines;
  const picture = boxOf(frame, lines);
  const zone = eyeZone(lines);
  const skin = skinAcross(picture, lines, zone);
  tone(skin, picture, lines, zone);
  const cover = lidCover(picture, skin, lines, zone);
  shade(skin, lines);
  const out = framePixels(box.width, box.height);
  const grain = grainOf(picture, lines);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const at = y * box.width + x;
      for (let c = 0; c < 3; c++) out.bytes[at * 4 + c] = skin[c][at] + grain(x, y, c);
      out.bytes[at * 4 + 3] = 255 * cover[at];
    }
  }
  return out;
}

/** The channels of what lies in the box of an eye. */
function boxOf({ bytes, width, height }: FramePixels, { box }: EyeLines): Float32Array[] {
  const channels = [0, 1, 2].map(() => new Float32Array(box.width * box.height));
  for (let row = 0, at = 0; row < box.height; row++) {
    const start = clamp(box.y + row, 0, height - 1) * width;
    for (let column = 0; column < box.width; column++, at++) {
      const from = (start + clamp(box.x + column, 0, width - 1)) * 4;
      for (let c = 0; c < 3; c++) channels[c][at] = bytes[from + c];
    }
  }
  return channels;
}

const lightOf = (picture: readonly Float32Array[], at: number): number =>
  0.299 * picture[0][at] + 0.587 * picture[1][at] + 0.114 * picture[2][at];

/** The skin outside the zone leads over it. */
function skinAcross(picture: readonly Float32Array[], lines: EyeLines, zone: Float32Array): Float32Array[] {
  const { width, height } = lines.box;
  const step = Math.max(1, Math.round(lines.eyeWidth / PLACES));
  const grid = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const placeOf = (k: number): number => {
    const x = Math.min(width - 1, (k % grid.width) * step + (step >> 1));
    const y = Math.min(height - 1, Math.floor(k / grid.width) * step + (step >> 1));
    return y * width + x;
  };
  const soft = picture.map((channel) => blurField(channel.slice(), width, height, step >> 1));
  const usual = usualLight(soft, lines, zone);
  const trust = Float32Array.from({ length: grid.width * grid.height }, (_, k) => {
    const at = placeOf(k);
    const light = lightOf(soft, at) / usual;
    const isSkin = smoothstep(DARKEST.from, DARKEST.to, light) * smoothstep(LIGHTEST.from, LIGHTEST.to, light);
    return zone[at] > 0 ? 0 : isSkin;
  });
  return soft.map((channel) => {
    const coarse = membrane(
      Float32Array.from(trust, (_, k) => channel[placeOf(k)]),
      trust,
      grid,
    );
    return enlarged(coarse, grid, { width, height, step });
  });
}

/** The middle light of what surrounds the zone. */
function usualLight(picture: readonly Float32Array[], { box, lower }: EyeLines, zone: Float32Array): number {
  const lights: number[] = [];
  for (let at = 0; at < zone.length; at += 3) {
    const row = box.y + Math.floor(at / box.width);
    if (zone[at] === 0 && row > lower[at % box.width]) lights.push(lightOf(picture, at));
  }
  lights.sort((a, b) => a - b);
  return Math.max(1, lights[lights.length >> 1] ?? 1);
}

function enlarged(
  coarse: Float32Array,
  grid: { width: number; height: number },
  { width, height, step }: { width: number; height: number; step: number },
): Float32Array {
  const field = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const down = clamp((y - (step >> 1)) / step, 0, grid.height - 1.001);
    const row = Math.floor(down) * grid.width;
    for (let x = 0; x < width; x++, at++) {
      const across = clamp((x - (step >> 1)) / step, 0, grid.width - 1.001);
      const k = row + Math.floor(across);
      const [right, below] = [k + 1, k + grid.width];
      field[at] = mix(
        mix(coarse[k], coarse[right], across % 1),
        mix(coarse[below], coarse[below + 1], across % 1),
        down % 1,
      );
    }
  }
  return field;
}

/**
 * Make-up and the shade of a deep socket close with the lid: what it takes from the light of the skin around the eye. Told
 * by the lightest part of each column, for lashes and the crease say nothing of it, and by all columns together.
 */
function tone(
  skin: readonly Float32Array[],
  picture: readonly Float32Array[],
  lines: EyeLines,
  zone: Float32Array,
): void {
  const { box, upper, eyeWidth, left, right } = lines;
  const middle = Math.round((left[0] + right[0]) / 2) - box.x;
  const radius = Math.max(1, Math.round(0.03 * eyeWidth));
  const soft = picture.map((channel) => blurField(channel.slice(), box.width, box.height, radius));
  const columns = LID_COLUMNS.map((along): Rgb => {
    const k = clamp(Math.round(middle + along * eyeWidth), 0, box.width - 1);
    const places = LID_ROWS.map((up) => {
      const row = clamp(Math.round(upper[k] - up * eyeWidth - box.y), 0, box.height - 1);
      return row * box.width + k;
    });
    const at = places.reduce((a, b) => (lightOf(soft, b) > lightOf(soft, a) ? b : a));
    const share = (c: number): number => soft[c][at] / Math.max(1, skin[c][at]);
    return [share(0), share(1), share(2)];
  });
  const usual = columns
    .toSorted((a, b) => luminance(a) - luminance(b))
    .slice(columns.length / 3, (2 * columns.length) / 3);
  const light = luminance(usual[usual.length >> 1]);
  const certain = smoothstep(PAINTED.from, PAINTED.to, light);
  if (certain === 0) return;
  const paler = light < LEAST_LIGHT ? mix(1, Math.log(LEAST_LIGHT) / Math.log(Math.max(0.01, light)), LIFTED_PALER) : 1;
  const lifted = Math.max(1, LEAST_LIGHT / Math.max(0.01, light) ** paler);
  const within = blurField(zone.slice(), box.width, box.height, Math.round(TONE_EDGE * eyeWidth));
  for (let c = 0; c < 3; c++) {
    const own = clamp(lifted * (usual.reduce((sum, column) => sum + column[c], 0) / usual.length) ** paler);
    for (let at = 0; at < zone.length; at++) skin[c][at] *= mix(1, own, certain * within[at]);
  }
}

/** The light on a shut lid. */
function shade(skin: readonly Float32Array[], { box, crease, meeting, eyeWidth, left, right }: EyeLines): void {
  for (let x = 0; x < box.width; x++) {
    const along = clamp((2 * (box.x + x - left[0])) / (right[0] - left[0] || 1) - 1, -1, 1);
    const arch = Math.sqrt(1 - along * along);
    if (arch === 0) continue;
    const fold = Math.min(crease[x], meeting[x] - 0.2 * eyeWidth);
    const first = Math.max(0, Math.floor(fold - box.y - 3 * FOLD.spread * eyeWidth));
    const last = Math.min(box.height - 1, Math.ceil(meeting[x] - box.y));
    for (let y = first; y <= last; y++) {
      const row = box.y + y;
      const up = (meeting[x] - row) / (meeting[x] - fold);
      const ball = up < 0 || up > 1 ? 0 : BALL.light * Math.sin(Math.PI * up) * gaussian(up - BALL.at, BALL.spread);
      const shade = arch * FOLD.shade * gaussian(row - fold, FOLD.spread * eyeWidth);
      for (const [c, channel] of skin.entries()) channel[y * box.width + x] *= 1 + arch * ball - WARM[c] * shade;
    }
  }
}

/** The grain of the skin below the eye, there and back, for a place of the box. */
function grainOf(picture: readonly Float32Array[], { box, lower, eyeWidth }: EyeLines) {
  const radius = Math.max(1, Math.round(GRAIN * eyeWidth));
  const grains = picture.map((channel) => {
    const soft = blurField(channel.slice(), box.width, box.height, radius);
    for (let at = 0; at < soft.length; at++) soft[at] = clamp(channel[at] - soft[at], -MOST_GRAIN, MOST_GRAIN);
    return soft;
  });
  const first = Math.round(Math.max(...lower) - box.y + GRAIN_FROM * eyeWidth);
  const rows = Math.max(2, Math.round((GRAIN_TO - GRAIN_FROM) * eyeWidth));
  return (x: number, y: number, c: number): number => {
    const turn = y % (2 * rows);
    const row = clamp(first + (turn < rows ? turn : 2 * rows - turn), 0, box.height - 1);
    return grains[c][row * box.width + x];
  };
}
