import { type Affine, unitOf } from './affine.ts';

/** Over so many pictures to each side a camera, or a head that just leans, moves steadily. */
const STEADY = 20;
/** A nod or a turn is told by so many pictures to each side. */
const AROUND = 12;
/** The roll of a head that counts as much as a way of one mouth width, in radians. */
const ROLL = 0.6;

/** How lively the head is in each picture of a clip beside the others: 0 in the stillest, 1 in the liveliest. */
export function livelinessOf(places: readonly Affine[]): number[] {
  const usual = meanOf(places.map(unitOf)) || 1;
  const ways = [
    places.map((place) => place[2] / usual),
    places.map((place) => place[5] / usual),
    places.map((place) => Math.atan2(place[3], place[0]) / ROLL),
  ].map(unsteady);
  const swings = places.map((_, i) => Math.hypot(...ways.map((way) => way[i] ?? 0)));
  const moved = meansAround(swings, () => AROUND);
  const order = [...moved.keys()].sort((a, b) => (moved[a] ?? 0) - (moved[b] ?? 0));
  const ranks = new Array<number>(moved.length).fill(0);
  for (const [rank, i] of order.entries()) ranks[i] = rank / Math.max(1, moved.length - 1);
  return ranks;
}

/** What is left of a way when steady movement is taken off; as much of it lies on both sides, also where a clip begins. */
function unsteady(way: readonly number[]): number[] {
  const steady = meansAround(way, (i) => Math.min(STEADY, i, way.length - 1 - i));
  return way.map((value, i) => value - (steady[i] ?? 0));
}

function meansAround(values: readonly number[], reachAt: (i: number) => number): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - reachAt(i)), Math.min(values.length, i + reachAt(i) + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
