import type { ClipMoment } from '@herald/media/clips';
import { SHORTEST_TAKE_SEC } from './find-join.ts';
import { untilPhrase } from './quiet-cuts.ts';
import type { ShownPictures } from './shown-pictures.ts';
import { stareCost } from './stares.ts';
import { EDGE_FRAMES, momentReader, type Run, type TakeCost, type TakeOrder } from './take-order.ts';

/** A take that would have to end in the middle of a phrase jumps where nobody expects it. */
const TORN_COST = 1.2;
/** How many pictures before and after a start are tried, too. */
const STEP_BESIDE = 2;

/** What all plans of an order have in common. */
export interface Known {
  order: TakeOrder;
  runs: readonly Run[];
  /** of the film: pictures behind something that fills the frame */
  isHidden: Uint8Array;
  takeCost: TakeCost;
  /** whether the clip nods and words ask for it */
  mindsNods: boolean;
  /** what it costs where a take leaves nothing but pictures beside it that are too few for another one */
  packing: number;
}

interface Search extends Known {
  shown: ShownPictures;
  /** of the film */
  at: number;
  wanted: ClipMoment;
  needed: number;
  /** for how many pictures the eyes have been open before */
  open: number;
}

export interface Start {
  cost: number;
  start: number;
  /** how much of it is what was asked for */
  wished: number;
}

/** The best start, or with a rank above 0 a worse one that lies elsewhere. */
export function findStart(search: Search, rank: number): Start {
  const found = rank === 0 ? bestStart(search) : startOfRank(search, rank);
  if (!found) return firstOf(search.runs);
  return search.mindsNods ? inStep(search, found) : found;
}

/** Starts are looked for every few pictures; those between them can have a nod on its word. */
function inStep(search: Search, found: Start): Start {
  const { runs, needed } = search;
  const run = runs.find(({ from, to }) => found.start >= from && found.start < to);
  if (!run) return found;
  const costAt = startCosts(search);
  const last = Math.max(found.start, run.to - needed);
  let best = found;
  for (let start = found.start - STEP_BESIDE; start <= found.start + STEP_BESIDE; start++) {
    if (start < run.from || start > last) continue;
    const beside = costAt(start, run.to);
    if (beside.cost < best.cost - 1e-6) best = beside;
  }
  return best;
}

const firstOf = (runs: readonly Run[]): Start => ({ cost: 0, start: runs[0]?.from ?? 0, wished: 0 });

function bestStart(search: Search): Start | undefined {
  let best: Start | undefined;
  for (const start of startsIn(search)) if (!best || start.cost < best.cost) best = start;
  return best;
}

function startOfRank(search: Search, rank: number): Start | undefined {
  const near = search.order.clipFps;
  const apart: Start[] = [];
  for (const start of [...startsIn(search)].sort((a, b) => a.cost - b.cost)) {
    if (apart.some((better) => Math.abs(better.start - start.start) < near)) continue;
    apart.push(start);
    if (apart.length > rank) break;
  }
  return apart.at(-1);
}

/** How many pictures that nobody saw yet a take leaves beside it in pieces that are too short for another one. */
function wastedBeside({ order, shown, runs }: Search, from: number, to: number): number {
  const run = runs.find((one) => from >= one.from && from < one.to) ?? { from, to };
  const most = Math.round(SHORTEST_TAKE_SEC * order.clipFps);
  let [before, after] = [0, 0];
  while (before < most && from - before > run.from && shown.times(from - before - 1) === 0) before += 1;
  while (after < most && to + after < run.to && shown.times(to + after) === 0) after += 1;
  return (before < most ? before : 0) + (after < most ? after : 0);
}

function* startsIn(search: Search): Generator<Start> {
  const { order, runs, needed } = search;
  const costAt = startCosts(search);
  const longest = Math.max(0, ...runs.map(({ from, to }) => to - from));
  const least = Math.min(needed, SHORTEST_TAKE_SEC * order.clipFps, longest);
  for (const { from, to } of runs)
    for (let start = from; start <= to - Math.max(least, EDGE_FRAMES); start += stepOf(order)) yield costAt(start, to);
}

/** Every so many pictures of a clip are looked at. */
const stepOf = ({ clipFps }: TakeOrder): number => Math.max(1, Math.round(clipFps / 6));

/** What starts cost: pictures seen before, a moment nobody asked for, a take that would have to be cut again, perhaps in the middle of a phrase, and eyes that are shut when they are met. */
function startCosts(search: Search): (start: number, to: number) => Start {
  const { order, shown, takeCost, at, wanted, needed, isHidden, packing, open } = search;
  const step = stepOf(order);
  const momentOf = momentReader(order);
  return (start, to) => {
    const length = Math.min(needed, to - start);
    let [repeats, wished] = [0, 0];
    for (let k = start; k < start + length; k += step) {
      const film = Math.floor(at + ((k - start) * order.fps) / order.clipFps);
      if (!isHidden[film]) repeats += shown.repeat(k, at);
      if (momentOf(k) === wanted) wished += 1;
    }
    const looked = Math.max(1, length / step);
    const isShort = (needed - length) / Math.max(1, needed);
    const begunBefore = shown.hasBegunAt(start) ? 0.5 : 0;
    const filmed = Math.round((length * order.fps) / order.clipFps);
    const seen = takeCost(start, at, filmed) + stareCost(order, start, filmed, open);
    const isTorn = length < needed && untilPhrase(order, at, filmed) === undefined;
    const torn = isTorn ? TORN_COST : 0;
    const wasted = packing === 0 ? 0 : (packing * wastedBeside(search, start, start + length)) / Math.max(1, needed);
    const cost = (2 * repeats) / looked - wished / looked + 3 * isShort + begunBefore + seen + torn + wasted;
    return { cost, start, wished: wished / looked };
  };
}
