import { GRID, rowY } from './face-grid.ts';
import type { HeadView } from './head-view.ts';
import { edgeDepth } from './height-field.ts';

interface WarpLimits {
  halfWidthAt: (y: number) => number;
  jawShareAt: (y: number) => number;
  chinY: number;
}

type Warp = (shaded: Uint8ClampedArray, out: Uint8ClampedArray, view: HeadView) => void;

const JAW_SAMPLES = 512;
const JAW_TOP = 0;
const JAW_BOTTOM = 2;

/** Moves shaded cells to where a turned head with an open jaw shows them: for every cell of the picture, finds its skin. */
export function warpFace(height: Float32Array, { halfWidthAt, jawShareAt, chinY }: WarpLimits): Warp {
  const { columns, rows, left, top, step } = GRID;
  const jawShare = Float32Array.from({ length: JAW_SAMPLES }, (_, i) =>
    jawShareAt(JAW_TOP + (i / (JAW_SAMPLES - 1)) * (JAW_BOTTOM - JAW_TOP)),
  );
  const shareAt = (y: number): number => {
    const i = ((y - JAW_TOP) / (JAW_BOTTOM - JAW_TOP)) * (JAW_SAMPLES - 1);
    return jawShare[i <= 0 ? 0 : Math.min(JAW_SAMPLES - 1, i | 0)]!;
  };
  const lastColumn = columns - 1.01;
  const lastRow = rows - 1.01;
  const halfWidths = Float32Array.from({ length: rows }, (_, row) => halfWidthAt(rowY(row)));
  return (shaded, out, { turn, tilt, jawDrop }) => {
    const skewX = turn / step;
    const skewY = tilt / step;
    const reach = Math.abs(turn) * 0.08 + 0.07;
    for (let row = 0; row < rows; row++) {
      const y = top + row * step;
      if (y > chinY + jawDrop + Math.abs(tilt) * 0.6 + 0.06) break;
      const unbent = y - jawDrop * shareAt(y - jawDrop * 0.7);
      const half = widestNear(halfWidths, (Math.min(unbent, chinY - 0.03) - top) / step, Math.abs(tilt)) + reach;
      const shift = edgeDepth(Math.min(unbent, 1.3)) * turn;
      const first = Math.max(0, ((shift - half - left) / step) | 0);
      const last = Math.min(columns - 1, ((shift + half - left) / step) | 0);
      for (let column = first; column <= last; column++) {
        let u = column;
        let v = row;
        for (let pass = 0; pass < 2; pass++) {
          const a = u < 0 ? 0 : Math.min(columns - 1, (u + 0.5) | 0);
          const b = v < 0 ? 0 : Math.min(rows - 1, (v + 0.5) | 0);
          const z = height[b * columns + a]!;
          u = column - z * skewX;
          v = row + z * skewY;
          if (jawDrop > 0) {
            const skinY = top + v * step;
            const guess = jawDrop * shareAt(skinY - jawDrop * 0.5);
            v -= (jawDrop * shareAt(skinY - guess)) / step;
          }
        }
        u = u < 0 ? 0 : Math.min(lastColumn, u);
        v = v < 0 ? 0 : Math.min(lastRow, v);
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

function widestNear(halfWidths: Float32Array, at: number, tilt: number): number {
  const spread = Math.ceil((tilt * 0.9) / GRID.step) + 1;
  let widest = 0;
  for (let row = Math.max(0, Math.floor(at) - spread); row <= Math.min(GRID.rows - 1, at + spread); row += 2) {
    widest = Math.max(widest, halfWidths[row]!);
  }
  return widest;
}
