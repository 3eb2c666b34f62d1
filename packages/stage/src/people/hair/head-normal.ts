import type { Vector } from '#base/math/vector.ts';

export type NormalAt = (x: number, y: number, out: Float32Array) => void;

/** The big form hair lies on: a dome above the ears, a cylinder below. */
export const headNormal: NormalAt = (x, y, out) => {
  const nx = x / 1.12;
  const ny = y < -0.28 ? (y + 0.28) / 1.25 : (y + 0.28) * 0.06;
  const rest = 1 - nx * nx * 0.86 - (ny < 0 ? ny * ny * 0.9 : 0);
  out[0] = nx * 0.92;
  out[1] = ny * 0.95;
  out[2] = Math.sqrt(Math.max(rest, 0.1));
};

/** Depth of hair lying on the skull at a point of the picture. */
export const domeDepth = (x: number, y: number): number =>
  Math.sqrt(Math.max(0.04, 1 - (x / 1.15) ** 2 - (Math.min(0, y + 0.28) / 1.3) ** 2));

/** The normal of an upright ellipsoid, for volumes that stand away from the skull. */
export function ellipsoidNormal(center: readonly [number, number], radius: readonly [number, number]): NormalAt {
  return (x, y, out) => {
    const nx = (x - center[0]) / radius[0];
    const ny = (y - center[1]) / radius[1];
    out[0] = nx;
    out[1] = ny;
    out[2] = Math.sqrt(Math.max(0.06, 1 - nx * nx - ny * ny));
  };
}

export const constantNormal =
  (normal: Vector): NormalAt =>
  (_x, _y, out) => {
    out[0] = normal[0];
    out[1] = normal[1];
    out[2] = normal[2];
  };
