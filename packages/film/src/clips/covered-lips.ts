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
/** The lips of each side, between these pairs, and the skin around them. */
const SIDES = [
  {
    lips: [
      [39, 81],
      [40, 80],
      [178, 181],
      [88, 91],
    ],
    around: [92, 165, 186, 57, 204, 211, 106, 43],
  },
  {
    lips: [
      [269, 311],
      [270, 310],
      [402, 405],
      [318, 321],
    ],
    around: [322, 391, 410, 287, 424, 431, 335, 273],
  },
] as const;
const BELOW_LIPS = [18, 200, 201, 421] as const;
const FOREHEAD = [9, 151, 108, 337] as const;
/** In shares of red and green. Lips are redder than the chin in every skin; forehead and chin differ by the light alone. */
const ALIKE = 0.012;
const OTHER_STUFF = 0.03;
const LIKE_LIPS = 0.04;

/** Whether what is seen of the mouth, or of one side of it, is no skin: a mask, or a beard that hides the lips. A net finds a mouth there all the same. */
export function areLipsCovered(points: readonly Point[], read: (x: number, y: number) => Rgb): boolean {
  const at = (index: number): Point => points[index] ?? [0, 0, 0];
  const tintOf = (places: readonly Point[]) => tint(places.map(([x, y]) => read(x, y)));
  const lipsOf = (pairs: readonly (readonly [number, number])[]) =>
    tintOf(pairs.map(([outer, inner]) => between(at(outer), at(inner))));
  const lips = lipsOf(LIPS);
  const chin = tintOf(BELOW_LIPS.map(at));
  const forehead = tintOf(FOREHEAD.map(at));
  if (apart(lips, chin) < ALIKE && apart(lips, forehead) > OTHER_STUFF) return true;
  const sides = SIDES.map((side) => apart(lipsOf(side.lips), tintOf(side.around.map(at))));
  return Math.min(...sides) < ALIKE && Math.max(...sides) > LIKE_LIPS;
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
