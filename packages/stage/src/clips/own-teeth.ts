import { FACE, type Spot } from './mouth-space.ts';
import type { Rgb } from './rgb.ts';

const PER_UNIT = 160;
const LEFT = -0.5;
const TOP = -0.25;
const WIDTH = PER_UNIT;
const HEIGHT = Math.round(0.7 * PER_UNIT);
/** Fewer columns with teeth are no row that could stand for a mouth. */
const FEWEST_COLUMNS = 60;
const LONGEST_TOOTH = 60;
const SHORTEST_TOOTH = 5;
const UNKNOWN = -9;
/** How far a row reaches from the middle of the mouth at least. */
const LEAST_REACH = 0.18;
/** As wide as a tooth. */
const WIDEST_GAP = 24;

/** The upper teeth of a person, as a picture in mouth space: they stand still in the head. */
export interface OwnTeeth {
  perUnit: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** RGB, row by row */
  picture: Uint8Array;
  /** where the teeth begin and end in each column, in mouth space; below -8 where none are seen */
  from: number[];
  to: number[];
}

export const isToothless = (place: number): boolean => place < -8;

/** Whether the row reaches to both sides without a gap, as every mouth that opens shows it. */
export function isWholeRow({ to, left, perUnit }: OwnTeeth): boolean {
  const columnOf = (u: number) => Math.round((u - left) * perUnit);
  return !to.slice(columnOf(-LEAST_REACH), columnOf(LEAST_REACH) + 1).some(isToothless);
}

/** Takes the upper teeth out of a picture in which the person smiles. Returns null when they are not seen well. */
export function takeOwnTeeth(
  points: readonly Spot[],
  mean: readonly Spot[],
  readRgb: (x: number, y: number) => Rgb,
): OwnTeeth | null {
  const skull = fitSkull(points, mean);
  const picture = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let row = 0, k = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++, k += 3) {
      const [x, y] = skull.toPicture(LEFT + (column + 0.5) / PER_UNIT, TOP + (row + 0.5) / PER_UNIT);
      picture.set(readRgb(x, y), k);
    }
  }
  const lip = FACE.upperLip.map((k) => skull.toMouth(points[k][0], points[k][1]));
  const { from, to } = toothRows(picture, lip);
  const seen = to.filter((place) => !isToothless(place)).length;
  if (seen < FEWEST_COLUMNS) return null;
  return { perUnit: PER_UNIT, left: LEFT, top: TOP, width: WIDTH, height: HEIGHT, picture, from, to };
}

/** Eyes, nose and cheeks only, turned and sized as a whole: a smile moves everything below. */
function fitSkull(points: readonly Spot[], mean: readonly Spot[]) {
  const bones = [...mean.keys()].filter(
    (k) => k < 468 && mean[k][1] < -0.42 && mean[k][1] > -1.9 && Math.abs(mean[k][0]) < 0.9,
  );
  const middle = (of: readonly Spot[], axis: 0 | 1) => bones.reduce((sum, k) => sum + of[k][axis], 0) / bones.length;
  const [mu, mv, mx, my] = [middle(mean, 0), middle(mean, 1), middle(points, 0), middle(points, 1)];
  let [along, across, size] = [0, 0, 0];
  for (const k of bones) {
    const [u, v, x, y] = [mean[k][0] - mu, mean[k][1] - mv, points[k][0] - mx, points[k][1] - my];
    along += u * x + v * y;
    across += u * y - v * x;
    size += u * u + v * v;
  }
  const [a, b] = [along / size, across / size];
  const square = a * a + b * b;
  return {
    toPicture: (u: number, v: number): [number, number] => [
      mx + a * (u - mu) - b * (v - mv),
      my + b * (u - mu) + a * (v - mv),
    ],
    toMouth: (x: number, y: number): [number, number] => [
      mu + (a * (x - mx) + b * (y - my)) / square,
      mv + (a * (y - my) - b * (x - mx)) / square,
    ],
  };
}

