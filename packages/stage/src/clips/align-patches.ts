import { type Affine, composed, SAME_PLACE, smoothAffines } from './affine.ts';
import { ALIGNED_PATCH, KEPT_PATCH, patchPicture, placeInPatch, readSmooth } from './patch.ts';

const SHAPE = ALIGNED_PATCH;
const SIZE = SHAPE.width * SHAPE.height;
/** A picture is compared with the mean of the pictures around it and of the whole clip: light and pose may change slowly. */
const AROUND = 8;
const AROUND_STEP = 2;
const WHOLE_CLIP_PICTURES = 60;
/** Two pictures of lips at rest differ by less than this: most that are shut for another reason differ by more. */
const SAME_REST = 0.2;
/** What holds each number back: the shape of a face changes less than its place. */
const DAMPING = [60, 60, 2, 60, 60, 2];
/** A hand or a shadow counts no more than this. */
const MOST_RESIDUAL = 0.5;
const ROUNDS = 4;

const WEIGHTS = Float32Array.from({ length: SIZE }, (_, k) => {
  const { u, v } = spotOf(k);
  return Math.exp((-u * u) / (2 * 0.5 * 0.5) - (v - 0.05) ** 2 / (2 * 0.4 * 0.4));
});
const WEIGHT_SUM = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

function spotOf(k: number): { u: number; v: number } {
  const { left, top, perUnit, width } = SHAPE;
  return { u: left + ((k % width) + 0.5) / perUnit, v: top + (Math.floor(k / width) + 0.5) / perUnit };
}

export interface Alignment {
  /** Where each picture's mouth space really lies, seen from where it was taken to lie. */
  moves: Affine[];
  /** Share of the picture that its template does not explain. */
  mismatch: number[];
}

/** Lays the patches of a clip over each other by their pixels. `calm` lists pictures in which the lips rest. */
export function alignPatches(
  patches: readonly Uint8Array[],
  places: readonly Affine[],
  calm: readonly number[],
): Alignment {
  let moves: Affine[] = patches.map(() => SAME_PLACE);
  let mismatch: number[] = [];
  for (const sigma of [1.2, 0.8]) {
    const aligned = alignOnce(patches, moves, calm);
    mismatch = aligned.mismatch;
    // Smoothed where they lie in the clip: seen from the patches, the trembling of the net would stay.
    const smooth = smoothAffines(
      aligned.moves.map((move, i) => composed(places[i], move)),
      sigma,
    );
    moves = smooth.map((place, i) => composed(inverse(places[i]), place));
  }
  return { moves, mismatch };
}

function inverse([a, b, c, d, e, f]: Affine): Affine {
  const det = a * e - b * d || 1e-12;
  return [e / det, -b / det, (b * f - c * e) / det, -d / det, a / det, (c * d - a * f) / det];
}

function alignOnce(patches: readonly Uint8Array[], moves: readonly Affine[], calm: readonly number[]): Alignment {
  const step = Math.ceil(calm.length / WHOLE_CLIP_PICTURES);
  const whole = meanOf(atRest(calm.filter((_, k) => k % step === 0).map((i) => normalPatch(patches[i], moves[i]))));
  const near = new Map<number, Float32Array>();
  const nearAt = (i: number): Float32Array => {
    const known = near.get(i) ?? normalPatch(patches[i], moves[i]);
    near.set(i, known);
    return known;
  };
  const aligned: Alignment = { moves: [], mismatch: [] };
  patches.forEach((patch, i) => {
    near.delete(i - AROUND - 1);
    const around: Float32Array[] = [];
    for (let k = i - AROUND; k <= i + AROUND; k += AROUND_STEP)
      if (k >= 0 && k < patches.length) around.push(nearAt(k));
    const local = meanOf(around);
    const template = whole.map((value, k) => (value + local[k]) / 2);
    const { move, error } = alignTo(template, patch, moves[i]);
    aligned.moves.push(move);
    aligned.mismatch.push(error);
  });
  return aligned;
}

/** Shut lips may be pursed, too: what most of the pictures have in common is rest. */
function atRest(pictures: readonly Float32Array[]): Float32Array[] {
  const alike = pictures.map((one) => pictures.filter((other) => differenceOf(one, other) < SAME_REST));
  return alike.reduce((most, these) => (these.length > most.length ? these : most), []);
}

function differenceOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < SIZE; k++) sum += WEIGHTS[k] * (one[k] - other[k]) ** 2;
  return sum / WEIGHT_SUM;
}

function meanOf(patches: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(SIZE);
  for (const patch of patches) for (let k = 0; k < SIZE; k++) mean[k] += patch[k] / patches.length;
  return mean;
}

/** The aligned part of a kept patch, free of brightness and contrast. */
function normalPatch(kept: Uint8Array, move: Affine): Float32Array {
  const picture = patchPicture(kept, KEPT_PATCH);
  const [a, b, c, d, e, f] = composed(placeInPatch(KEPT_PATCH), move);
  const out = new Float32Array(SIZE);
  let sum = 0;
  for (let row = 0, k = 0; row < SHAPE.height; row++) {
    const v = SHAPE.top + (row + 0.5) / SHAPE.perUnit;
    for (let column = 0; column < SHAPE.width; column++, k++) {
      const u = SHAPE.left + (column + 0.5) / SHAPE.perUnit;
      out[k] = readSmooth(picture, a * u + b * v + c, d * u + e * v + f);
      sum += out[k];
    }
  }
  const mean = sum / SIZE;
  const spread = Math.sqrt(out.reduce((total, value) => total + (value - mean) ** 2, 0) / SIZE) || 1;
  for (let k = 0; k < SIZE; k++) out[k] = (out[k] - mean) / spread;
  return out;
}

/** Gauss-Newton, inverse compositional: the template's slopes are worked out once for all rounds. */
function alignTo(template: Float32Array, patch: Uint8Array, start: Affine): { move: Affine; error: number } {
  const slopes = slopesOf(template);
  const normal = normalMatrix(slopes);
  let move = start;
  let error = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const shown = normalPatch(patch, move);
    const side = new Float64Array(6);
    error = 0;
    for (let k = 0; k < SIZE; k++) {
      const off = shown[k] - template[k];
      error += (WEIGHTS[k] * off * off) / WEIGHT_SUM;
      const pull = Math.max(-MOST_RESIDUAL, Math.min(MOST_RESIDUAL, off)) * WEIGHTS[k];
      for (let n = 0; n < 6; n++) side[n] += pull * slopes[k * 6 + n];
    }
    const [p0, p1, p2, p3, p4, p5] = solve6(normal, side);
    move = composed(move, [1 - p0, -p1, -p2, -p3, 1 - p4, -p5]);
  }
  return { move, error };
}

function slopesOf(template: Float32Array): Float32Array {
  const { width, height, perUnit } = SHAPE;
  const slopes = new Float32Array(SIZE * 6);
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const k = row * width + column;
      const { u, v } = spotOf(k);
      const across = ((template[k + 1] - template[k - 1]) * perUnit) / 2;
      const down = ((template[k + width] - template[k - width]) * perUnit) / 2;
      slopes.set([across * u, across * v, across, down * u, down * v, down], k * 6);
    }
  }
  return slopes;
}

function normalMatrix(slopes: Float32Array): Float64Array {
  const normal = new Float64Array(36);
  for (let k = 0; k < SIZE; k++) {
    const weight = WEIGHTS[k];
    for (let row = 0; row < 6; row++) {
      const pull = weight * slopes[k * 6 + row];
      for (let column = 0; column <= row; column++) normal[row * 6 + column] += pull * slopes[k * 6 + column];
    }
  }
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < row; column++) normal[column * 6 + row] = normal[row * 6 + column];
  }
  for (let row = 0; row < 6; row++) normal[row * 7] = normal[row * 7] * 1.001 + DAMPING[row];
  return normal;
}

function solve6(normal: Float64Array, side: Float64Array): number[] {
  const rows = Array.from({ length: 6 }, (_, row) => [...normal.subarray(row * 6, row * 6 + 6), side[row]]);
  for (let i = 0; i < 6; i++) {
    for (let row = 0; row < 6; row++) {
      if (row === i) continue;
      const factor = rows[row][i] / rows[i][i];
      for (let column = i; column < 7; column++) rows[row][column] -= factor * rows[i][column];
    }
  }
  return rows.map((row, i) => row[6] / row[i]);
}
