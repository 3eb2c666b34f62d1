import { smoothstep } from '#base/math/smoothstep.ts';

/** How much of the skin's colour hair replaces at a point: all above the hairline, fading out along the sideburn. */
export function scalpCover(
  strength: number,
  hairlineAt: (x: number) => number,
  faceHalfWidth: number,
): (x: number, y: number) => number {
  return (x, y) => {
    const edge = hairlineAt(x);
    const side = Math.abs(x) / faceHalfWidth > 0.8 ? smoothstep(0.05, -0.2, y) : 1;
    return strength * smoothstep(edge, edge - 0.1, y) * side;
  };
}
