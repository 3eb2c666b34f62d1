import { PATCH_SIZE } from './mouth-patch.ts';

export interface MouthSample {
  patch: Float32Array;
  openness: number;
}

/** How much a change of one grey level is distrusted; keeps coding noise from being read as movement. */
const NOISE = 12;

/** How much the squares of differences count beside the differences: narrow lips alone are neither open nor shut. */
const BEND = 0.5;

/** Learns from pictures of known mouths how open an unknown one is: a ridge regression in its dual form, with a bend. */
export class MouthModel {
  readonly #meanPatch = new Float64Array(PATCH_SIZE);
  readonly #meanOpenness: number;
  readonly #known: readonly Float64Array[];
  readonly #shares: readonly number[];
  readonly #spread: number;

  constructor(samples: readonly MouthSample[]) {
    const count = samples.length;
    this.#meanOpenness = samples.reduce((sum, { openness }) => sum + openness, 0) / count;
    for (const { patch } of samples) for (let i = 0; i < PATCH_SIZE; i++) this.#meanPatch[i] += patch[i] / count;
    this.#known = samples.map(({ patch }) => this.#centred(patch));
    this.#spread = this.#known.reduce((sum, known) => sum + dot(known, known), 0) / count;
    const alike = this.#known.map((a, row) =>
      Float64Array.from(this.#known, (b, column) => this.#likeness(a, b) + (row === column ? NOISE * NOISE : 0)),
    );
    this.#shares = solve(
      alike,
      samples.map(({ openness }) => openness - this.#meanOpenness),
    );
  }

  openness(patch: Float32Array): number {
    const seen = this.#centred(patch);
    return this.#known.reduce(
      (sum, known, k) => sum + this.#shares[k] * this.#likeness(seen, known),
      this.#meanOpenness,
    );
  }

  #centred(patch: Float32Array): Float64Array {
    return Float64Array.from(patch, (value, i) => value - this.#meanPatch[i]);
  }

  #likeness(a: Float64Array, b: Float64Array): number {
    const product = dot(a, b);
    return product + (this.#spread > 0 ? (BEND * product * product) / this.#spread : 0);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** Gaussian elimination with pivoting. */
function solve(matrix: Float64Array[], right: number[]): number[] {
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i]));
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let r = column + 1; r < size; r++) if (Math.abs(rows[r][column]) > Math.abs(rows[pivot][column])) pivot = r;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let r = column + 1; r < size; r++) subtract(rows[r], rows[column], column);
  }
  const answer = new Array<number>(size).fill(0);
  for (let r = size - 1; r >= 0; r--) {
    let rest = rows[r][size];
    for (let c = r + 1; c < size; c++) rest -= rows[r][c] * answer[c];
    answer[r] = rest / rows[r][r];
  }
  return answer;
}

function subtract(row: Float64Array, pivotRow: Float64Array, column: number): void {
  const factor = row[column] / pivotRow[column];
  for (let c = column; c < row.length; c++) row[c] -= factor * pivotRow[c];
}
