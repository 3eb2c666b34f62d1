import { GRID, rowY } from './face-grid.ts';
import type { HeadView } from './head-view.ts';
import { edgeDepth } from './height-field.ts';

interface WarpLimits {
  halfWidthAt: (y: number) => number;
  jawShareAt: (y: number) => number;
  chinY: number;
  hiddenAboveY: number;
}

/** Moves the rows of the picture from `fromRow` down. */
type Warp = (shaded: Uint8ClampedArray, out: Uint8ClampedArray, view: HeadView, fromRow: number) => void;

/** Samples per cell of the table that undoes the jaw's drop. */
const FINE = 4;
const EXTRA_ROWS = 24;

/** Moves shaded cells to where a turned head with an open jaw shows them: for every cell of the picture, finds its skin. */
export function warpFace(height: Float32Array, limits: WarpLimits): Warp {
  const { columns, rows, left, top, step } = GRID;
  const { halfWidthAt, chinY, hiddenAboveY } = limits;
  const skinRow = jawUndoing(limits.jawShareAt);
  const lastColumn = columns - 1.01;
  const lastRow = rows - 1.01;
  const halfWidths = Float32Array.from({ length: rows }, (_, row) => halfWidthAt(rowY(row)));
  const topRow = Math.max(0, Math.floor((hiddenAboveY - top) / step));
  return (shaded, out, { turn, tilt, jawDrop }, fromRow) => {
    const skewX = turn / step;
    const skewY = tilt / step;
    const reach = Math.abs(turn) * 0.08 + 0.07;
    const table = skinRow(jawDrop);
    const lowest = chinY + jawDrop + Math.abs(tilt) * 0.6 + 0.06;
    for (let row = Math.max(topRow, fromRow); row < rows && top + row * step <= lowest; row++) {
      const skin = table[(row + EXTRA_ROWS) * FINE]!;
      const half = widestNear(halfWidths, Math.min(skin, (chinY - 0.03 - top) / step), Math.abs(tilt)) + reach;
      const shift = edgeDepth(Math.min(top + skin * step, 1.3)) * turn;
      const first = Math.max(0, ((shift - half - left) / step) | 0);
      const last = Math.min(columns - 1, ((shift + half - left) / step) | 0);
      for (let column = first; column <= last; column++) {
        let z = height[Math.min(rows - 1, (skin + 0.5) | 0) * columns + column]!;
        const guessX = Math.max(0, Math.min(columns - 1, (column - z * skewX + 0.5) | 0));
        const guessY = table[((row + EXTRA_ROWS + z * skewY) * FINE) | 0]!;
        z = height[Math.min(rows - 1, (guessY + 0.5) | 0) * columns + guessX]!;
        const u = Math.max(0, Math.min(lastColumn, column - z * skewX));
        const v = Math.min(lastRow, table[((row + EXTRA_ROWS + z * skewY) * FINE + 0.5) | 0]!);
        const a = u | 0;
        const b = v | 0;
        const right = u - a;
        const below = v - b;
        const k = (b * columns + a) * 4;
        const m = k + columns * 4;
        const w00 = (1 - right) * (1 - below);
        const w10 = right * (1 - below);
        const w01 = (1 - right) * below;
        const w11 = right * below;
        const o = (row * columns + column) * 4;
        out[o] = shaded[k]! * w00 + shaded[k + 4]! * w10 + shaded[m]! * w01 + shaded[m + 4]! * w11;
        out[o + 1] = shaded[k + 1]! * w00 + shaded[k + 5]! * w10 + shaded[m + 1]! * w01 + shaded[m + 5]! * w11;
        out[o + 2] = shaded[k + 2]! * w00 + shaded[k + 6]! * w10 + shaded[m + 2]! * w01 + shaded[m + 6]! * w11;
        out[o + 3] = 255;
      }
    }
  };
}

/** For rows of the picture (fine steps, some above and below the grid): the row of the skin that the jaw moved there. */
function jawUndoing(jawShareAt: (y: number) => number): (jawDrop: number) => Float32Array {
  const count = (GRID.rows + 2 * EXTRA_ROWS) * FINE;
  const table = new Float32Array(count);
  const rowAt = (i: number) => i / FINE - EXTRA_ROWS;
  const share = Float32Array.from({ length: count }, (_, i) => jawShareAt(GRID.top + rowAt(i) * GRID.step));
  return (jawDrop) => {
    const drop = jawDrop / GRID.step;
    let skin = 0;
    for (let i = 0; i < count; i++) {
      const wanted = rowAt(i);
      while (skin < count - 1 && rowAt(skin + 1) + drop * share[skin + 1]! <= wanted) skin++;
      const here = rowAt(skin) + drop * share[skin]!;
      const next = skin < count - 1 ? rowAt(skin + 1) + drop * share[skin + 1]! : here + 1;
      const within = Math.max(0, Math.min(1, (wanted - here) / (next - here)));
      table[i] = Math.max(0, Math.min(GRID.rows - 1.01, rowAt(skin) + within / FINE));
    }
    return table;
  };
}

function widestNear(halfWidths: Float32Array, at: number, tilt: number): number {
  const spread = Math.ceil((tilt * 0.9) / GRID.step) + 1;
  let widest = 0;
  for (let row = Math.max(0, Math.floor(at) - spread); row <= Math.min(GRID.rows - 1, at + spread); row += 2) {
    widest = Math.max(widest, halfWidths[row]!);
  }
  return widest;
}
