import {
  isPresenterSize,
  isSharedShot,
  type PlacedShot,
  type PlannedShot,
  type PresenterSize,
  type ShotSize,
} from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { FilmPeak } from '../clauses/film-peaks.ts';
import type { Camera, PassagePlace, SeenMoment, ShowablePicture } from '../direction.ts';
import {
  type AskedShot,
  askedShots,
  endsInsert,
  goesOnAt,
  isBound,
  longestPlacedSec,
  unaskedCost,
} from './asked-shots.ts';
import { cardStarts } from './card-starts.ts';
import { clearOfPeaks, farFromPeak, feelsMost, hidesPeak, leftAtOnceCost } from './clear-of-peaks.ts';
import { askedWith, type CutMoment, cutMoments, mayJumpAt } from './cut-moments.ts';
import { beforeLateOffer, beginsOffer } from './late-offer.ts';
import type { MeantStroke } from './meant-strokes.ts';
import { RHYTHMS, type Rhythm, STILL } from './paces.ts';
import { pictureStarts } from './picture-starts.ts';
import { productStarts } from './product-starts.ts';
import { nearAgainCost } from './punch-ins.ts';
import { runOnCost } from './run-on-cost.ts';
import { unseenCost } from './seen-in-shot.ts';
import { sharedWith } from './shared-with.ts';
import { cutCost, lengthCost, shortLookCost, sizeCost, toAndFroCost } from './shot-costs.ts';
import { fits, isInWish, withoutWishes } from './size-limits.ts';

interface Around {
  camera: Camera;
  /** when the product is seen, in order */
  product: readonly SeenMoment[];
  pictures: readonly ShowablePicture[];
  /** when a thing is named that could stand beside the presenter */
  thingSecs: readonly number[];
  /** gestures that their words make no sense without */
  signs: readonly MeantStroke[];
  /** hands go along with what is said */
  hasHands: boolean;
  durationSec: number;
  /** what nothing hides */
  peaks: readonly FilmPeak[];
  seed: number;
  /** BCP 47 */
  locale: string;
  /** the place of the clause with which the card of an offer begins, that ends the film; left out: none */
  offerClause?: number;
  /** when that card begins, where it is not with its clause */
  offerSec?: number;
  /** left out for a whole film */
  passage?: PassagePlace;
}

/** Shorter films keep one shot. */
const SHORTEST_FILM_SEC = 4.5;
/** The first shot holds the strongest picture for so long. */
export const FIRST_SEC = 1.5;
/** Where the opening shows face and hands, what a second costs in which a later shot shows no hands. */
const FACE_AGAIN_PER_SEC = 0.7;
/** What somebody asked for may be shorter than its pace. */
const SHORTEST_ASKED_SEC = 0.8;
/** What the beginning and the end gain by looking the viewer in the eyes. */
const OPENING = 1.6;
/** More than a thing without room for its picture. */
const OPENING_WITH_HANDS = 3.2;
const CLOSING = 0.25;
/** How long somebody filmed opens a film without a change, and what more of it costs: as much as a shot of twice its length. */
const LONGEST_OPENING_SEC = 3.5;
const LONG_OPENING = 6;
const NEAREST_FIRST = ['close', 'medium', 'wide'] as const;
const HANDS_FIRST = ['medium', 'wide', 'close'] as const;
/** What two wide shots in a row cost: more than a change of size, and less where a film opened on a face. */
const OTHER_ANGLE = { usual: 3.5, afterFace: 1.6 };
const INSERT = -2;
/** What a second costs for which a card stands longer. */
const CARD_SEC = 2.6;
const LONG_CARD_PER_SEC = 1.2;
/** A film that offers something ends with it. */
const OFFER = -10;
/** Between what was asked for, a film of one shot returns to the whole view. */
const STILL_SIZES: Readonly<Record<PresenterSize, number>> = { wide: 1, medium: 2, close: 3 };

/**
 * The shots of a film: of all ways to cut it the one that fits its words and its pace best, with what marks ask for and
 * never the same size twice in a row. None where one wide shot is all there is; a passage begins with a shot of its own,
 * also where one is all there is time for.
 */
