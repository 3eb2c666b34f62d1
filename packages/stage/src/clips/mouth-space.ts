import type { Affine } from './affine.ts';

export type Spot = readonly [x: number, y: number, ...rest: number[]];

/** Points of the face mesh that the mouth of a clip is measured by. */
export const FACE = {
  cornerLeft: 61,
  cornerRight: 291,
  upperInner: 13,
  lowerInner: 14,
  chin: 152,
  noseBase: 2,
  noseTip: 4,
  eyeLeft: 33,
  eyeRight: 263,
  cheekLeft: 234,
  cheekRight: 454,
  upperLip: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerLip: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  upperOuter: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  lowerOuter: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const;

/** The irises come after these and move by themselves. */
const MESH_POINTS = 468;
/** Points this far away, in mouth widths, count little for the place of a mouth. */
const NEAR = 0.8;

/** Mouth space: the origin is the middle of the mouth, x goes to its right corner, and its width is 1. */
export function toMouthSpace(points: readonly Spot[]): [number, number][] {
  const [ax, ay] = points[FACE.cornerLeft];
  const [bx, by] = points[FACE.cornerRight];
  const width = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / width, (by - ay) / width];
  const mx = (points[FACE.upperInner][0] + points[FACE.lowerInner][0]) / 2;
  const my = (points[FACE.upperInner][1] + points[FACE.lowerInner][1]) / 2;
  return points.map(([x, y]) => [((x - mx) * ux + (y - my) * uy) / width, ((y - my) * ux - (x - mx) * uy) / width]);
}

/** The usual face of a clip. */
export function meanShape(faces: readonly (readonly Spot[])[]): [number, number][] {
  const sum: [number, number][] = faces[0].map(() => [0, 0]);
  for (const face of faces) {
    toMouthSpace(face).forEach(([x, y], k) => {
      sum[k][0] += x / faces.length;
      sum[k][1] += y / faces.length;
    });
  }
  return sum;
}

/** Lays the usual face onto the points of one picture. Some 150 points around the mouth vote. */
export function fitAffine(points: readonly Spot[], mean: readonly Spot[]): Affine {
  const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0, 0]);
  for (let k = 0; k < MESH_POINTS; k++) {
    const [u, v] = mean[k];
    const weight = Math.exp(-(u * u + v * v) / (2 * NEAR * NEAR)) + 0.02;
    const place = [u, v, 1];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) sums[row][column] += weight * place[row] * place[column];
      sums[row][3] += weight * place[row] * points[k][0];
      sums[row][4] += weight * place[row] * points[k][1];
    }
  }
  for (let i = 0; i < 3; i++) {
    for (let row = 0; row < 3; row++) {
      if (row === i) continue;
      const factor = sums[row][i] / (sums[i][i] || 1e-12);
      for (let column = i; column < 5; column++) sums[row][column] -= factor * sums[i][column];
    }
  }
  const solved = (row: number, side: number) => sums[row][side] / (sums[row][row] || 1e-12);
  return [solved(0, 3), solved(1, 3), solved(2, 3), solved(0, 4), solved(1, 4), solved(2, 4)];
}
