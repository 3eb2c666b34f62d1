import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { EyeLines } from './eye-lines.ts';

/** Beside that skin: so much less warmth, or so much more light, is the white of the eye. */
const COOLER = { from: 0.12, to: 0.24 };
const LIGHTER = { from: 1.1, to: 1.2 };
/** Beside that skin: so different is what lies in a corner: the duct at the nose, lashes and liner at the other end. */
const OTHER = { from: 0.08, to: 0.2 };
/** Of an eye's width: how far below the lower lid white is looked for, and below its corners what is no skin. */
const WHITE_BELOW = 0.16;
const CORNER_BELOW = 0.28;
const OUTER_BELOW = 0.1;
/** Of an eye's width: how softly what is covered ends, and towards the end of where a lid reaches. */
const SOFT = 0.02;
const ZONE_SOFT = 0.05;
/** Of an eye's width: how calmly what is covered below the line goes on along it; and by how much it grows instead of thinning out. */
const ALONG = 0.05;
const SPREAD = 1.4;

type Channels = readonly Float32Array[];

/** How much of each place a shut lid covers, 0 to 1: all of what an eye moves above the line where lids meet, below it what is no skin. */
export function lidCover(picture: Channels, skin: Channels, lines: EyeLines, zone: Float32Array): Float32Array {
  const { box, meeting, eyeWidth } = lines;
  const { width, height } = box;
  const cover = new Float32Array(width * height);
  const within = blurField(zone.slice(), width, height, Math.round(ZONE_SOFT * eyeWidth));
  for (let x = 0; x < width; x++) {
    const line = clamp(Math.round(meeting[x] - box.y), 0, height - 1);
    for (let y = 0; y <= line; y++) cover[y * width + x] = within[y * width + x];
    let most = 0;
    for (let y = height - 1; y > line; y--) {
      const at = y * width + x;
      if (within[at] > 0) most = Math.max(most, within[at] * coverBelow(picture, skin, lines, at));
      cover[at] = most;
    }
    joinBeside(cover, lines, x, line);
  }
  calmBelow(cover, lines);
  return blurField(cover, width, height, Math.max(1, Math.round(SOFT * eyeWidth)));
}

/** Below the line what is covered ends along the lid, not in bars. */
function calmBelow(cover: Float32Array, { box, meeting, eyeWidth }: EyeLines): void {
  const radius = Math.max(1, Math.round(ALONG * eyeWidth));
  const placeOf = (x: number, down: number) => {
    const y = Math.round(meeting[x] - box.y) + down;
    return y >= 0 && y < box.height ? y * box.width + x : undefined;
  };
  for (let down = 1; down < WHITE_BELOW * 2 * eyeWidth; down++) {
    const row = Float32Array.from({ length: box.width }, (_, x) => {
      const at = placeOf(x, down);
      return at === undefined ? 0 : cover[at];
    });
    const soft = blurField(row, box.width, 1, radius);
    for (let x = 0; x < box.width; x++) {
      const at = placeOf(x, down);
      if (at !== undefined) cover[at] = clamp(SPREAD * soft[x]);
    }
  }
}

/** Beyond its corners an eye has no line: what is covered above it and below it lead over into each other. */
function joinBeside(cover: Float32Array, { box, between, eyeWidth }: EyeLines, x: number, line: number): void {
  const share = 1 - between[x];
  if (share === 0 || line + 1 >= box.height) return;
  const above = cover[line * box.width + x];
  for (let y = line + 1; y < box.height; y++) {
    const fade = 1 - smoothstep(0, OUTER_BELOW, (y - line) / eyeWidth);
    if (fade === 0) return;
    const at = y * box.width + x;
    cover[at] = Math.max(cover[at], share * above * fade);
  }
}

function coverBelow(picture: Channels, skin: Channels, lines: EyeLines, at: number): number {
  const { box, lower, beyondOuter, lashes, eyeWidth } = lines;
  const x = at % box.width;
  const below = box.y + Math.floor(at / box.width) - lower[x];
  const near = (reach: number) => 1 - smoothstep(0.5 * reach, reach, below / eyeWidth);
  const white = near(WHITE_BELOW) * whiteness(picture, skin, at);
  const atNose = 1 - smoothstep(0.3, 0.7, lashes[x]);
  const inCorner = near(CORNER_BELOW) * Math.max(atNose, beyondOuter[x]);
  const corner = inCorner === 0 ? 0 : inCorner * otherness(picture, skin, at);
  return Math.max(white, corner);
}

const lightAt = (channels: Channels, at: number): number =>
  0.299 * channels[0][at] + 0.587 * channels[1][at] + 0.114 * channels[2][at];

const warmthAt = (channels: Channels, at: number): number => (channels[0][at] + 8) / (channels[2][at] + 8);

function otherness(picture: Channels, skin: Channels, at: number): number {
  const apartIn = (c: number): number => Math.abs(picture[c][at] - skin[c][at]);
  const apart = Math.max(apartIn(0), apartIn(1), apartIn(2));
  return smoothstep(OTHER.from, OTHER.to, apart / Math.max(1, lightAt(skin, at)));
}

function whiteness(picture: Channels, skin: Channels, at: number): number {
  const light = lightAt(picture, at) / Math.max(1, lightAt(skin, at));
  const cooler = 1 - warmthAt(picture, at) / warmthAt(skin, at);
  return Math.max(
    smoothstep(COOLER.from, COOLER.to, cooler) * smoothstep(0.6, 0.8, light),
    smoothstep(LIGHTER.from, LIGHTER.to, light) * smoothstep(-0.05, 0.05, cooler),
  );
}
