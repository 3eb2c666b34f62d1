import type { Spot } from './mouth-space.ts';

/** Corners and iris of both eyes in the face mesh. */
const EYES = [
  { corners: [33, 133], iris: 468 },
  { corners: [362, 263], iris: 473 },
] as const;
/** An iris this far from where it usually is, in widths of an eye, looks at something else: a twelfth of them is a glance beside the camera. */
const AWAY = 0.08;

/** How far the eyes of each picture are from where they usually look: 0 is there, 1 clearly elsewhere. Shut eyes tell nothing. */
export function gazesIn(faces: readonly (readonly Spot[] | undefined)[]): number[] {
  const ways = faces.map((points) => (points?.[EYES[1].iris] ? gazeOf(points) : undefined));
  const known = ways.filter((way) => way !== undefined);
  const [x, y] = [0, 1].map((n) => known.map((way) => way[n] ?? 0).sort((a, b) => a - b)[known.length >> 1] ?? 0);
  return ways.map((way) =>
    way ? Math.round(100 * Math.min(1, Math.hypot(way[0] - (x ?? 0), way[1] - (y ?? 0)) / AWAY)) / 100 : 0,
  );
}

/** Where the irises are between the corners of their eyes, in widths of an eye, across and down. */
function gazeOf(points: readonly Spot[]): [number, number] {
  const sum: [number, number] = [0, 0];
  for (const { corners, iris } of EYES) {
    const [left, right, middle] = [points[corners[0]], points[corners[1]], points[iris]];
    const [ax, ay] = [right[0] - left[0], right[1] - left[1]];
    const square = ax * ax + ay * ay || 1;
    const [dx, dy] = [middle[0] - (left[0] + right[0]) / 2, middle[1] - (left[1] + right[1]) / 2];
    sum[0] += (dx * ax + dy * ay) / square / EYES.length;
    sum[1] += (dy * ax - dx * ay) / square / EYES.length;
  }
  return sum;
}
