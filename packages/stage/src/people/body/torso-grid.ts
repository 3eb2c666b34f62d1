import type { Point } from '#base/math/point.ts';

/** A rectangle of cells over the torso, in face units. */
export interface TorsoGrid {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export const CELL = 0.02;

export function gridOver(left: number, top: number, right: number, bottom: number): TorsoGrid {
  return { left, top, columns: Math.ceil((right - left) / CELL), rows: Math.ceil((bottom - top) / CELL) };
}

/** The part of a grid around some points, with `margin` cells of air, aligned to the grid's cells. */
export function gridAround(grid: TorsoGrid, points: readonly Point[], margin: number): TorsoGrid {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const first = Math.max(0, Math.floor((x0 - grid.left) / CELL) - margin);
  const last = Math.min(grid.columns, Math.ceil((x1 - grid.left) / CELL) + margin);
  const upper = Math.max(0, Math.floor((y0 - grid.top) / CELL) - margin);
  const lower = Math.min(grid.rows, Math.ceil((y1 - grid.top) / CELL) + margin);
  return {
    left: grid.left + first * CELL,
    top: grid.top + upper * CELL,
    columns: Math.max(4, last - first),
    rows: Math.max(4, lower - upper),
  };
}
