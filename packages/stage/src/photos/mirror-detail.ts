import { blurField } from '#base/color/blur-field.ts';
import type { FramePixels } from './frame-pixels.ts';

/** What lies farther than this behind the outline, in units of a 720 frame, is plain; up to there it grows plainer. */
const REACH = 44;

const SHARES = [1, 0.75, 0.5, 0.25, 0];
/** The outline is looked for in every second pixel across and down. */
const EVERY = 2;
/** Over so many of those pixels the ways to it are evened: ways that part between neighbors tear what is mirrored. */
const EVENED = 5;
/** A way that nobody knows yet: too long to be a way, also after a whole picture of steps. */
const UNKNOWN = 16_384;

/** Gives what is filled in the detail of what is known, mirrored at the outline: a plain band beside leaves or books is seen. */
export function mirrorDetail(
  frame: FramePixels,
  filled: FramePixels,
  { isKnown, frameSide }: { isKnown: (at: number) => boolean; frameSide: number },
): void {
  const { width, height } = frame;
  const reach = (REACH * frameSide) / 720;
  /** About as far beyond the outline as the hidden pixel is behind it, or nearer where another part of the person is there. */
  const knownBeyond = (edgeX: number, edgeY: number, right: number, below: number): number | undefined => {
    for (const share of SHARES) {
      const x = edgeX + Math.round(share * right);
      const y = edgeY + Math.round(share * below);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (isKnown(y * width + x)) return y * width + x;
    }
    return undefined;
  };
  const sums = { red: 0, green: 0, blue: 0, count: 0 };
  const outline = wayToKnown(frame, isKnown, Math.ceil(reach / EVERY));
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * outline.width;
    for (let x = 0; x < width; x++, at++) {
      const right = EVERY * outline.across[row + (x >> 1)];
      const below = EVERY * outline.down[row + (x >> 1)];
      const far = Math.sqrt(right * right + below * below);
      if (far === 0 || far >= reach) continue;
      if (isKnown(at)) continue;
      const from = knownBeyond(x + right, y + below, right, below);
      if (from === undefined) continue;
      const share = 1 - (far / reach) ** 2;
      addAround(sums, frame, from, { radius: FOCUS.near + FOCUS.growth * far, isKnown });
      const { red, green, blue, count } = sums;
      const place = at * 4;
      filled.bytes[place] += share * (red / count - filled.bytes[place]);
      filled.bytes[place + 1] += share * (green / count - filled.bytes[place + 1]);
      filled.bytes[place + 2] += share * (blue / count - filled.bytes[place + 2]);
    }
  }
}

/** Neighbors may be mirrored at far places of the outline: what is out of focus, more so farther behind it, shows no torn edge and no bright crumb. */
const AROUND = [-1, -0.5, 0, 0.5, 1];
const FOCUS = { near: 2.6, growth: 0.13 };

interface Sums {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** The sums are the caller's, because this is asked for a hundred thousand places. */
function addAround(
  sums: Sums,
  { bytes, width, height }: FramePixels,
  at: number,
  { radius, isKnown }: { radius: number; isKnown: (at: number) => boolean },
): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  sums.red = sums.green = sums.blue = sums.count = 0;
  for (const shareDown of AROUND) {
    const down = Math.round(shareDown * radius);
    if (y + down < 0 || y + down >= height) continue;
    for (const shareRight of AROUND) {
      const right = Math.round(shareRight * radius);
      if (x + right < 0 || x + right >= width) continue;
      const near = at + down * width + right;
      if (!isKnown(near)) continue;
      sums.red += bytes[near * 4];
      sums.green += bytes[near * 4 + 1];
      sums.blue += bytes[near * 4 + 2];
      sums.count++;
    }
  }
}

/** How far aside and below the nearest known pixel is, found in one pass down and one up; from `most` on 0, as no way leads there. */
function wayToKnown(frame: FramePixels, isKnown: (at: number) => boolean, most: number) {
  const width = Math.ceil(frame.width / EVERY);
  const height = Math.ceil(frame.height / EVERY);
  const across = new Int16Array(width * height);
  const down = new Int16Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) across[at] = isKnown(EVERY * (y * frame.width + x)) ? 0 : UNKNOWN;
  }
  const look = (at: number, stepX: number, stepY: number): void => {
    const from = at + stepY * width + stepX;
    const x = across[from] + stepX;
    const y = down[from] + stepY;
    if (x * x + y * y >= across[at] * across[at] + down[at] * down[at]) return;
    across[at] = x;
    down[at] = y;
  };
  for (const way of [1, -1] as const) {
    for (let row = 1; row < height; row++) {
      const y = way === 1 ? row : height - 1 - row;
      for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
        if (across[at] === 0 && down[at] === 0) continue;
        look(at, -1, -way);
        look(at, 0, -way);
        look(at, 1, -way);
        look(at, -1, 0);
      }
      for (let at = (y + 1) * width - 2; at >= y * width; at--) look(at, 1, 0);
    }
  }
  for (let at = 0; at < across.length; at++)
    if (across[at] ** 2 + down[at] ** 2 >= most * most) across[at] = down[at] = 0;
  return { width, ...evened({ width, height }, across, down) };
}

/** The same ways, as long as they are, each in the direction of those around it. Plain loops: this is done for every framing. */
function evened({ width, height }: { width: number; height: number }, across: Int16Array, down: Int16Array) {
  const lengths = new Float32Array(across.length);
  const right = new Float32Array(across.length);
  const below = new Float32Array(across.length);
  for (let at = 0; at < across.length; at++) {
    if (across[at] === 0 && down[at] === 0) continue;
    lengths[at] = Math.sqrt(across[at] * across[at] + down[at] * down[at]);
    right[at] = across[at] / lengths[at];
    below[at] = down[at] / lengths[at];
  }
  blurField(right, width, height, EVENED);
  blurField(below, width, height, EVENED);
  for (let at = 0; at < across.length; at++) {
    if (lengths[at] === 0) continue;
    const longer = lengths[at] / Math.max(0.01, Math.sqrt(right[at] * right[at] + below[at] * below[at]));
    across[at] = right[at] * longer + Math.sign(right[at]) / 2;
    down[at] = below[at] * longer + Math.sign(below[at]) / 2;
  }
  return { across, down };
}
