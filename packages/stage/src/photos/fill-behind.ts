import type { FramePixels } from './frame-pixels.ts';
import { framePixels } from './frame-pixels.ts';
import { mirrorDetail } from './mirror-detail.ts';

/**
 * The background as it would look without the person, as far as a moving head can uncover it: known pixels stay, the
 * rest is filled from them, coarse to fine. `frameSide` is the shorter side of the frame whose part that is.
 */
export function fillBehind(part: FramePixels, mask: Uint8Array, frameSide = sideOf(part)): FramePixels {
  const isKnown = (at: number): boolean => mask[at] < UNSEEN;
  const filled = fillFrom(part, isKnown);
  mirrorDetail(part, filled, { isKnown, frameSide });
  return filled;
}

const sideOf = ({ width, height }: FramePixels): number => Math.min(width, height);

/** A mask below this is nothing that can be seen. */
const UNSEEN = 6;

/** What is known stays, everything else takes the colors of what is known around it. */
export function fillFrom(frame: FramePixels, isKnown: (at: number) => boolean): FramePixels {
  const { width, height, bytes } = frame;
  const known = new Uint8Array(width * height);
  for (let at = 0; at < known.length; at++) known[at] = isKnown(at) ? 1 : 0;
  const coarse = pullAndPush(halvedPixels(frame, known));
  const places = placesIn(coarse.width, width);
  const filled = framePixels(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    const { row, downShare } = rowIn(coarse, y);
    for (let x = 0; x < width; x++, at++) {
      const to = at * 4;
      const isThere = known[at] === 1;
      const from = (row + places.column[x]) * 4;
      for (let c = 0; c < 3; c++)
        filled.bytes[to + c] = isThere ? bytes[to + c] : colorIn(coarse, from + c, places.share[x], downShare);
      filled.bytes[to + 3] = 255;
    }
  }
  return filled;
}

interface Level {
  readonly width: number;
  readonly height: number;
  /** red, green, blue times weight, and the weight */
  readonly data: Float32Array;
}

/** Averages known pixels up a pyramid and lets them flow back down into the holes; the result has weight 1 everywhere. */
function pullAndPush(level: Level): Level {
  if (level.width <= 2 || level.height <= 2) return normalised(level);
  const coarse = pullAndPush(halved(level));
  const { width, height, data } = level;
  const places = placesIn(coarse.width, width);
  for (let y = 0, at = 0; y < height; y++) {
    const { row, downShare } = rowIn(coarse, y);
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at + 3] >= 1) continue;
      const from = (row + places.column[x]) * 4;
      const missing = 1 - data[at + 3];
      for (let c = 0; c < 3; c++) data[at + c] += missing * colorIn(coarse, from + c, places.share[x], downShare);
      data[at + 3] = 1;
    }
  }
  return level;
}

/** Between which columns of the coarser level each column lies. */
function placesIn(coarseWidth: number, width: number): { column: Int32Array; share: Float64Array } {
  const column = new Int32Array(width);
  const share = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const across = Math.min(coarseWidth - 1, Math.max(0, (x - 0.5) / 2));
    column[x] = Math.min(coarseWidth - 2, across | 0);
    share[x] = across - column[x];
  }
  return { column, share };
}

function rowIn(coarse: Level, y: number): { row: number; downShare: number } {
  const down = Math.min(coarse.height - 1, Math.max(0, (y - 0.5) / 2));
  const row = Math.min(coarse.height - 2, down | 0);
  return { row: row * coarse.width, downShare: down - row };
}

function colorIn({ data, width }: Level, from: number, share: number, downShare: number): number {
  const under = from + width * 4;
  const upper = data[from] * (1 - share) + data[from + 4] * share;
  const lower = data[under] * (1 - share) + data[under + 4] * share;
  return upper + (lower - upper) * downShare;
}

/** Half as wide and high, of what is known; the pixels themselves are no level, which would take sixteen bytes for each. */
function halvedPixels({ width, height, bytes }: FramePixels, known: Uint8Array): Level {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const data = new Float32Array(half.width * half.height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * half.width;
    for (let x = 0; x < width; x++, at++) {
      if (known[at] === 0) continue;
      const to = (row + (x >> 1)) * 4;
      for (let c = 0; c < 3; c++) data[to + c] += bytes[at * 4 + c];
      data[to + 3] += 1;
    }
  }
  weigh(data);
  return { ...half, data };
}

function halved({ width, height, data }: Level): Level {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const out = new Float32Array(half.width * half.height * 4);
  for (let y = 0, from = 0; y < height; y++) {
    const row = (y >> 1) * half.width;
    for (let x = 0; x < width; x++, from += 4) {
      const to = (row + (x >> 1)) * 4;
      for (let c = 0; c < 4; c++) out[to + c] += data[from + c];
    }
  }
  weigh(out);
  return { ...half, data: out };
}

/** Two known neighbours of four are enough to be sure of the mean. */
function weigh(data: Float32Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const weight = data[at + 3];
    if (weight <= 1) continue;
    for (let c = 0; c < 4; c++) data[at + c] *= 1 / weight;
  }
}

function normalised(level: Level): Level {
  const { data } = level;
  for (let at = 0; at < data.length; at += 4) {
    const weight = data[at + 3] || 1;
    for (let c = 0; c < 3; c++) data[at + c] /= weight;
    data[at + 3] = 1;
  }
  return level;
}
