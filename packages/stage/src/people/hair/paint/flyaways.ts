import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { type Random, seededRandom } from '#base/math/seeded-random.ts';
import type { HairPainter } from './hair-painter.ts';

export interface FlyawayLook {
  count: number;
  /** of the longest hair, in face units */
  longest: number;
  seed: number;
  /** where fewer hairs leave the shape, in face units: over the face they would be in the way */
  isFace(x: number, y: number): boolean;
}

/** The middle of a place where hair ends. */
interface Root {
  column: number;
  row: number;
}

const SOLID = 0.55;
const EMPTY = 0.2;
const FACE_SHARE = 0.12;
/** Places along an outline are told apart by this, in face units: pixels would root other hairs in each size of the same head. */
const PLACE = 0.04;
const PLACES_ACROSS = 4096;

/** Fine single hairs along the outline of painted hair: without them it ends like cut paper. */
export function paintFlyaways(painter: HairPainter, { count, longest, seed, isFace }: FlyawayLook): void {
  const { left, top, unitPx } = painter;
  const rooted = Array.from(rootsOf(painter), ([place, root]) => {
    const random = seededRandom(seed * 7919 + place);
    const isOverFace = isFace((root.column + left) / unitPx, (root.row + top) / unitPx);
    return { root, random, rank: random() / (isOverFace ? FACE_SHARE : 1) };
  }).filter(({ rank }) => rank < 1);
  // Roots and their ways out are read before any hair is painted over them.
  const from = painter.pixels.slice();
  const chosen = rooted.toSorted((one, other) => one.rank - other.rank).slice(0, count);
  const hairs = chosen.map(({ root, random }) => ({ from, root, out: wayOut(painter, root), longest, random }));
  for (const hair of hairs) paintHair(painter, hair);
}

/** Places where solid hair ends within a few pixels, by their number. */
function rootsOf(painter: HairPainter): Map<number, Root> {
  const sums = new Map<number, Root & { pixels: number }>();
  const { width, height, left, top, unitPx } = painter;
  const reach = reachOf(painter);
  for (let row = reach; row < height - reach; row++) {
    for (let column = reach; column < width - reach; column++) {
      if (!isEdge(painter, column, row, reach)) continue;
      const [across, down] = [column + left, row + top].map((at) => Math.floor(at / unitPx / PLACE));
      const place = down * PLACES_ACROSS + across;
      const sum = sums.get(place) ?? { column: 0, row: 0, pixels: 0 };
      sums.set(place, { column: sum.column + column, row: sum.row + row, pixels: sum.pixels + 1 });
    }
  }
  return new Map(
    Array.from(sums, ([place, { column, row, pixels }]) => [place, { column: column / pixels, row: row / pixels }]),
  );
}

const reachOf = ({ unitPx }: HairPainter): number => Math.max(2, Math.round(0.025 * unitPx));

function isEdge(painter: HairPainter, column: number, row: number, reach: number): boolean {
  if (alphaAt(painter, column, row) < SOLID) return false;
  const beside = Math.min(alphaAt(painter, column - reach, row), alphaAt(painter, column + reach, row));
  return Math.min(beside, alphaAt(painter, column, row - reach), alphaAt(painter, column, row + reach)) <= EMPTY;
}

/** Out of the hair, of length 1: away from the middle of what is hair around a root. */
function wayOut(painter: HairPainter, { column, row }: Root): [number, number] {
  const reach = 2 * reachOf(painter);
  let [outX, outY] = [0, 0];
  for (let down = -reach; down <= reach; down++) {
    for (let across = -reach; across <= reach; across++) {
      const [x, y] = [Math.round(column) + across, Math.round(row) + down];
      if (across * across + down * down > reach * reach || !isInside(painter, x, y)) continue;
      const alpha = alphaAt(painter, x, y);
      outX -= alpha * across;
      outY -= alpha * down;
    }
  }
  const length = Math.hypot(outX, outY) || 1;
  return [outX / length, outY / length];
}

const isInside = ({ width, height }: HairPainter, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const alphaAt = ({ pixels, width }: HairPainter, column: number, row: number): number =>
  pixels[(row * width + column) * 4 + 3];

interface Flyaway {
  from: Float32Array;
  root: Root;
  out: readonly [number, number];
  longest: number;
  random: Random;
}

/** On smaller heads, a hair is thinner than the pixel it is painted on. */
const FULL_UNIT_PX = 150;

/** Heads are round: a straight hair would stand off them. */
const ROUNDNESS = 0.4;

/** A hair that leaves the outline at a flat angle, bows away and comes down again. */
function paintHair(painter: HairPainter, { from, root, out: [outX, outY], longest, random }: Flyaway): void {
  const { column, row } = root;
  const unit = painter.unitPx;
  const at = (Math.round(row) * painter.width + Math.round(column)) * 4;
  const solid = Math.max(EMPTY, from[at + 3]);
  const tone = mix(0.85, 1.45, random()) / solid;
  const color = [from[at] * tone, from[at + 1] * tone, from[at + 2] * tone];
  const down = outX > 0 ? 1 : -1;
  const [alongX, alongY] = [-outY * down, outX * down];
  const length = unit * longest * mix(0.25, 1, random() ** 1.4);
  const bow = unit * (0.006 + 0.11 * longest * random() ** 1.5);
  const curl = unit * 0.012 * (random() - 0.5);
  const turns = 3 + 4 * random();
  const alpha = mix(0.16, 0.42, random()) * clamp(unit / FULL_UNIT_PX, 0.2, 1);
  const steps = Math.ceil(length * 1.4);
  for (let i = 0; i <= steps; i++) {
    const s = i / steps;
    const rounded = (ROUNDNESS * (length * s) ** 2) / unit;
    const out = bow * Math.sin(s * 2.7) - rounded - 0.008 * unit + curl * Math.sin(s * turns);
    const x = column + alongX * length * s + outX * out;
    const y = row + alongY * length * s + outY * out;
    splat(painter, x, y, color, alpha * clamp(s * 6) * (1 - s * s));
  }
}

/** One soft dot, spread over the four pixels around it. */
function splat({ pixels, width, height }: HairPainter, x: number, y: number, color: number[], alpha: number): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return;
  const right = x - column;
  const below = y - row;
  for (const [dx, dy, share] of [
    [0, 0, (1 - right) * (1 - below)],
    [1, 0, right * (1 - below)],
    [0, 1, (1 - right) * below],
    [1, 1, right * below],
  ] as const) {
    const at = ((row + dy) * width + column + dx) * 4;
    const laid = alpha * share;
    for (let c = 0; c < 3; c++) pixels[at + c] = pixels[at + c] * (1 - laid) + Math.min(255, color[c]) * laid;
    pixels[at + 3] = pixels[at + 3] * (1 - laid) + laid;
  }
}
