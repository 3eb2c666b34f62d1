export type Point = [x: number, y: number];

/** The assumption while there are too few points: the whole time grows with x, or only half of it. */
export type FirstGuess = 'through nothing' | 'half fixed';

/** Points closer together than this share of the median say nothing about the slope. */
const NARROW = 0.25;
const MIN_SLOPES = 3;

/** Theil-Sen: the median of all slopes and of all intercepts, which outliers cannot bend. */
export function robustLine(points: Point[], firstGuess: FirstGuess): (x: number) => number {
  const middle = median(points.map(([x]) => x));
  const slopes = points.flatMap(([x1, y1], i) =>
    points
      .slice(i + 1)
      .filter(([x2]) => Math.abs(x2 - x1) > NARROW * middle)
      .map(([x2, y2]) => (y2 - y1) / (x2 - x1)),
  );
  const perUnit = median(points.map(([x, y]) => y / Math.max(x, Number.EPSILON)));
  const guess = firstGuess === 'through nothing' ? perUnit : perUnit / 2;
  const slope = slopes.length < MIN_SLOPES ? guess : Math.min(Math.max(median(slopes), 0), perUnit);
  const base = median(points.map(([x, y]) => y - slope * x));
  return (x) => base + slope * x;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  const lower = sorted[half - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}
