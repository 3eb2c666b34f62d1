import type { Random } from '#base/math/seeded-random.ts';
import { FOLD_COLUMNS, FOLD_ROWS, FOLD_ROWS_PER_UNIT, FOLD_START } from './limb-memory.ts';

/** A ring around the sleeve that shows on one side and is tilted. */
export interface Fold {
  /** face units from the shoulder */
  at: number;
  amount: number;
  tilt: number;
  /** the side where it is deepest, radians around the sleeve */
  around: number;
  width: number;
  /** grows with the bend of the elbow */
  isElbow: boolean;
}

const STILL_FOLDS = 9;
const ELBOW_FOLDS = 6;

/** No two people wear a sleeve alike: every fold's place, side, tilt, width and depth come from the seed. */
export function planFolds(elbowAt: number, random: Random): Fold[] {
  const still = Array.from({ length: STILL_FOLDS }, (_, i): Fold => {
    const at = 0.5 + i * 0.42 + 0.32 * random();
    const amount = 0.35 + 0.95 * random();
    return { at, amount, ...shapeOf(random), isElbow: false };
  });
  const elbow = Array.from({ length: ELBOW_FOLDS }, (_, i): Fold => {
    const fromMiddle = i - (ELBOW_FOLDS - 1) / 2;
    const at = elbowAt + fromMiddle * 0.17 + 0.06 * random();
    const amount = 0.8 + 0.4 * random();
    // They meet on the inside of the elbow and fan out from there.
    return { at, amount, ...shapeOf(random), tilt: fromMiddle * 0.09, around: 0.5 * (random() - 0.5), isElbow: true };
  });
  return [...still, ...elbow];
}

function shapeOf(random: Random): Pick<Fold, 'tilt' | 'around' | 'width'> {
  return { tilt: (random() - 0.5) * 0.8, around: random() * Math.PI * 2, width: 0.09 + 0.12 * random() };
}

/** The slopes of all folds over the sleeve: along and around of still folds, then of the elbow's, for every cell. */
export function layFolds(folds: readonly Fold[]): Float32Array {
  const slopes = new Float32Array(FOLD_ROWS * FOLD_COLUMNS * 4);
  for (const fold of folds) {
    for (let column = 0; column < FOLD_COLUMNS; column++) layColumn(slopes, fold, column);
  }
  return slopes;
}

/** Beyond this many units from its middle a fold has ended. */
const REACH = 0.9;

function layColumn(slopes: Float32Array, fold: Fold, column: number): void {
  const turn = (column / FOLD_COLUMNS) * Math.PI * 2 - Math.PI - fold.around;
  const facing = 0.5 + 0.5 * Math.cos(turn);
  const strength = fold.amount * (fold.isElbow ? 1.25 : 0.5);
  const face = facing ** 1.5;
  const faceSlope = -0.75 * Math.sqrt(facing) * Math.sin(turn);
  const middle = fold.at + fold.tilt * Math.sin(turn);
  const middleSlope = fold.tilt * Math.cos(turn);
  const rowAt = (along: number) => (along + FOLD_START) * FOLD_ROWS_PER_UNIT;
  const first = Math.max(0, Math.ceil(rowAt(middle - 2 * fold.width)));
  const last = Math.min(FOLD_ROWS - 1, Math.floor(rowAt(middle + 2.6 * fold.width)));
  for (let row = first; row <= last; row++) {
    const along = row / FOLD_ROWS_PER_UNIT - FOLD_START;
    if (Math.abs(along - fold.at) > REACH) continue;
    const { height, slope } = profile((along - middle) / fold.width);
    const steepness = slope / fold.width;
    const o = (row * FOLD_COLUMNS + column) * 4 + (fold.isElbow ? 2 : 0);
    slopes[o] += strength * face * steepness;
    slopes[o + 1] += strength * (faceSlope * height - face * steepness * middleSlope);
  }
}

/** A ridge with a shallower groove behind it. */
function profile(d: number): { height: number; slope: number } {
  const ridge = Math.exp(-d * d);
  const behind = d - 1.1;
  const groove = 0.6 * Math.exp(-behind * behind);
  return { height: ridge - groove, slope: -2 * d * ridge + 2 * behind * groove };
}
