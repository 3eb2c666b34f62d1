import { type PlannedShot, SHOT_SIZES, type ShotSize } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera } from '../direction.ts';
import { type CutMoment, cutMoments } from './cut-moments.ts';
import { RHYTHMS, type Rhythm } from './paces.ts';
import { productStarts } from './product-starts.ts';
import { cutCost, lengthCost, sizeCost } from './shot-costs.ts';

interface Around {
  camera: Camera;
  /** when a sentence brings the product, in order */
  productSec: readonly number[];
  durationSec: number;
  seed: number;
}

/** Shorter films keep one shot. */
const SHORTEST_FILM_SEC = 4.5;
/** The first shot holds the strongest picture for so long. */
export const FIRST_SEC = 1.5;
const LONGEST_PRODUCT_SEC = 2.8;
/** What the beginning and the end gain by looking the viewer in the eyes. */
const OPENING = 0.8;
const CLOSING = 0.25;
const PRODUCT = -2;

/**
 * The shots of a film: of all ways to cut it the one that fits its words and its pace best, never the same size twice in
 * a row. None where one shot is all there is.
 */
export function planShots(clauses: readonly ActedClause[], around: Around): PlannedShot[] {
  const { pace, sizes } = around.camera;
  const isShort = around.durationSec < SHORTEST_FILM_SEC || clauses.length === 0;
  if (pace === 'single' || isShort || sizes.length < 2) return [];
  const shots = cheapestWay(clauses, around, RHYTHMS[pace]);
  return shots.length > 1 ? shots : [];
}

interface Step {
  cost: number;
  /** the node and the size that the shot before begins with */
  from: { node: number; size: ShotSize } | null;
}

/** The shot that begins at a node in a size, and the cheapest way there. */
type Ways = Map<ShotSize, Step>[];

function cheapestWay(clauses: readonly ActedClause[], around: Around, rhythm: Rhythm): PlannedShot[] {
  const { durationSec, camera } = around;
  const opening: CutMoment = { atSec: 0, before: 'sentence', clause: 0 };
  const cuts = cutMoments(clauses).filter(
    ({ atSec }) => atSec >= Math.max(FIRST_SEC, rhythm.shortestSec) && atSec <= durationSec - rhythm.shortestSec,
  );
  const nodes = [opening, ...cuts, { ...opening, atSec: durationSec }];
  const products = new Set(productStarts(clauses, around.productSec, rhythm));
  const ways: Ways = nodes.map(() => new Map());
  for (const size of camera.sizes) if (size !== 'product') ways[0]?.set(size, { cost: 0, from: null });
  const cost = (from: number, to: number, size: ShotSize) =>
    shotCost({ from, to, size }, { nodes, clauses, around, rhythm, products });
  for (let from = 0; from < nodes.length - 1; from += 1) {
    for (const to of nextNodes(nodes, from, rhythm)) {
      for (const [size, way] of ways[from] ?? []) {
        const sum = way.cost + cost(from, to, size);
        if (sum < Number.POSITIVE_INFINITY) reach(ways[to], sum, { node: from, size });
      }
    }
  }
  return shotsBack(nodes, ways);
}

/** Every other size may follow. */
function reach(way: Ways[number] | undefined, cost: number, from: { node: number; size: ShotSize }): void {
  for (const next of SHOT_SIZES) {
    if (next !== from.size && cost < (way?.get(next)?.cost ?? Number.POSITIVE_INFINITY)) way?.set(next, { cost, from });
  }
}

/** Where the next cut may be; a long silence has no cut, so the first one after it counts too. */
function nextNodes(nodes: readonly CutMoment[], from: number, { shortestSec, longestSec }: Rhythm): number[] {
  const startSec = nodes[from]?.atSec ?? 0;
  const next: number[] = [];
  for (let node = from + 1; node < nodes.length; node += 1) {
    const lengthSec = (nodes[node]?.atSec ?? 0) - startSec;
    if (lengthSec > 3 * longestSec && next.length > 0) break;
    if (lengthSec >= shortestSec) next.push(node);
  }
  return next;
}

interface Shot {
  from: number;
  to: number;
  size: ShotSize;
}

interface Table {
  nodes: readonly CutMoment[];
  clauses: readonly ActedClause[];
  around: Around;
  rhythm: Rhythm;
  products: ReadonlySet<number>;
}

function shotCost({ from, to, size }: Shot, { nodes, clauses, around, rhythm, products }: Table): number {
  const [start, end] = [nodes[from], nodes[to]];
  if (!start || !end || !fits(size, start.atSec, end.atSec, around.camera)) return Number.POSITIVE_INFINITY;
  const lengthSec = end.atSec - start.atSec;
  const isLast = to === nodes.length - 1;
  const cut = isLast ? 0 : cutCost(end);
  if (size === 'product') {
    const isHere = start.before !== 'word' && products.has(start.clause) && !isLast;
    if (!isHere || lengthSec > LONGEST_PRODUCT_SEC) return Number.POSITIVE_INFINITY;
    return PRODUCT + cut;
  }
  const acted = clauses[start.clause];
  const taste = acted ? sizeCost(size, acted, around.seed) : 0;
  const place = size === 'close' ? (from === 0 ? OPENING : 0) + (isLast ? CLOSING : 0) : 0;
  return lengthCost(lengthSec, rhythm) + cut + taste - place;
}

export function fits(size: ShotSize, fromSec: number, untilSec: number, { sizes, limits }: Camera): boolean {
  if (!sizes.includes(size)) return false;
  return limits.every((limit) => {
    const isApart = limit.untilSec <= fromSec || limit.fromSec >= untilSec;
    return isApart || limit.sizes.includes(size);
  });
}

function shotsBack(nodes: readonly CutMoment[], ways: Ways): PlannedShot[] {
  const shots: PlannedShot[] = [];
  let step = cheapest(ways.at(-1));
  while (step?.from) {
    const { node, size } = step.from;
    shots.push({ fromSec: nodes[node]?.atSec ?? 0, size });
    step = ways[node]?.get(size);
  }
  return shots.reverse();
}

function cheapest(way: Ways[number] | undefined): Step | undefined {
  return [...(way?.values() ?? [])].sort((a, b) => a.cost - b.cost)[0];
}