export function planShots(clauses: readonly ActedClause[], around: Around): PlannedShot[] {
  const { camera, durationSec } = around;
  const [first] = clauses;
  const whole: PlannedShot[] = around.passage ? [{ fromSec: 0, size: 'wide' }] : [];
  if (!first || camera.sizes.length < 2) return whole;
  const asks = askedWith(first.clause, first.clause.fromSec);
  const moments: CutMoment[] = [
    { atSec: 0, before: 'sentence', clause: 0, asks },
    ...cutMoments(clauses, around.locale),
  ];
  const asked = askedShots(moments, { camera, durationSec, pictures: around.pictures });
  const isShort = !around.passage && durationSec < SHORTEST_FILM_SEC;
  const rhythm = camera.pace === 'single' || isShort ? STILL : RHYTHMS[camera.pace];
  if (rhythm === STILL && asked.length === 0) return whole;
  const isAllowed = mayCutAt(moments, around, Math.max(FIRST_SEC, rhythm.shortestSec));
  const usual = moments.filter(
    (moment) => (!moment.isTorn && isAllowed(moment)) || (rhythm !== STILL && moment.atSec === around.offerSec),
  );
  const nodes = nodesOf(usual, { asked, rhythm, around });
  const placed = rhythm === STILL ? new Map<number, PlacedShot>() : placedStarts(clauses, around, rhythm);
  const opensClose = around.hasHands && openingSize(around) === 'close';
  const table: Table = { nodes, clauses, around, rhythm, placed, asked, opensClose };
  const wished = cheapestWay(table);
  const loose =
    wished.length > 0 ? wished : cheapestWay({ ...table, around: { ...around, camera: withoutWishes(around.camera) } });
  const shots = showsAsked(asked, loose) ? loose : tighter(table, moments, loose);
  if (around.passage) return shots.length > 0 ? shots : whole;
  return shots.length > 1 || asked.length > 0 ? shots : [];
}

/** Who jumps is cut between phrases; a first phrase that is long lets the camera come nearer in it, without a jump. */
function mayCutAt(
  moments: readonly CutMoment[],
  { camera, passage }: Around,
  firstSec: number,
): (moment: CutMoment) => boolean {
  if (!camera.jumpsAtCuts) return () => true;
  const opens = ({ atSec }: CutMoment) => atSec >= firstSec && atSec <= LONGEST_OPENING_SEC;
  const isLongOpening = passage?.isFirst !== false && !moments.some((moment) => opens(moment) && mayJumpAt(moment));
  return (moment) => mayJumpAt(moment) || moment.atSec === 0 || (isLongOpening && opens(moment));
}

function showsAsked(asked: readonly AskedShot[], shots: readonly PlannedShot[]): boolean {
  return asked.every(({ fromSec, size }) => shots.some((shot) => shot.size === size && shot.fromSec <= fromSec));
}

/** A clip that is over soon may be followed by a short shot, and tear a clause, where it would not be seen otherwise. */
function tighter(table: Table, moments: readonly CutMoment[], loose: PlannedShot[]): PlannedShot[] {
  const { asked, around } = table;
  const tight = cheapestWay({ ...table, isTight: true });
  if (showsAsked(asked, tight)) return tight;
  const ends = moments.filter(({ atSec, isTorn }) => !isTorn || endsInsert(asked, atSec, around.pictures));
  const torn = cheapestWay({ ...table, nodes: nodesOf(ends, table), isTight: true });
  return showsAsked(asked, torn) ? torn : loose;
}

/** The clauses with which something else may fill the frame, or share it. */
function placedStarts(
  clauses: readonly ActedClause[],
  around: Around,
  rhythm: Rhythm,
): ReadonlyMap<number, PlacedShot> {
  const { camera, pictures, durationSec, locale, offerClause } = around;
  const products = productStarts(clauses, around.product, rhythm);
  const starts = pictureStarts(clauses, pictures, { rhythm, products, durationSec });
  const shown = [...starts].map(([clause, shot]): [number, PlacedShot] => {
    const picture = pictures.find((one) => one.shot === shot);
    const acted = clauses[clause];
    return [clause, (picture && acted && sharedWith(picture, acted, { sizes: camera.sizes, locale })) ?? shot];
  });
  const wanted = new Map<number, PlacedShot>([...products.map((clause) => [clause, 'product'] as const), ...shown]);
  const others = clearOfPeaks(wanted, clauses, around.peaks);
  if (!camera.sizes.includes('card')) return others;
  if (offerClause !== undefined && around.offerSec === undefined) others.set(offerClause, 'card');
  const { sizes = [], isMarkedOnly = true, saysCalls = false } = camera.figures ?? {};
  const needPrices = !saysCalls && (isMarkedOnly || sizes.length === 0);
  const cards = cardStarts(beforeLateOffer(clauses, around), others, { rhythm, durationSec, needPrices });
  const seen = cards.filter((clause) => !feelsMost(clauses[clause], around.peaks));
  return new Map<number, PlacedShot>([...others, ...seen.map((clause) => [clause, 'card'] as const)]);
}

