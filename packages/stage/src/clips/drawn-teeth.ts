/** A tooth of a drawn row; `along` is a share of the row, whose middle is 0. */
export interface DrawnTooth {
  /** where it ends on the right, and the next one begins */
  to: number;
  light: number;
  /** how much shorter than the row, in mouth widths */
  shorter: number;
  /** how much its edge falls from left to right, in mouth widths */
  tilt: number;
  /** how dark the line to the next one is */
  gap: number;
  /** how much less blue */
  warm: number;
}

const tooth = (
  to: number,
  light: number,
  [shorter, tilt]: [number, number],
  [gap, warm]: [number, number],
): DrawnTooth => ({
  to,
  light,
  shorter,
  tilt,
  gap,
  warm,
});

/** No two teeth of a mouth are alike: a row that mirrors itself looks like a denture. */
export const UPPER_TEETH: readonly DrawnTooth[] = [
  tooth(-0.505, 0.86, [0.018, 0], [0.1, 0.02]),
  tooth(-0.446, 0.88, [0.014, 0.001], [0.1, 0.017]),
  tooth(-0.37, 0.92, [0.011, -0.003], [0.14, 0.014]),
  tooth(-0.277, 0.93, [0.003, 0.004], [0.16, 0.021]),
  tooth(-0.161, 0.975, [0.011, -0.005], [0.13, 0.007]),
  tooth(-0.003, 1, [0.001, -0.002], [0.08, 0]),
  tooth(0.152, 0.985, [0.004, 0.003], [0.15, 0.003]),
  tooth(0.274, 0.95, [0.008, 0.006], [0.11, 0.007]),
  tooth(0.379, 0.915, [0.005, -0.004], [0.16, 0.021]),
  tooth(0.443, 0.93, [0.013, 0.002], [0.12, 0.014]),
  tooth(0.49, 0.88, [0.016, 0], [0.1, 0.017]),
  tooth(0.557, 0.85, [0.02, 0.002], [0.12, 0.018]),
];

export const LOWER_TEETH: readonly DrawnTooth[] = [
  tooth(-0.4, 0.9, [0.006, 0], [0.11, 0.017]),
  tooth(-0.312, 0.93, [0, 0.005], [0.15, 0.021]),
  tooth(-0.206, 0.98, [0.007, -0.006], [0.12, 0.01]),
  tooth(-0.101, 0.95, [0.002, 0.004], [0.16, 0.01]),
  tooth(0.006, 1, [0, 0.003], [0.11, 0.007]),
  tooth(0.104, 0.96, [0.005, -0.004], [0.15, 0.01]),
  tooth(0.214, 0.99, [0.001, 0.005], [0.12, 0.01]),
  tooth(0.318, 0.94, [0.004, -0.005], [0.15, 0.021]),
  tooth(0.4, 0.9, [0.006, 0], [0.11, 0.017]),
];

/** Which tooth of a row is at this place. */
export function toothAt(row: readonly DrawnTooth[], along: number): number {
  let k = 0;
  while (k < row.length - 1 && along > row[k].to) k++;
  return k;
}

/** How much of its light the line between teeth takes at this place. */
export function gapAt(row: readonly DrawnTooth[], k: number, along: number, width: number): number {
  const right = row[k].to - along;
  const left = k > 0 ? along - row[k - 1].to : Number.POSITIVE_INFINITY;
  const off = Math.min(left, right) / width;
  return off > 2.5 ? 0 : row[left < right ? k - 1 : k].gap * Math.exp(-off * off);
}

/** How much shorter a tooth is at this place: corners are round, and edges are seldom straight. */
export function edgeAt(row: readonly DrawnTooth[], k: number, along: number, roundness: number): number {
  const { shorter, tilt } = row[k];
  return roundness * sideOfTooth(row, k, along) + shorter + tilt * (shareOfTooth(row, k, along) - 0.5);
}

/** 0 in the middle of a tooth, 1 at its sides. */
export function sideOfTooth(row: readonly DrawnTooth[], k: number, along: number): number {
  return (2 * shareOfTooth(row, k, along) - 1) ** 2;
}

function shareOfTooth(row: readonly DrawnTooth[], k: number, along: number): number {
  const { to } = row[k];
  const from = k > 0 ? row[k - 1].to : 2 * to - row[k + 1].to;
  return Math.max(0, Math.min(1, (along - from) / (to - from)));
}