/** Per column, the run of pixels in the color of teeth that begins below the upper lip. */
function toothRows(picture: Uint8Array, lip: readonly (readonly [number, number])[]): Pick<OwnTeeth, 'from' | 'to'> {
  const lumaAt = (row: number, column: number): number => {
    const k = (row * WIDTH + column) * 3;
    return 0.3 * picture[k] + 0.59 * picture[k + 1] + 0.11 * picture[k + 2];
  };
  const rednessAt = (row: number, column: number): number => {
    const k = (row * WIDTH + column) * 3;
    return picture[k] / (picture[k + 1] + 1);
  };
  const rowOf = (v: number) => Math.max(0, Math.min(HEIGHT - 1, Math.round((v - TOP) * PER_UNIT)));
  const lipAt = Array.from({ length: WIDTH }, (_, column) => heightAt(lip, LEFT + column / PER_UNIT));
  const below = lipAt.map((v, column) => lumaAt(rowOf(v + 0.07), column));
  const middles = below.slice(Math.round(WIDTH * 0.3), Math.round(WIDTH * 0.7)).sort((a, b) => a - b);
  const bright = middles[Math.floor(middles.length * 0.6)];
  // Light from a side leaves the other side darker and warmer: each column is measured by its own lip.
  const local = below.map((_, column) => {
    const around = below.slice(Math.max(0, column - 6), column + 7).sort((a, b) => a - b);
    return Math.max(bright * 0.55, Math.min(bright, around[around.length >> 1]));
  });
  const isTooth = (row: number, column: number): boolean => {
    const warmest = Math.max(1.33, 0.84 * rednessAt(rowOf(lipAt[column] - 0.06), column));
    return lumaAt(row, column) > 0.62 * local[column] && rednessAt(row, column) < Math.min(1.5, warmest);
  };
  const runs = lipAt.map((v, column) => toothRun((row) => isTooth(row, column), rowOf(v - 0.03)));
  const place = (row: number | undefined) => (row === undefined ? UNKNOWN : TOP + row / PER_UNIT);
  const seen = (end: 0 | 1) => evened(withoutGaps(medians(runs.map((run) => place(run?.[end])))));
  return { from: seen(0), to: seen(1) };
}

/** A few columns that were not made out lie between their neighbours. */
function withoutGaps(places: readonly number[]): number[] {
  const filled = [...places];
  let known = -1;
  places.forEach((place, i) => {
    if (isToothless(place)) return;
    if (known >= 0 && i - known <= WIDEST_GAP) {
      for (let k = known + 1; k < i; k++)
        filled[k] = places[known] + ((place - places[known]) * (k - known)) / (i - known);
    }
    known = i;
  });
  return filled;
}

function evened(places: readonly number[]): number[] {
  return places.map((place, i) => {
    if (isToothless(place)) return place;
    const around = places.slice(Math.max(0, i - 2), i + 3).filter((near) => !isToothless(near));
    return around.reduce((sum, near) => sum + near, 0) / around.length;
  });
}

function toothRun(isTooth: (row: number) => boolean, first: number): [number, number] | undefined {
  let start = -1;
  for (let row = first; row < Math.min(HEIGHT, first + LONGEST_TOOTH); row++) {
    const found = isTooth(row);
    if (found && start < 0) start = row;
    if (found || start < 0) continue;
    if (row - start > SHORTEST_TOOTH) return [start, row];
    start = -1;
  }
  return undefined;
}

function heightAt(line: readonly (readonly [number, number])[], u: number): number {
  let k = 0;
  while (k < line.length - 2 && line[k + 1][0] < u) k++;
  const share = (u - line[k][0]) / (line[k + 1][0] - line[k][0] || 1);
  return line[k][1] + (line[k + 1][1] - line[k][1]) * Math.max(0, Math.min(1, share));
}

function medians(places: readonly number[]): number[] {
  return places.map((_, i) => {
    const known = places.slice(Math.max(0, i - 3), i + 4).filter((place) => !isToothless(place));
    return known.length > 3 ? known.sort((a, b) => a - b)[known.length >> 1] : UNKNOWN;
  });
}
