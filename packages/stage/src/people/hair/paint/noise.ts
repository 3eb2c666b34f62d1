import { seededRandom } from '#base/math/seeded-random.ts';

const SIDE = 64;
const TABLE = (() => {
  const random = seededRandom(99);
  return Float32Array.from({ length: SIDE * SIDE }, () => random());
})();

/** Smooth value noise in 0..1, repeating every 64 units. */
export function noise(u: number, v: number): number {
  const column = Math.floor(u);
  const row = Math.floor(v);
  const fu = u - column;
  const fv = v - row;
  const su = fu * fu * (3 - 2 * fu);
  const sv = fv * fv * (3 - 2 * fv);
  const left = column & 63;
  const right = (column + 1) & 63;
  const upper = (row & 63) << 6;
  const lower = ((row + 1) & 63) << 6;
  const a = TABLE[upper + left];
  const b = TABLE[upper + right];
  const c = TABLE[lower + left];
  const d = TABLE[lower + right];
  const top = a + (b - a) * su;
  return top + (c + (d - c) * su - top) * sv;
}
