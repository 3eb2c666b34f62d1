import { clamp } from '#base/math/clamp.ts';
import type { Rect } from '#base/performer.ts';
import type { FramePixels } from './frame-pixels.ts';
import { lipRing, opposite, rightCorner } from './lip-contours.ts';
import type { MouthMesh } from './mouth-mesh.ts';

/** The opening between the lips as two curves over the line from corner to corner. */
export interface LipOpening {
  /** distance below that line, one entry per pixel along it; slots beyond `length` are spare */
  top: Float32Array;
  bottom: Float32Array;
  length: number;
  /** between which of its pixels lips are apart */
  openFrom: number;
  openTo: number;
  originX: number;
  originY: number;
  axisX: number;
  axisY: number;
}

const APART_PX = 0.5;

export const emptyOpening = (): LipOpening => ({
  top: new Float32Array(0),
  bottom: new Float32Array(0),
  length: 0,
  openFrom: 0,
  openTo: 0,
  originX: 0,
  originY: 0,
  axisX: 1,
  axisY: 0,
});

/** Measures the current opening of the mesh; reuses the opening's arrays. */
export function measureOpening(opening: LipOpening, mesh: MouthMesh): void {
  const [leftX, leftY] = mesh.innerPoint(0);
  const [rightX, rightY] = mesh.innerPoint(rightCorner);
  const length = Math.max(2, Math.hypot(rightX - leftX, rightY - leftY));
  opening.originX = leftX;
  opening.originY = leftY;
  opening.axisX = (rightX - leftX) / length;
  opening.axisY = (rightY - leftY) / length;
  opening.length = Math.ceil(length) + 1;
  if (opening.top.length < opening.length + 1) {
    opening.top = new Float32Array(opening.length * 2);
    opening.bottom = new Float32Array(opening.length * 2);
  }
  traceEdge(opening, opening.top, (k) => mesh.innerPoint(k));
  traceEdge(opening, opening.bottom, (k) => mesh.innerPoint(opposite(k)));
  for (let k = 0; k <= opening.length; k++) {
    if (opening.bottom[k] < opening.top[k]) opening.bottom[k] = opening.top[k];
  }
  const isApart = (k: number): boolean => opening.bottom[k] - opening.top[k] > APART_PX;
  opening.openFrom = 0;
  opening.openTo = opening.length;
  while (opening.openFrom < opening.openTo && !isApart(opening.openFrom)) opening.openFrom++;
  while (opening.openTo > opening.openFrom && !isApart(opening.openTo)) opening.openTo--;
}

function traceEdge(opening: LipOpening, edge: Float32Array, at: (column: number) => readonly [number, number]): void {
  const { originX, originY, axisX, axisY, length } = opening;
  let fromAlong = 0;
  let fromDown = 0;
  let next = 0;
  for (let k = 1; k <= rightCorner; k++) {
    const [x, y] = at(k);
    const along = (x - originX) * axisX + (y - originY) * axisY;
    const down = (y - originY) * axisX - (x - originX) * axisY;
    for (; next <= along && next <= length; next++) {
      edge[next] = fromDown + ((down - fromDown) * (next - fromAlong)) / Math.max(1e-6, along - fromAlong);
    }
    fromAlong = along;
    fromDown = down;
  }
  for (; next <= length; next++) edge[next] = fromDown;
}

/** The part of `out` around the opening, widened by `margin`. */
export function openingBounds(
  mesh: MouthMesh,
  margin: number,
  originX: number,
  originY: number,
  out: FramePixels,
): Rect {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < lipRing; j++) {
    const [x, y] = mesh.innerPoint(j);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const x = clamp(Math.floor(left - originX) - margin, 0, out.width);
  const y = clamp(Math.floor(top - originY) - margin, 0, out.height);
  const endX = clamp(Math.ceil(right - originX) + margin, x, out.width);
  const endY = clamp(Math.ceil(bottom - originY) + margin, y, out.height);
  return { x, y, width: endX - x, height: endY - y };
}
