import { GRID } from './face-grid.ts';
import type { HeadView } from './head-view.ts';

export interface SkinShape {
  height: Float32Array;
  jawShareAt: (y: number) => number;
  /** cells from here to there are lit in each row */
  rowStart: Int16Array;
  rowEnd: Int16Array;
}

/** Samples per cell of the table that undoes the jaw's drop. */
const FINE = 4;
const EXTRA_ROWS = 24;
const TABLE_LENGTH = (GRID.rows + 2 * EXTRA_ROWS) * FINE;

/** Finds the skin that a turned head with an open jaw shows at a point. */
export class SkinBend {
  column = 0;
  row = 0;
  readonly #shape: SkinShape;
  readonly #jawShares: Float32Array;
  readonly #skinRows = new Float32Array(TABLE_LENGTH);
  #turn = 0;
  #tilt = 0;

  constructor(shape: SkinShape) {
    this.#shape = shape;
    this.#jawShares = Float32Array.from({ length: TABLE_LENGTH }, (_, i) =>
      shape.jawShareAt(GRID.top + rowOfEntry(i) * GRID.step),
    );
  }

  take({ turn, tilt, jawDrop }: HeadView): void {
    this.#turn = turn / GRID.step;
    this.#tilt = tilt / GRID.step;
    this.#undoJaw(jawDrop / GRID.step);
  }

  /** Sets `column` and `row` to the cell that shows at a point of the picture, both in cells of the grid. */
  find(column: number, row: number): void {
    const { height, rowStart, rowEnd } = this.#shape;
    let z = sample(height, column, this.#skinRow(row));
    z = sample(height, column - z * this.#turn, this.#skinRow(row + z * this.#tilt));
    this.row = Math.min(GRID.rows - 1.01, this.#skinRow(row + z * this.#tilt));
    const lit = this.row | 0;
    this.column = Math.max(rowStart[lit], Math.min(rowEnd[lit] - 1.01, column - z * this.#turn));
  }

  /** The row of the skin that the jaw moved to a row of the picture. */
  #skinRow(row: number): number {
    const place = Math.max(0, Math.min(TABLE_LENGTH - 1.01, (row + EXTRA_ROWS) * FINE));
    const entry = place | 0;
    const before = this.#skinRows[entry];
    return before + (this.#skinRows[entry + 1] - before) * (place - entry);
  }

  #undoJaw(drop: number): void {
    const shares = this.#jawShares;
    const moved = (entry: number) => rowOfEntry(entry) + drop * shares[entry];
    let skin = 0;
    for (let i = 0; i < TABLE_LENGTH; i++) {
      const wanted = rowOfEntry(i);
      while (skin < TABLE_LENGTH - 1 && moved(skin + 1) <= wanted) skin++;
      const here = moved(skin);
      const next = skin < TABLE_LENGTH - 1 ? moved(skin + 1) : here + 1;
      const within = Math.max(0, Math.min(1, (wanted - here) / (next - here)));
      this.#skinRows[i] = Math.max(0, Math.min(GRID.rows - 1.01, rowOfEntry(skin) + within / FINE));
    }
  }
}

function rowOfEntry(entry: number): number {
  return entry / FINE - EXTRA_ROWS;
}

function sample(height: Float32Array, column: number, row: number): number {
  const x = Math.max(0, Math.min(GRID.columns - 1.01, column));
  const y = Math.max(0, Math.min(GRID.rows - 1.01, row));
  const left = x | 0;
  const top = y | 0;
  const right = x - left;
  const i = top * GRID.columns + left;
  const above = height[i] * (1 - right) + height[i + 1] * right;
  const below = height[i + GRID.columns] * (1 - right) + height[i + GRID.columns + 1] * right;
  return above + (below - above) * (y - top);
}
