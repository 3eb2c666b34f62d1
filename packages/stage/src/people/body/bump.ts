import type { Point } from '#base/math/point.ts';

/** Relief painted on cloth or skin: positive rises, negative sinks. */
export interface Bump {
  kind: 'fold' | 'line' | 'patch';
  points: readonly Point[];
  width: number;
  /** -1..1 */
  amount: number;
  /** radius of the blur, in cells of the torso grid */
  blur: number;
}

/** A ridge that is widest in its middle and runs out at both ends. */
export function fold(points: readonly Point[], width: number, amount: number, blur = 2): Bump {
  return { kind: 'fold', points, width, amount, blur };
}

export function line(points: readonly Point[], width: number, amount: number, blur = 1): Bump {
  return { kind: 'line', points, width, amount, blur };
}

export function patch(points: readonly Point[], amount: number, blur: number): Bump {
  return { kind: 'patch', points, width: 0, amount, blur };
}

/** Where two pieces of cloth are sewn together. */
export function seam(points: readonly Point[], amount = -0.5, width = 0.025): Bump {
  return line(points, width, amount, 1);
}
