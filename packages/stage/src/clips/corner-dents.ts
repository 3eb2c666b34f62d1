import { clamp } from '#base/math/clamp.ts';
import { lumaOf, type Rgb } from './rgb.ts';

/** The shade beside and below a corner of resting lips: a bell in mouth space that may lie askew. */
export interface CornerDent {
  u: number;
  v: number;
  /** how fast it ends across, down, and in both */
  across: number;
  down: number;
  askew: number;
  /** how much light its middle lacks, as a share of what it has */
  depth: number;
}

const NO_DENT: Readonly<CornerDent> = { u: 0, v: 0, across: 1, down: 1, askew: 0, depth: 0 };
/** Where it is looked for: from a corner outwards, and from the line between the lips down. */
const OUT = { from: 0.02, to: 0.28 };
const DOWN = { from: 0.02, to: 0.24 };
const STEP = 0.02;
/** Skin so far from a place tells how light it would be. */
const BESIDE = 0.17;
const DEEPEST = 0.25;
/** Shallower ones are no dents, and their shape is that of noise. */
const SHALLOWEST = 0.08;
/** Of the mean depth so much is taken away: a rest of the shade looks like skin, a light spot does not. */
const TAKEN = 0.65;
const LEAST_SPREAD = 0.03;

interface Corner {
  side: -1 | 1;
  /** how far it is from the middle */
  reach: number;
  seam(u: number): number;
}

/** What stays on the cheek as a dark spot when lips come forward, whose corners go and take their shade with them. */
export function cornerDentOf({ side, reach, seam }: Corner, at: (u: number, v: number) => Rgb): CornerDent {
  const light = (u: number, v: number) => lumaOf(at(u, v));
  const places: { u: number; v: number; depth: number }[] = [];
  for (let out = OUT.from; out <= OUT.to; out += STEP)
    for (let off = DOWN.from; off <= DOWN.to; off += STEP) {
      const u = side * (reach + out);
      const v = seam(side * reach) + off;
      const far = u + side * BESIDE;
      // Hair or a background beside a turned cheek is no skin to compare with: the darkest of them counts.
      const usual = Math.min(light(far, v), light(far, v + BESIDE), light(u, v + BESIDE));
      places.push({ u, v, depth: clamp((usual - light(u, v)) / Math.max(1, usual), 0, DEEPEST) });
    }
  return bellOver(places);
}

function bellOver(places: readonly { u: number; v: number; depth: number }[]): CornerDent {
  const deepest = Math.max(...places.map(({ depth }) => depth));
  if (deepest < SHALLOWEST) return NO_DENT;
  const mean = (value: (place: (typeof places)[number]) => number): number => {
    const weights = places.map(({ depth }) => depth * depth);
    const sum = weights.reduce((one, other) => one + other, 0);
    return places.reduce((part, place, k) => part + weights[k] * value(place), 0) / sum;
  };
  const [u, v] = [mean((place) => place.u), mean((place) => place.v)];
  const least = LEAST_SPREAD * LEAST_SPREAD;
  const uu = 2 * mean((place) => (place.u - u) ** 2) + least;
  const vv = 2 * mean((place) => (place.v - v) ** 2) + least;
  const uv = 2 * mean((place) => (place.u - u) * (place.v - v));
  const det = uu * vv - uv * uv;
  const top = TAKEN * mean(({ depth }) => depth);
  return { u, v, across: vv / det, down: uu / det, askew: -uv / det, depth: top / (1 - top) };
}
