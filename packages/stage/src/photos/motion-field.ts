import type { MotionBasis, MotionGrid } from './motion-basis.ts';

/** Strength of each motion at one moment, in the units of the basis. */
export interface MotionWeights {
  yaw: number;
  pitch: number;
  roll: number;
  shiftX: number;
  shiftY: number;
  near: number;
  jaw: number;
  browLeftPx: number;
  browRightPx: number;
  browInnerPx: number;
  frownPx: number;
  breathPx: number;
  leanPx: number;
  swayPx: number;
  cheekPx: number;
  asidePx: number;
}

/** The motion of one moment: where every node of the grid goes, and for every node of the result, where it came from. */
export interface MotionField {
  readonly grid: MotionGrid;
  readonly moveX: Float32Array;
  readonly moveY: Float32Array;
  readonly fromX: Float32Array;
  readonly fromY: Float32Array;
  /** how far each node is from where it came from, the larger of both directions */
  readonly reach: Float32Array;
}

export function motionField(grid: MotionGrid): MotionField {
  const field = () => new Float32Array(grid.columns * grid.rows);
  return { grid, moveX: field(), moveY: field(), fromX: field(), fromY: field(), reach: field() };
}

/** Sums the basis into the field and inverts it. */
export function updateMotion(field: MotionField, basis: MotionBasis, weights: MotionWeights): void {
  sumBasis(field, basis, weights);
  invert(field);
}

function sumBasis({ moveX, moveY }: MotionField, basis: MotionBasis, weights: MotionWeights): void {
  const { yaw, pitch, roll, shiftX, shiftY, near, jaw, breathPx, cheekPx, asidePx } = weights;
  const { browLeftPx, browRightPx, browInnerPx, frownPx, leanPx, swayPx } = weights;
  const count = moveX.length;
  for (let k = 0; k < count; k++) {
    moveX[k] =
      yaw * basis.yaw[k] +
      pitch * basis.pitchX[k] +
      roll * basis.rollX[k] +
      shiftX * basis.shift[k] +
      near * basis.nearX[k] +
      jaw * basis.jawX[k] +
      frownPx * basis.frown[k] +
      leanPx * basis.lean[k] +
      swayPx * basis.sway[k] +
      cheekPx * basis.cheekX[k] +
      asidePx * basis.aside[k];
    moveY[k] =
      pitch * basis.pitch[k] +
      yaw * basis.yawY[k] +
      roll * basis.rollY[k] +
      shiftY * basis.dip[k] +
      near * basis.nearY[k] +
      jaw * basis.jawY[k] -
      browLeftPx * basis.browLeft[k] -
      browRightPx * basis.browRight[k] -
      browInnerPx * basis.browInner[k] -
      breathPx * basis.breath[k] -
      cheekPx * basis.cheek[k];
  }
}

const still = 0.0625;

/** A chin goes over its neck: where what is above almost reaches what is below it, smaller steps would overshoot. */
const STEEPEST = 0.15;

/** Where a point lies between the nodes of a grid. */
interface GridPlace {
  node: number;
  across: number;
  down: number;
}

/** Reused, because a film asks for hundreds of places in each of its pictures. */
const place: GridPlace = { node: 0, across: 0, down: 0 };

function invert(field: MotionField): void {
  const { grid, moveX, moveY, fromX, fromY, reach } = field;
  for (let j = 0, k = 0; j < grid.rows; j++) {
    for (let i = 0; i < grid.columns; i++, k++) {
      const toX = i * grid.cell;
      const toY = j * grid.cell;
      let x = toX - moveX[k];
      let y = toY - moveY[k];
      if (moveX[k] * moveX[k] + moveY[k] * moveY[k] > still) {
        for (let step = 0; step < 2; step++) {
          placeOnGrid(place, grid, x, y);
          x = toX - valueAt(moveX, grid, place);
          y -= (y + valueAt(moveY, grid, place) - toY) / Math.max(STEEPEST, 1 + slopeDown(moveY, grid, place));
        }
      }
      fromX[k] = x;
      fromY[k] = y;
      reach[k] = Math.max(Math.abs(toX - x), Math.abs(toY - y));
    }
  }
}

/** The value of a grid field between its nodes. */
export function sampleGrid(values: Float32Array, grid: MotionGrid, x: number, y: number): number {
  placeOnGrid(place, grid, x, y);
  return valueAt(values, grid, place);
}

function placeOnGrid(at: GridPlace, { cell, columns, rows }: MotionGrid, x: number, y: number): void {
  let across = x / cell;
  let down = y / cell;
  across = across < 0 ? 0 : Math.min(across, columns - 1.001);
  down = down < 0 ? 0 : Math.min(down, rows - 1.001);
  const i = across | 0;
  const j = down | 0;
  at.node = j * columns + i;
  at.across = across - i;
  at.down = down - j;
}

function valueAt(values: Float32Array, { columns }: MotionGrid, { node, across, down }: GridPlace): number {
  const below = node + columns;
  const upper = values[node] + (values[node + 1] - values[node]) * across;
  const lower = values[below] + (values[below + 1] - values[below]) * across;
  return upper + (lower - upper) * down;
}

/** By how much the value grows from the node above to the one below, for each pixel. */
function slopeDown(values: Float32Array, { cell, columns }: MotionGrid, { node, across }: GridPlace): number {
  const below = node + columns;
  const upper = values[node] + (values[node + 1] - values[node]) * across;
  const lower = values[below] + (values[below + 1] - values[below]) * across;
  return (lower - upper) / cell;
}
