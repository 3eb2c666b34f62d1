import type { FramePixels } from './frame-pixels.ts';
import { framePixels } from './frame-pixels.ts';

/**
 * The background as it would look without the person, as far as a moving head can uncover it: known pixels stay, the
 * rest is filled from them, coarse to fine.
 */
export function fillBehind(frame: FramePixels, mask: Uint8Array): FramePixels {
  return fillFrom(frame, (at) => mask[at] < UNSEEN);
}

/** A mask below this is nothing that can be seen. */
const UNSEEN = 6;

/** What is known stays, everything else takes the colors of what is known around it. */
export function fillFrom(frame: FramePixels, isKnown: (at: number) => boolean): FramePixels {
  const count = frame.width * frame.height;
  const filled = framePixels(frame.width, frame.height);
  const known = new Float32Array(frame.width * frame.height * 4);
  for (let at = 0; at < count; at++) {
    const weight = isKnown(at) ? 1 : 0;
    for (let c = 0; c < 3; c++) known[at * 4 + c] = frame.bytes[at * 4 + c] * weight;
    known[at * 4 + 3] = weight;
  }
  const smooth = pullAndPush({ width: frame.width, height: frame.height, data: known });
  for (let at = 0; at < count; at++) {
    const from = at * 4;
    const source = isKnown(at) ? frame.bytes : smooth.data;
    for (let c = 0; c < 3; c++) filled.bytes[from + c] = source[from + c];
    filled.bytes[from + 3] = 255;
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
  for (let y = 0, at = 0; y < height; y++) {
    const down = Math.min(coarse.height - 1, Math.max(0, (y - 0.5) / 2));
    const row = Math.min(coarse.height - 2, down | 0);
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at + 3] >= 1) continue;
      const across = Math.min(coarse.width - 1, Math.max(0, (x - 0.5) / 2));
      const column = Math.min(coarse.width - 2, across | 0);
      const from = (row * coarse.width + column) * 4;
      const fx = across - column;
      const fy = down - row;
      const missing = 1 - data[at + 3];
      for (let c = 0; c < 3; c++) {
        const upper = coarse.data[from + c] * (1 - fx) + coarse.data[from + 4 + c] * fx;
        const under = from + coarse.width * 4 + c;
        const lower = coarse.data[under] * (1 - fx) + coarse.data[under + 4] * fx;
        data[at + c] += missing * (upper + (lower - upper) * fy);
      }
      data[at + 3] = 1;
    }
  }
  return level;
}

function halved({ width, height, data }: Level): Level {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const out = new Float32Array(half.width * half.height * 4);
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, to += 4) {
      for (let corner = 0; corner < 4; corner++) {
        const column = x * 2 + (corner & 1);
        const row = y * 2 + (corner >> 1);
        if (column >= width || row >= height) continue;
        const from = (row * width + column) * 4;
        for (let c = 0; c < 4; c++) out[to + c] += data[from + c];
      }
      const weight = out[to + 3];
      // Two known neighbours of four are enough to be sure of the mean.
      const scale = weight > 1 ? 1 / weight : 1;
      for (let c = 0; c < 4; c++) out[to + c] *= scale;
    }
  }
  return { ...half, data: out };
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
