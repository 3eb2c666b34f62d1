import { gaussian } from '#base/math/gaussian.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from './face-shape.ts';

/** 0..1: how coarse the skin is. Nose, inner cheeks, forehead and chin have pores that show; lids and lips have none. */
export function coarsenessOf(face: FaceShape): (x: number, y: number) => number {
  return (x, y) => {
    const a = Math.abs(x);
    const coarse =
      0.28 +
      0.5 * gaussian(a, 0.3) * gaussian(y + 0.55, 0.22) +
      0.75 * gaussian(a, 0.16 * face.noseWidth) * gaussian(y - face.noseTipY + 0.06, 0.16) +
      0.6 * gaussian(a - 0.36, 0.16) * gaussian(y - 0.38, 0.17) +
      0.55 * gaussian(a, 0.24) * gaussian(y - face.chinY + 0.18, 0.12);
    const lids = gaussian(a - face.eyeX, 0.24) * gaussian(y - 0.03, 0.12);
    return Math.min(1, coarse) * (1 - 0.85 * lids);
  };
}

/** -1..1: painters know a forehead without blood (below 0), a red middle and a cool jaw (towards 0 again). */
export function warmthAt(face: FaceShape, y: number): number {
  const middle = gaussian(y - 0.36, 0.3);
  const forehead = 1 - smoothstep(-0.5, -0.05, y);
  const jaw = smoothstep(0.62, face.chinY - 0.05, y);
  return middle - 0.55 * forehead - 0.4 * jaw;
}
