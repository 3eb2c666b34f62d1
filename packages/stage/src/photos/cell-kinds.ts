import type { Rect } from '#base/performer.ts';
import type { MotionBasis } from './motion-basis.ts';

/** The most that each kind of motion is ever asked to do, in the units of the basis. */
export interface GreatestMotion {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly shift: number;
  readonly dip: number;
  readonly near: number;
  readonly jaw: number;
  readonly brow: number;
  readonly breath: number;
  readonly lean: number;
  readonly sway: number;
  readonly cheek: number;
  readonly aside: number;
}

/** What is known of every cell of the moving area before anything moves. */
export interface MovingCells {
  /** the part of the frame that can move; its corner lies on a node of the grid */
  readonly area: Rect;
  readonly columns: number;
  readonly rows: number;
  /** how many pixels away the nearest background and the nearest part of the person are, 0 = in this cell */
  readonly toBackground: Uint8Array;
  readonly toPerson: Uint8Array;
  /** 1 where nothing but breathing and leaning ever moves the cell */
  readonly chestOnly: Uint8Array;
}

const unmovedPx = 0.12;

/** Finds the cells that can move, and clears from the basis what is too little to be seen. */
export function movingCells(
  frame: { width: number; height: number },
  basis: MotionBasis,
  greatest: GreatestMotion,
  mask: Uint8Array | undefined,
): MovingCells {
  clearUnseen(basis, greatest);
  const { cell } = basis.grid;
  const columns = Math.ceil(frame.width / cell);
  const rows = Math.ceil(frame.height / cell);
  const distances = mask ? distancesToOutline(mask, frame, cell) : undefined;
  const toPerson = distances?.toPerson ?? new Uint8Array(columns * rows);
  const toBackground = distances?.toBackground ?? new Uint8Array(columns * rows).fill(255);
  const moves = new Uint8Array(columns * rows);
  const chestOnly = new Uint8Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const reach = reachOf(basis, greatest, column, row);
      const most = reach.head + reach.chest;
      if (most === 0 || toPerson[at] > most + 2) continue;
      moves[at] = 1;
      chestOnly[at] = reach.head === 0 ? 1 : 0;
    }
  }
  return crop({ columns, rows, moves, toBackground, toPerson, chestOnly }, cell, frame);
}

function clearUnseen(basis: MotionBasis, greatest: GreatestMotion): void {
  for (let k = 0; k < basis.yaw.length; k++) {
    if (headReach(basis, greatest, k) < unmovedPx) {
      for (const field of headFields) basis[field][k] = 0;
    }
    if (greatest.breath * basis.breath[k] < unmovedPx) basis.breath[k] = 0;
    if (greatest.lean * basis.lean[k] < unmovedPx) basis.lean[k] = 0;
  }
}

const headFields = [
  'yaw',
  'yawY',
  'pitch',
  'pitchX',
  'rollX',
  'rollY',
  'shift',
  'dip',
  'nearX',
  'nearY',
  'jawX',
  'jawY',
  'browLeft',
  'browRight',
  'browInner',
  'frown',
  'cheek',
  'cheekX',
  'aside',
  'sway',
] as const;

function headReach(basis: MotionBasis, greatest: GreatestMotion, k: number): number {
  const x =
    greatest.yaw * Math.abs(basis.yaw[k]) +
    greatest.pitch * Math.abs(basis.pitchX[k]) +
    greatest.roll * Math.abs(basis.rollX[k]) +
    greatest.shift * basis.shift[k] +
    greatest.near * Math.abs(basis.nearX[k]) +
    greatest.jaw * Math.abs(basis.jawX[k]) +
    greatest.brow * Math.abs(basis.frown[k]) +
    greatest.cheek * Math.abs(basis.cheekX[k]) +
    greatest.aside * Math.abs(basis.aside[k]) +
    greatest.sway * basis.sway[k];
  const y =
    greatest.pitch * Math.abs(basis.pitch[k]) +
    greatest.yaw * Math.abs(basis.yawY[k]) +
    greatest.roll * Math.abs(basis.rollY[k]) +
    greatest.dip * basis.dip[k] +
    greatest.near * Math.abs(basis.nearY[k]) +
    greatest.jaw * basis.jawY[k] +
    greatest.brow * (Math.max(basis.browLeft[k], basis.browRight[k]) + basis.browInner[k]) +
    greatest.cheek * basis.cheek[k];
  return Math.max(x, y);
}