/** The beginning, where the picture may change, and the end; without a rhythm it changes for marks alone. */
function nodesOf(
  moments: readonly CutMoment[],
  { asked, rhythm, around: { durationSec, pictures, offerSec } }: Pick<Table, 'asked' | 'rhythm' | 'around'>,
): CutMoment[] {
  const [opening, ...later] = moments;
  if (!opening) return [];
  const inside = (atSec: number, firstSec: number, lastSec: number) =>
    atSec >= firstSec && atSec <= durationSec - lastSec;
  const cuts = later.filter(({ atSec }) => {
    if (isBound(asked, atSec) || endsInsert(asked, atSec, pictures) || atSec === offerSec)
      return inside(atSec, SHORTEST_ASKED_SEC, SHORTEST_ASKED_SEC);
    return rhythm !== STILL && inside(atSec, Math.max(FIRST_SEC, rhythm.shortestSec), rhythm.shortestSec);
  });
  return [opening, ...cuts, { atSec: durationSec, before: 'sentence', clause: 0 }];
}

interface Step {
  cost: number;
  /** the node and the size that the shot before begins with */
  from: { node: number; size: ShotSize } | null;
  /** the shot that begins is as wide as the one before, and seen from another place */
  isOtherAngle?: true;
}

/** The shot that begins at a node in a size, and the cheapest way there. */
type Ways = Map<ShotSize, Step>[];

function cheapestWay(table: Table): PlannedShot[] {
  const { nodes, around } = table;
  const ways: Ways = nodes.map(() => new Map());
  const opensWithOffer = around.offerClause === 0 && around.passage?.isFirst === false;
  for (const size of around.camera.sizes)
    if (isPresenterSize(size) || isSharedShot(size) || (size === 'card' && opensWithOffer))
      ways[0]?.set(size, { cost: 0, from: null });
  for (let from = 0; from < nodes.length - 1; from += 1) {
    const begun = [...(ways[from] ?? [])].map(([size, way]) => ({
      ...{ way, from: { node: from, size } },
      shots: around.camera.hasNearerWide ? shotsBefore({ node: from, size }, ways, nodes) : [],
    }));
    for (const to of nextNodes(from, table)) {
      const atSec = nodes[to]?.atSec ?? 0;
      for (const { way, ...start } of begun) {
        const sum = way.cost + shotCost({ from, to, size: start.from.size }, table);
        const reached = { ...start, before: way.from?.size, atSec, table };
        if (sum < Number.POSITIVE_INFINITY) reach(ways[to], sum, reached);
      }
    }
  }
  return shotsBack(nodes, ways);
}

interface Reached {
  from: NonNullable<Step['from']>;
  before: ShotSize | undefined;
  /** up to this one, the last one first, where it matters how near they came */
  shots: readonly PlannedShot[];
  atSec: number;
  table: Table;
}

/** Every other size may follow, and the same one where it was asked to stay. */
function reach(way: Ways[number] | undefined, cost: number, { from, before, shots, atSec, table }: Reached): void {
  const { around, asked } = table;
  const again = goesOnAt(asked, atSec);
  const isTorn = isPresenterSize(from.size) && isInWish(around.camera, atSec) && !isBound(asked, atSec);
  for (const next of around.camera.sizes) {
    if (isTorn && isPresenterSize(next)) continue;
    const isOtherAngle = next === 'wide' && from.size === 'wide' && next !== again && around.camera.hasNearerWide;
    const angle = isOtherAngle ? OTHER_ANGLE[table.opensClose ? 'afterFace' : 'usual'] : 0;
    const fro = next === before ? toAndFroCost(next, around) : 0;
    const sum = cost + angle + fro + nearAgainCost(next, atSec, shots);
    const mayFollow = next !== from.size || next === again || isOtherAngle;
    if (mayFollow && sum < (way?.get(next)?.cost ?? Number.POSITIVE_INFINITY))
      way?.set(next, { cost: sum, from, ...(isOtherAngle && { isOtherAngle }) });
  }
}

