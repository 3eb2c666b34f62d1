import type { SeenMoment } from '../direction.ts';
import { type Beginning, beginningAt } from '../shots/phrase-begins.ts';
import type { Told } from './told-of-product.ts';

/** What is sold is gone for so long at most, once it was shown, with its way in and out; times of something older or bad do not count. */
const LONGEST_GAP_SEC = 3.6;
/** More than all that speaks against showing it. */
const OVER_GAP = 3;
const OVER_GAP_PER_SEC = 10;
/** What its words asked for is kept before anything else. */
const UNSHOWN_PER_SEC = 30;
/** Of showing it where no word asks for it: the presenter is seen meanwhile, more so in words that have nothing to do with it. */
const APPEARS = 1;
const ASIDE_PER_SEC = 0.3;
const GOES_ON_PER_SEC = 0.1;
/** It comes and goes with sentences rather than within them. */
const IN_SENTENCE = 0.4;
const IN_CLAUSE = 0.8;
/** A film ends with it rather than without. */
const ENDS_AWAY = 1.5;
const BEGINNINGS: ReadonlySet<Beginning | undefined> = new Set(['clause', 'phrase', 'addition']);
const SAME_SEC = 1e-6;

interface Sight {
  locale: string;
  durationSec: number;
  /** it was shown before these words, in another passage */
  wasShown: boolean;
  endsFilm: boolean;
  /** the shortest and the longest time it is seen, and the shortest it is away */
  shortestSec: number;
  longestSec: number;
  awaySec: number;
  /** it cannot be shown with a sentence, though nothing bad is told */
  isBusy: (sentence: Told) => boolean;
}

/** A moment at which it may come or go, and what is said from then to the next one. */
interface Point {
  atSec: number;
  lengthSec: number;
  cost: number;
  isAsked: boolean;
  isBlocked: boolean;
  perSec: number;
}

interface Way {
  cost: number;
  from: number;
}

/**
 * The moments of a product with further ones where it would be away for too long: of all ways to show it, the one that adds least to what its
 * words ask for.
 */
export function keptInSight(moments: readonly SeenMoment[], told: readonly Told[], sight: Sight): SeenMoment[] {
  const fromSec = sight.wasShown ? 0 : moments[0]?.fromSec;
  if (fromSec === undefined || told.length === 0) return [...moments];
  const points = pointsFrom(fromSec, { moments, told, sight });
  const cost = { up: (from: number, to: number) => upCost(points, from, to, { moments, sight }) };
  const ways = { up: [] as Way[], down: [] as Way[] };
  for (let to = 1; to <= points.length; to++) {
    ways.up[to] = cheapest(to, (from) => before(ways.down, from, true) + cost.up(from, to));
    ways.down[to] = cheapest(
      to,
      (from) => before(ways.up, from, sight.wasShown) + downCost(points, from, to, { moments, sight }),
    );
  }
  return spansBack(ways, points, sight.durationSec).map((span) => asMoment(span, moments));
}

/** Where it begins, the beginning of nothing costs nothing. */
function before(ways: readonly Way[], from: number, mayBegin: boolean): number {
  if (from === 0) return mayBegin ? 0 : Number.POSITIVE_INFINITY;
  return ways[from]?.cost ?? Number.POSITIVE_INFINITY;
}

function cheapest(to: number, costFrom: (from: number) => number): Way {
  let best: Way = { cost: Number.POSITIVE_INFINITY, from: 0 };
  for (let from = 0; from < to; from++) {
    const cost = costFrom(from);
    if (cost < best.cost) best = { cost, from };
  }
  return best;
}

interface Given {
  moments: readonly SeenMoment[];
  sight: Sight;
}

function pointsFrom(fromSec: number, { moments, told, sight }: Given & { told: readonly Told[] }): Point[] {
  const costs = new Map<number, number>();
  const add = (atSec: number, cost: number) => {
    if (atSec >= fromSec && atSec < sight.durationSec) costs.set(atSec, Math.min(cost, costs.get(atSec) ?? cost));
  };
  add(fromSec, 0);
  for (const moment of moments) for (const atSec of [moment.fromSec, moment.untilSec]) add(atSec, 0);
  for (const sentence of told) {
    add(sentence.fromSec, 0);
    for (const clause of sentence.clauses) {
      add(clause.fromSec, IN_SENTENCE);
      for (const [place, word] of clause.words.entries())
        if (place > 0 && BEGINNINGS.has(beginningAt(clause.words, place, sight.locale))) add(word.startSec, IN_CLAUSE);
    }
  }
  const secs = [...costs.keys()].sort((a, b) => a - b);
  return secs.map((atSec, index) => {
    const sentence = told.findLast((one) => one.fromSec <= atSec + SAME_SEC) ?? told[0];
    return {
      atSec,
      lengthSec: (secs[index + 1] ?? sight.durationSec) - atSec,
      cost: costs.get(atSec) ?? 0,
      isAsked: moments.some((moment) => isWithin(atSec, moment)),
      isBlocked: sentence !== undefined && (sentence.isAway || sight.isBusy(sentence)),
      perSec: sentence?.goesOn ? GOES_ON_PER_SEC : ASIDE_PER_SEC,
    };
  });
}

