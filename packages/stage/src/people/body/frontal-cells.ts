import { clamp } from '#base/math/clamp.ts';
import { CELL, type TorsoGrid } from './torso-grid.ts';
import { type TorsoShape, unturnTorso } from './torso-shape.ts';

/** For each cell of a grid, the point of the frontal torso that the turned one shows there, and how far it bulges. */
export interface FrontalCells {
  u: Float64Array;
  v: Float64Array;
  depth: Float64Array;
}

/** The rim is too steep to light well: cells there and beyond borrow the depth from just inside. */
const INSIDE = 0.985;

export function frontalCells(torso: TorsoShape, grid: TorsoGrid): FrontalCells {
  const count = grid.columns * grid.rows;
  const cells = { u: new Float64Array(count), v: new Float64Array(count), depth: new Float64Array(count) };
  for (let row = 0, i = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++, i++) {
      const [u, v] = unturnTorso(torso, [grid.left + column * CELL, grid.top + row * CELL]);
      const reach = torso.halfWidthAt(v) * INSIDE;
      cells.u[i] = u;
      cells.v[i] = v;
      cells.depth[i] = torso.depthAt(clamp(u, -reach, reach), v);
    }
  }
  return cells;
}

/** Where the cells of one row of a part are in its grid; what juts out of the grid gets the cells at its edge. */
export function cellsOfRow(grid: TorsoGrid, part: TorsoGrid, row: number): (column: number) => number {
  const firstColumn = Math.round((part.left - grid.left) / CELL);
  const firstRow = Math.round((part.top - grid.top) / CELL);
  const start = Math.min(grid.rows - 1, firstRow + row) * grid.columns;
  return (column) => start + Math.min(grid.columns - 1, firstColumn + column);
}
