import { FEATURE_SIZE } from './speech-features.ts';

/** A run of feature frames, flat. */
export interface Track {
  frames: number;
  data: Float32Array;
}

/** For every frame of the first track, the range of frames of the second it corresponds to. */
export interface Warp {
  low: Int32Array;
  high: Int32Array;
  /** mean distance along the path */
  cost: number;
}

interface Band {
  /** first frame of the second track considered for each frame of the first */
  starts: Int32Array;
  width: number;
}

const COARSE = 8;
const COARSE_SHARE = 0.2;
const COARSE_MINIMUM = 40;
const FINE_REACH = 60;
const WIDEST_REACH = 240;
const DIAGONAL_WEIGHT = 1.6;
const BLOCKED = 1e30;
const ADVANCE_FIRST = 1;
const ADVANCE_BOTH = 2;
const ADVANCE_SECOND = 3;

function distance(a: Track, i: number, b: Track, j: number): number {
  let sum = 0;
  for (let k = 0, p = i * FEATURE_SIZE, q = j * FEATURE_SIZE; k < FEATURE_SIZE; k++, p++, q++) {
    const difference = a.data[p] - b.data[q];
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

/** Dynamic time warping within a band around an expected path. */
function warpWithin(a: Track, b: Track, { starts, width }: Band): Warp {
  const moves = new Uint8Array(a.frames * width);
  let before = new Float64Array(width).fill(BLOCKED);
  let here = new Float64Array(width);
  for (let i = 0; i < a.frames; i++) {
    const shift = i > 0 ? starts[i] - starts[i - 1] : 0;
    here.fill(BLOCKED);
    for (let w = 0; w < width; w++) {
      const j = starts[i] + w;
      if (j < 0 || j >= b.frames) continue;
      const step = distance(a, i, b, j);
      if (i === 0 && j === 0) {
        here[w] = step;
        continue;
      }
      const alone = (before[w + shift] ?? BLOCKED) + step;
      const both = (before[w + shift - 1] ?? BLOCKED) + step * DIAGONAL_WEIGHT;
      const other = (here[w - 1] ?? BLOCKED) + step;
      const best = Math.min(alone, both, other);
      here[w] = best;
      moves[i * width + w] = best === both ? ADVANCE_BOTH : best === alone ? ADVANCE_FIRST : ADVANCE_SECOND;
    }
    [before, here] = [here, before];
  }
  return trace(moves, a, b, { starts, width }, before);
}

function trace(moves: Uint8Array, a: Track, b: Track, band: Band, last: Float64Array): Warp {
  const { starts, width } = band;
  const low = new Int32Array(a.frames).fill(b.frames);
  const high = new Int32Array(a.frames).fill(-1);
  let i = a.frames - 1;
  let j = b.frames - 1;
  const cost = last[j - starts[i]] ?? BLOCKED;
  while (i >= 0 && j >= 0) {
    low[i] = Math.min(low[i], j);
    high[i] = Math.max(high[i], j);
    const move = moves[i * width + j - starts[i]];
    if (move === ADVANCE_FIRST) i--;
    else if (move === ADVANCE_BOTH) {
      i--;
      j--;
    } else if (move === ADVANCE_SECOND) j--;
    else break;
  }
  return { low, high, cost: cost / (a.frames + b.frames) };
}

function shrink(track: Track): Track {
  const frames = Math.max(1, Math.ceil(track.frames / COARSE));
  const data = new Float32Array(frames * FEATURE_SIZE);
  for (let frame = 0; frame < frames; frame++) {
    const from = frame * COARSE;
    const to = Math.min(track.frames, from + COARSE);
    for (let source = from; source < to; source++) {
      for (let k = 0; k < FEATURE_SIZE; k++) {
        data[frame * FEATURE_SIZE + k] += track.data[source * FEATURE_SIZE + k] / (to - from);
      }
    }
  }
  return { frames, data };
}

function straightBand(a: Track, b: Track): Band {
  const reach = Math.max(COARSE_MINIMUM, Math.ceil(COARSE_SHARE * b.frames), Math.ceil((2 * b.frames) / a.frames) + 2);
  const starts = Int32Array.from({ length: a.frames }, (_, i) => Math.round((i * b.frames) / a.frames) - reach);
  return { starts, width: 2 * reach + 1 };
}

/** A narrow band around a path found on coarser tracks. */
function bandAround(path: Warp, a: Track): Band {
  const centres = Float64Array.from(path.low, (low, i) => ((low + path.high[i] + 1) / 2) * COARSE);
  let steepest = 0;
  for (const [i, low] of path.low.entries()) steepest = Math.max(steepest, path.high[i] - low);
  const reach = Math.min(WIDEST_REACH, FINE_REACH + steepest * COARSE);
  const starts = Int32Array.from({ length: a.frames }, (_, i) => {
    const position = Math.max(0, i / COARSE - 0.5);
    const before = Math.min(centres.length - 1, Math.floor(position));
    const after = Math.min(centres.length - 1, before + 1);
    const centre = centres[before] + (centres[after] - centres[before]) * (position - before);
    return Math.round(centre) - reach;
  });
  return { starts, width: 2 * reach + 1 };
}

/** Finds which moment of the second track is which moment of the first: roughly at 40 ms, then exactly at 5 ms. */
export function warpTime(a: Track, b: Track): Warp {
  const coarseA = shrink(a);
  const coarseB = shrink(b);
  const coarse = warpWithin(coarseA, coarseB, straightBand(coarseA, coarseB));
  const fine = warpWithin(a, b, bandAround(coarse, a));
  return { ...fine, cost: coarse.cost };
}
