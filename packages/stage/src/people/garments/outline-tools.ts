import type { Point } from '#base/math/point.ts';

/** The other half added to a line that starts on the middle axis. */
export function mirrored(half: readonly Point[]): Point[] {
  const rest = half[0][0] === 0 ? half.slice(1) : half;
  return [
    ...half
      .slice()
      .reverse()
      .map(([x, y]): Point => [-x, y])
      .slice(0, half.length),
    ...rest,
  ];
}

/** The line moved sideways by `distance`. */
export function offset(line: readonly Point[], distance: number): Point[] {
  const last = line.length - 1;
  return line.map(([x, y], i): Point => {
    const before = line[Math.max(0, i - 1)];
    const after = line[Math.min(last, i + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [x - ((after[1] - before[1]) / length) * distance, y + ((after[0] - before[0]) / length) * distance];
  });
}

/** The same point on the left (-1) or right (1). */
export function on(side: number, points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [side * x, y]);
}

export const BOTH_SIDES = [-1, 1] as const;