/** The last one first. */
function shotsBefore(last: NonNullable<Step['from']>, ways: Ways, nodes: Table['nodes']): PlannedShot[] {
  const shots: PlannedShot[] = [];
  for (let at: Step['from'] | undefined = last; at; at = ways[at.node]?.get(at.size)?.from)
    shots.push({ size: at.size, fromSec: nodes[at.node]?.atSec ?? 0 });
  return shots;
}

/** Where the next cut may be; a long silence has no cut, so the first one after it counts too. */
function nextNodes(from: number, { nodes, rhythm, asked, around, isTight }: Table): number[] {
  // Where the presenter has one size alone, it lasts until the next thing is shown.
  const isAlone = around.camera.sizes.filter(isPresenterSize).length < 2;
  const farthestSec = isAlone ? Number.POSITIVE_INFINITY : 3 * rhythm.longestSec;
  const startSec = nodes[from]?.atSec ?? 0;
  const isAsked = (node: number) => {
    const atSec = nodes[node]?.atSec ?? 0;
    return isBound(asked, atSec) || (isTight === true && endsInsert(asked, atSec, around.pictures));
  };
  const isEdge = (node: number) => node === 0 || node === nodes.length - 1 || isAsked(node);
  const next: number[] = [];
  for (let node = from + 1; node < nodes.length; node += 1) {
    const lengthSec = (nodes[node]?.atSec ?? 0) - startSec;
    if (lengthSec > farthestSec && next.length > 0) break;
    const isFramed = startSec === around.offerSec || (isEdge(from) && isEdge(node) && (isAsked(from) || isAsked(node)));
    if (lengthSec >= (isFramed ? SHORTEST_ASKED_SEC : rhythm.shortestSec)) next.push(node);
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
  placed: ReadonlyMap<number, PlacedShot>;
  asked: readonly AskedShot[];
  /** on a face with its hands */
  opensClose: boolean;
  /** shots may be as short where something that was asked for ends as where it begins */
  isTight?: boolean;
}

function shotCost({ from, to, size }: Shot, table: Table): number {
  const { nodes, clauses, around, rhythm, asked, opensClose } = table;
  const [start, end] = [nodes[from], nodes[to]];
  if (!start || !end || !fits(size, start.atSec, end.atSec, around.camera)) return Number.POSITIVE_INFINITY;
  const span = { fromSec: start.atSec, untilSec: end.atSec };
  const lengthSec = end.atSec - start.atSec;
  const isLast = to === nodes.length - 1;
  const isOffer = rhythm !== STILL && isLast && beginsOffer(start, around);
  // What is placed right behind a peak has kept off it already.
  const leftCost = table.placed.has(end.clause) ? 0 : leftAtOnceCost(end.atSec, around.peaks);
  const endCost = isLast ? 0 : cutCost(end) + leftCost;
  const cost = unaskedCost(asked, start.atSec, end.atSec, size) + endCost;
  const acted = clauses[start.clause];
  if (size === 'card' && isOffer) return OFFER + cost;
  // Nothing else begins in the middle of what is said there.
  if (from > 0 && start.atSec === around.offerSec && !isBound(asked, start.atSec)) return Number.POSITIVE_INFINITY;
  if (!isPresenterSize(size)) {
    // A film ends with who speaks, but for what somebody asked for.
    const isHere =
      start.asks === size || (start.before !== 'word' && !isLast && table.placed.get(start.clause) === size);
    if (size === 'card' && !isWholeSaying({ from, to }, table)) return Number.POSITIVE_INFINITY;
    const short = size === 'product' ? shortLookCost(lengthSec) : 0;
    const long = size === 'card' ? LONG_CARD_PER_SEC * Math.max(0, lengthSec - CARD_SEC) : 0;
    const hasTime = lengthSec <= longestPlacedSec(size, around.pictures);
    const isHiding = start.asks !== size && hidesPeak(size, span, around.peaks);
    return isHere && hasTime && !isHiding ? INSERT + short + long + cost : Number.POSITIVE_INFINITY;
  }
  if (rhythm === STILL) return cost + STILL_SIZES[size];
  if (size === around.camera.opening && from > 0 && start.asks !== size) return Number.POSITIVE_INFINITY;
  const taste = (acted ? sizeCost(size, acted, around) : 0) + farFromPeak(size, span, around.peaks);
  return (
    lengthCost(lengthSec, rhythm, { size, hasHands: around.hasHands }) +
    (size === 'close' && opensClose && !isLast && (from > 0 || around.passage?.isFirst === false)
      ? FACE_AGAIN_PER_SEC * lengthSec
      : 0) +
    (from === 0 ? longOpeningCost(lengthSec, around) : 0) +
    cost +
    taste -
    placeGain({ from, to, size }, table) +
    unseenCost(size, start.atSec, end.atSec, around) +
    runOnCost(nodes.slice(from, to + 1), clauses, { lengthSec, rhythm, isOneWide: hasOneWide(around) })
  );
}

/** Somebody filmed who stands without any change while a film opens is left. */
function longOpeningCost(lengthSec: number, { passage, camera }: Around): number {
  return camera.jumpsAtCuts && passage?.isFirst !== false && lengthSec > LONGEST_OPENING_SEC ? LONG_OPENING : 0;
}

/** A card ends where what it says does. */
function isWholeSaying({ from, to }: Pick<Shot, 'from' | 'to'>, { nodes, asked }: Table): boolean {
  const end = nodes[to];
  const isEnd = end !== undefined && (end.before !== 'word' || isBound(asked, end.atSec));
  return isEnd && nodes.slice(from + 1, to).every(({ before }) => before !== 'sentence');
}

function hasOneWide({ hasHands, camera: { hasNearerWide, aside } }: Around): boolean {
  return hasHands && !hasNearerWide && !aside?.sizes.includes('wide');
}

/** A film opens as near as there is room, with the hands of who speaks with them. It closes near. */
function placeGain({ from, to, size }: Shot, { nodes, around }: Table): number {
  const { passage, hasHands } = around;
  const isLast = to === nodes.length - 1;
  const opens = from === 0 && passage?.isFirst !== false && size === openingSize(around);
  const closes = isLast && passage?.isLast !== false && size === 'close';
  const gain = size === 'close' && hasHands ? OPENING_WITH_HANDS : OPENING;
  return (opens && (hasHands || size !== 'wide') ? gain : 0) + (closes ? CLOSING : 0);
}

/** Hands that have room beside a close face are in the first picture as well. */
function openingSize({ camera, hasHands }: Around): PresenterSize | undefined {
  const nearestFirst = hasHands && !showsHandsClose(camera) ? HANDS_FIRST : NEAREST_FIRST;
  return nearestFirst.find((near) => fits(near, 0, FIRST_SEC, camera));
}

const showsHandsClose = ({ closeGestures = [] }: Camera): boolean => closeGestures.includes('open-palm');

function shotsBack(nodes: readonly CutMoment[], ways: Ways): PlannedShot[] {
  const shots: (PlannedShot & Pick<Step, 'isOtherAngle'>)[] = [];
  let step = cheapest(ways.at(-1));
  while (step?.from) {
    const { node, size } = step.from;
    step = ways[node]?.get(size);
    shots.push({ fromSec: nodes[node]?.atSec ?? 0, size, ...(step?.isOtherAngle && { isOtherAngle: true }) });
  }
  const cut = shots
    .reverse()
    .filter(({ size, isOtherAngle }, index, all) => size !== all[index - 1]?.size || isOtherAngle);
  let isNearer = false;
  return cut.map(({ isOtherAngle, ...shot }) => {
    isNearer = isOtherAngle === true && !isNearer;
    return isNearer ? { ...shot, isNearer } : shot;
  });
}

function cheapest(way: Ways[number] | undefined): Step | undefined {
  return [...(way?.values() ?? [])].sort((a, b) => a.cost - b.cost)[0];
}