function reachOf(basis: MotionBasis, greatest: GreatestMotion, column: number, row: number) {
  let head = 0;
  let chest = 0;
  for (let corner = 0; corner < 4; corner++) {
    const k = (row + (corner >> 1)) * basis.grid.columns + column + (corner & 1);
    head = Math.max(head, headReach(basis, greatest, k));
    chest = Math.max(chest, greatest.breath * basis.breath[k], greatest.lean * basis.lean[k]);
  }
  return { head, chest };
}

function distancesToOutline(mask: Uint8Array, frame: { width: number; height: number }, cell: number) {
  return {
    toBackground: nearestPerCell(mask, (value) => value < 253, frame, cell),
    toPerson: nearestPerCell(mask, (value) => value > 0, frame, cell),
  };
}

/** Per cell, the distance from its nearest pixel to one that matches. */
function nearestPerCell(
  mask: Uint8Array,
  matches: (value: number) => boolean,
  { width, height }: { width: number; height: number },
  cell: number,
): Uint8Array {
  const distance = new Uint8Array(mask.length);
  for (let at = 0; at < mask.length; at++) distance[at] = matches(mask[at]) ? 0 : 255;
  spreadDistance(distance, width, height);
  const columns = Math.ceil(width / cell);
  const nearest = new Uint8Array(columns * Math.ceil(height / cell)).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++, at++) {
      const k = row + Math.floor(x / cell);
      if (distance[at] < nearest[k]) nearest[k] = distance[at];
    }
  }
  return nearest;
}

/** Steps to the nearest zero, sideways, up, down or diagonally, in one pass down and one up. */
function spreadDistance(distance: Uint8Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) spreadAlong(distance, { start: y * width, step: 1, width, hasRow: y > 0 });
  for (let y = height - 1; y >= 0; y--)
    spreadAlong(distance, { start: y * width + width - 1, step: -1, width, hasRow: y < height - 1 });
}

interface Spread {
  /** of the row, and the way along it */
  start: number;
  step: 1 | -1;
  width: number;
  /** whether there is a row that the pass has done before */
  hasRow: boolean;
}

function spreadAlong(distance: Uint8Array, { start, step, width, hasRow }: Spread): void {
  let behind = 255;
  for (let x = 0, at = start; x < width; x++, at += step) {
    let nearest = distance[at];
    if (nearest > behind) nearest = Math.min(nearest, behind + 1);
    if (hasRow && nearest > 0) {
      const row = at - step * width;
      nearest = Math.min(nearest, distance[row] + 1);
      if (x > 0) nearest = Math.min(nearest, distance[row - step] + 1);
      if (x < width - 1) nearest = Math.min(nearest, distance[row + step] + 1);
    }
    distance[at] = nearest;
    behind = nearest;
  }
}

interface AllCells extends Omit<MovingCells, 'area'> {
  readonly moves: Uint8Array;
}

function crop(all: AllCells, cell: number, frame: { width: number; height: number }): MovingCells {
  const { columns, rows, moves } = all;
  let left = columns - 1;
  let right = 0;
  let top = rows - 1;
  let bottom = 0;
  moves.forEach((move, at) => {
    if (move === 0) return;
    left = Math.min(left, at % columns);
    right = Math.max(right, at % columns);
    top = Math.min(top, Math.floor(at / columns));
    bottom = Math.max(bottom, Math.floor(at / columns));
  });
  const width = right - left + 1;
  const height = bottom - top + 1;
  const cut = (values: Uint8Array): Uint8Array => {
    const part = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      const from = (top + row) * columns + left;
      part.set(values.subarray(from, from + width), row * width);
    }
    return part;
  };
  return {
    area: {
      x: left * cell,
      y: top * cell,
      width: Math.min(frame.width, (right + 1) * cell) - left * cell,
      height: Math.min(frame.height, (bottom + 1) * cell) - top * cell,
    },
    columns: width,
    rows: height,
    toBackground: cut(all.toBackground),
    toPerson: cut(all.toPerson),
    chestOnly: cut(all.chestOnly),
  };
}