const isWithin = (atSec: number, { fromSec, untilSec }: SeenMoment): boolean => atSec >= fromSec && atSec < untilSec;

function upCost(points: readonly Point[], from: number, to: number, { moments, sight }: Given): number {
  const start = points[from];
  if (!start) return Number.POSITIVE_INFINITY;
  const span = { fromSec: start.atSec, untilSec: points[to]?.atSec ?? sight.durationSec };
  const isGiven = moments.some(({ fromSec, untilSec }) => span.fromSec >= fromSec && span.untilSec <= untilSec);
  const lengthSec = span.untilSec - span.fromSec;
  const fits = lengthSec >= sight.shortestSec && (isGiven || lengthSec <= sight.longestSec + SAME_SEC);
  if (!fits && !moments.some((moment) => isSame(moment, span))) return Number.POSITIVE_INFINITY;
  const shown = points.slice(from, to).filter(({ isAsked }) => !isAsked);
  if (shown.some(({ isBlocked }) => isBlocked)) return Number.POSITIVE_INFINITY;
  const added = shown.reduce((sum, point) => sum + point.lengthSec * point.perSec, 0);
  return added + start.cost + (points[to]?.cost ?? 0) + (start.isAsked ? 0 : APPEARS);
}

const isSame = (a: SeenMoment, b: SeenMoment): boolean =>
  Math.abs(a.fromSec - b.fromSec) < SAME_SEC && Math.abs(a.untilSec - b.untilSec) < SAME_SEC;

function downCost(points: readonly Point[], from: number, to: number, { moments, sight }: Given): number {
  const span = { fromSec: points[from]?.atSec ?? 0, untilSec: points[to]?.atSec ?? sight.durationSec };
  const isBetween = from > 0 && to < points.length;
  const isGiven = moments.some(
    ({ untilSec }, index) =>
      Math.abs(untilSec - span.fromSec) < SAME_SEC &&
      Math.abs((moments[index + 1]?.fromSec ?? 0) - span.untilSec) < SAME_SEC,
  );
  if (isBetween && !isGiven && span.untilSec - span.fromSec < sight.awaySec) return Number.POSITIVE_INFINITY;
  let cost = 0;
  // Nobody knows how long it is away on the other side of where two passages meet.
  let runSec = from === 0 && sight.wasShown ? LONGEST_GAP_SEC / 2 : 0;
  const endRun = () => {
    if (runSec > LONGEST_GAP_SEC) cost += OVER_GAP + OVER_GAP_PER_SEC * (runSec - LONGEST_GAP_SEC);
    runSec = 0;
  };
  for (const { isBlocked, isAsked, lengthSec } of points.slice(from, to)) {
    if (isAsked) cost += UNSHOWN_PER_SEC * lengthSec;
    if (isBlocked) endRun();
    else runSec += lengthSec;
  }
  if (to === points.length && !sight.endsFilm) runSec += LONGEST_GAP_SEC / 2;
  endRun();
  const endsAway = sight.endsFilm && to === points.length && points.at(-1)?.isBlocked === false;
  return cost + (endsAway ? ENDS_AWAY : 0);
}

interface Span {
  fromSec: number;
  untilSec: number;
}

function spansBack(
  ways: { up: readonly Way[]; down: readonly Way[] },
  points: readonly Point[],
  endSec: number,
): Span[] {
  const spans: Span[] = [];
  let to = points.length;
  let isUp = (ways.up[to]?.cost ?? 0) <= (ways.down[to]?.cost ?? 0);
  while (to > 0) {
    const from = (isUp ? ways.up : ways.down)[to]?.from ?? 0;
    if (isUp) spans.unshift({ fromSec: points[from]?.atSec ?? 0, untilSec: points[to]?.atSec ?? endSec });
    isUp = !isUp;
    to = from;
  }
  return spans;
}

/** What comes because it was away too long shows it as words that mean it do. */
function asMoment(span: Span, moments: readonly SeenMoment[]): SeenMoment {
  const own = moments.find((moment) => isSame(moment, span));
  if (own) return own;
  const isTold = moments.some(({ shownSec }) => shownSec !== undefined);
  if (!isTold) return span;
  const shown = moments.flatMap(({ shownSec = [] }) => shownSec);
  const isAsked = moments.some((moment) => isWithin(span.fromSec, moment));
  const inSpan = shown.filter((sec) => isWithin(sec, span));
  return { ...span, shownSec: isAsked || shown.length === 0 ? inSpan : [...new Set([span.fromSec, ...inSpan])] };
}
