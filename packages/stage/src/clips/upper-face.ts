import type { LipMoves } from './lip-moves.ts';
import type { Spot } from './mouth-space.ts';

/** Where lids and brows of a clip are, in mouth space. */
export interface UpperFace {
  /** the middles of the lower lids, and of the upper ones */
  lids: readonly Spot[];
  upperLids: readonly Spot[];
  /** how high the eyes are, the narrower one */
  eyeHeight: number;
  /** how far brows are above their upper lids, the nearer one */
  browHeight: number;
  /** the middles of the brows */
  brows: readonly Spot[];
  /** their inner ends */
  innerBrows: readonly Spot[];
}

interface Grid {
  left: number;
  top: number;
  step: number;
  columns: number;
  rows: number;
}

const LOWER_LIDS = [145, 374] as const;
const UPPER_LIDS = [159, 386] as const;
const BROWS = [105, 334] as const;
const INNER_BROWS = [55, 285] as const;
/** How far around a lower lid and a brow skin goes with them, in mouth widths. Eyes stay where they are. */
const LID = { across: 0.32, above: 0.1, below: 0.28 } as const;
/** An upper lid goes by itself: of the iris below it, which rests, no more is stretched than a lid covers. */
const UPPER_LID = { across: 0.3, above: 0.13, below: 0.12 } as const;
const BROW = { across: 0.52, above: 0.36, below: 0.2 } as const;
const INNER_BROW = { across: 0.24, above: 0.34, below: 0.16 } as const;
type Reach = typeof LID | typeof UPPER_LID | typeof BROW | typeof INNER_BROW;
/** A lower lid rises by no more than this share of its eye: narrow ones would look half shut, which is tired and not glad. */
const MOST_NARROWED = 0.2;
/** An upper lid rises by no more than this share of its eye: beyond it the iris is long. */
const MOST_WIDENED = 0.2;
/** Brows rise by no more than this share of their way from the lids: beyond it, lids are drawn out and lashes smear. */
const MOST_RAISED = 0.3;
/** Skin that goes with them by less than this share stays. */
const STAYS = 0.1;

type UpperMoves = Pick<LipMoves, 'lids' | 'upperLids' | 'brows' | 'innerBrows' | 'together'>;

const bell = (value: number): number => Math.exp(-value * value);

export function upperFaceOf(mean: readonly Spot[]): UpperFace {
  const at = (k: number): Spot => mean[k];
  const heights = LOWER_LIDS.map((lower, side) => at(lower)[1] - at(UPPER_LIDS[side])[1]);
  const aboveLids = UPPER_LIDS.map((upper, side) => at(upper)[1] - at(BROWS[side])[1]);
  return {
    lids: LOWER_LIDS.map(at),
    upperLids: UPPER_LIDS.map(at),
    eyeHeight: Math.max(0, Math.min(...heights)),
    browHeight: Math.max(0, Math.min(...aboveLids)),
    brows: BROWS.map(at),
    innerBrows: INNER_BROWS.map(at),
  };
}

/** Nothing of a face moves above this. */
export function topOfUpperFace({ brows, nose }: UpperFace & { nose: number }): number {
  return Math.min(nose - 0.12, ...brows.map(([, y]) => y - 1.7 * BROW.above));
}

/** How far each point of a grid goes along with lids and brows. They move so little that it holds for where a point came from, too. */
export class UpperFaceMoves {
  readonly #lids: Float32Array;
  readonly #upperLids: Float32Array;
  readonly #brows: Float32Array;
  readonly #innerBrows: Float32Array;
  readonly #together: Float32Array;
  readonly #mostLids: number;
  readonly #mostWidened: number;
  readonly #mostBrows: number;

  constructor({ lids, upperLids, eyeHeight, browHeight, brows, innerBrows }: UpperFace, grid: Grid) {
    this.#mostLids = MOST_NARROWED * eyeHeight;
    this.#mostWidened = MOST_WIDENED * eyeHeight;
    this.#mostBrows = MOST_RAISED * browHeight;
    this.#lids = sharesOf(lids, LID, grid);
    this.#upperLids = sharesOf(upperLids, UPPER_LID, grid);
    this.#brows = sharesOf(brows, BROW, grid);
    this.#innerBrows = sharesOf(innerBrows, INNER_BROW, grid);
    const middle = innerBrows.reduce((sum, [x]) => sum + x, 0) / innerBrows.length;
    const [left, right] = [-1, 1].map((side) =>
      sharesOf(
        innerBrows.filter(([x]) => Math.sign(x - middle) === side),
        INNER_BROW,
        grid,
      ),
    );
    this.#together = left.map((share, at) => right[at] - share);
  }

  /** Adds to how far up each point is pulled, and inner ends of brows to each other; points come as pairs. */
  addTo(field: Float32Array, { lids, upperLids, brows, innerBrows, together }: UpperMoves): void {
    const lifted = Math.min(lids, this.#mostLids);
    const widened = Math.min(upperLids, this.#mostWidened);
    const raised = Math.min(brows, this.#mostBrows);
    for (let at = 0; at < this.#lids.length; at++) {
      field[2 * at] += together * this.#together[at];
      field[2 * at + 1] +=
        lifted * this.#lids[at] +
        widened * this.#upperLids[at] +
        raised * this.#brows[at] +
        innerBrows * this.#innerBrows[at];
    }
  }
}

function sharesOf(spots: readonly Spot[], reach: Reach, grid: Grid): Float32Array {
  const { left, top, step, columns, rows } = grid;
  return Float32Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [left + (at % columns) * step, top + Math.floor(at / columns) * step];
    const shares = spots.map(([toX, toY]) => {
      const off = y - toY;
      return bell((x - toX) / reach.across) * bell(off / (off < 0 ? reach.above : reach.below));
    });
    return Math.max(0, Math.max(0, ...shares) - STAYS) / (1 - STAYS);
  });
}
