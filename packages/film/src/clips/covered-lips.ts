import type { Rgb } from '@herald/stage/clips';

type Point = readonly [x: number, y: number, z: number];

/** Red of the lips lies between these pairs of points of the net. */
const LIPS = [
  [0, 13],
  [37, 82],
  [267, 312],
  [14, 17],
  [87, 84],
  [317, 314],
] as const;
const BELOW_LIPS = [18, 200, 201, 421] as const;
const FOREHEAD = [9, 151, 108, 337] as const;
/** In shares of red and green. Lips are redder than the chin in every skin; forehead and chin differ by the light alone. */
const ALIKE = 0.012;
const OTHER_STUFF = 0.03;

/** Whether what is seen of the mouth is no skin: a mask, or a beard that hides the lips. A net finds a mouth there all the same. */
export function areLipsCovered(points: readonly Point[], read: (x: number, y: number) => Rgb): boolean {
  const at = (index: number): Point => points[index] ?? [0, 0, 0];
  const tintOf = (places: readonly Point[]) => tint(places.map(([x, y]) => read(x, y)));
  const lips = tintOf(LIPS.map(([outer, inner]) => between(at(outer), at(inner))));
  const chin = tintOf(BELOW_LIPS.map(at));
  const forehead = tintOf(FOREHEAD.map(at));
  return apart(lips, chin) < ALIKE && apart(lips, forehead) > OTHER_STUFF;
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0];

/** The shares of red and green, which light and shade leave as they are. */
function tint(colors: readonly Rgb[]): readonly [number, number] {
  const [red, green, blue] = [0, 1, 2].map((n) => colors.reduce((sum, color) => sum + (color[n] ?? 0), 0));
  const all = Math.max(1, (red ?? 0) + (green ?? 0) + (blue ?? 0));
  return [(red ?? 0) / all, (green ?? 0) / all];
}

const apart = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);
