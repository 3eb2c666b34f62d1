import type { Pace } from '@herald/media/choices';
import { type MarkedFigure, markOfFigure } from '@herald/media/marked-figure';
import { type FigureKind, type FigurePart, MOST_CHIPS, type PlannedFigure } from '@herald/media/scene/figures';
import { isPresenterSize, type PlannedShot, type PresenterSize } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera, SizeLimit } from '../direction.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { countPoints } from '../reading/count-points.ts';
import { findCue } from '../reading/find-cue.ts';
import { listOf } from '../reading/list-of.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { linkLabel } from './link-label.ts';
import { signIn, withSign } from './price-sign.ts';
import { readNumbers } from './read-numbers.ts';

interface Around {
  locale: string;
  durationSec: number;
  camera: Camera;
  /** left out: the last sentence is the last of the film */
  endsFilm?: boolean;
}

interface Story extends Around {
  /** the clauses that begin a point of a script that counts them */
  points: ReturnType<typeof countPoints>;
  /** the clauses behind a price, in its sentence or the next one */
  afterPrice: ReadonlySet<Clause>;
  words: readonly SpokenWord[];
}

interface Wish extends Omit<PlannedFigure, 'fromSec' | 'untilSec'> {
  atSec: number;
  endSec: number;
  rank: number;
  /** the new price after the old one, which goes as soon as it can be read */
  isLowered?: true;
}

const DIGIT = /\d/u;
/** From one to the next. */
export const EVERY_SEC: Readonly<Record<Pace, number>> = { single: 5, calm: 6, natural: 4, fast: 3 };
export const LEAD_SEC = 0.1;
const SHORTEST_SEC = 1.6;
/** A number goes with the clause that says it, but not sooner: it rolls until 0.82 s, stands for 0.4 s to be read, and fades for 0.2 s. */
const SHORTEST_NUMBER_SEC = 1.42;
const LONGEST_SEC = 3.4;
/** Less cannot be read. */
export const READ_SEC = 0.8;
/** A counted point is read by then, and what follows may come. */
const POINT_READ_SEC = READ_SEC + LEAD_SEC;
const SAME_SEC = 1e-6;
/** So many words behind a number say that it is lost. */
const LOST_WITHIN = 8;
const MARKED_RANK = -1;
const MONEY_RANK = 0;
/** Each point of a list that is counted aloud. */
const POINT_RANK = 0.5;
/** What was asked for comes as soon as the one before can be read, and a price soon after that. */
const GAPS_SEC: Readonly<Record<number, number>> = {
  [MARKED_RANK]: READ_SEC,
  [MONEY_RANK]: SHORTEST_SEC + READ_SEC,
  [POINT_RANK]: READ_SEC,
};
const CHIPS_RANK = 1;
const ARROW_RANK = 3;

/** What stands on the picture and when: what marks ask for, then prices, shares and ratings, counted points, lists, and other numbers with a unit. */
export function planFigures(clauses: readonly ActedClause[], around: Around): PlannedFigure[] {
  const { camera, durationSec, endsFilm = true } = around;
  const { figures } = camera;
  if (!figures) return [];
  const points = countPoints(
    clauses.map(({ clause }) => clause),
    around.locale,
  );
  const words = clauses.flatMap(({ clause }) => clause.words);
  const afterPrice = clausesAfterPrice(clauses, around.locale);
  const wishes = behindPoints(
    clauses.flatMap((acted) => wishesOf(acted, clauses, { ...around, points, afterPrice, words })),
    durationSec,
  )
    .filter((wish) => wish.atSec >= figures.fromSec || isStillTold(wish, figures.fromSec))
    .map((wish) => ({ ...wish, atSec: Math.max(wish.atSec, figures.fromSec) }));
  const chosen: Wish[] = [];
  for (const wish of wishes.sort((a, b) => a.rank - b.rank || a.atSec - b.atSec)) {
    const gapSec = wish.isLowered ? READ_SEC : (GAPS_SEC[wish.rank] ?? EVERY_SEC[camera.pace]);
    const isFree = chosen.every(
      (other) => placeOf(other.kind) !== placeOf(wish.kind) || Math.abs(other.atSec - wish.atSec) >= gapSec,
    );
    if (isFree) chosen.push(wish);
  }
  return chosen
    .sort((a, b) => a.atSec - b.atSec)
    .map(({ kind, parts, atSec, endSec, isSober }, index, all): PlannedFigure => {
      const next = all.slice(index + 1).find((other) => placeOf(other.kind) === placeOf(kind));
      const fromSec = Math.max(0, atSec - LEAD_SEC);
      const lastSec = kind === 'chips' ? (parts.at(-1)?.atSec ?? fromSec) : fromSec;
      const isLastWord = kind === 'arrow' && endsFilm && endSec >= durationSec;
      const longestSec = isLastWord ? endSec : Math.max(fromSec + LONGEST_SEC, lastSec + SHORTEST_SEC);
      const shortestSec = kind === 'number' ? SHORTEST_NUMBER_SEC : SHORTEST_SEC;
      const wanted = Math.min(Math.max(endSec, fromSec + shortestSec), longestSec);
      const untilSec = Math.min(wanted, durationSec, next ? next.atSec - LEAD_SEC : Number.POSITIVE_INFINITY);
      return { kind, fromSec, untilSec, parts, ...(isSober && { isSober }) };
    });
}

/** "Three, $19 a year": the price waits until its point can be read, unless another price follows it soon. */
function behindPoints(wishes: readonly Wish[], durationSec: number): Wish[] {
  return wishes.map((wish) => {
    const isSoonBehind = ({ rank, atSec }: Wish) =>
      rank === POINT_RANK && wish.atSec >= atSec && wish.atSec < atSec + POINT_READ_SEC;
    const point = wish.rank === MONEY_RANK ? wishes.find(isSoonBehind) : undefined;
    if (!point) return wish;
    const atSec = point.atSec + POINT_READ_SEC;
    const hurries = wishes.some(
      (other) => other.rank === MONEY_RANK && other.atSec > wish.atSec && other.atSec < atSec + SHORTEST_SEC,
    );
    if (hurries || atSec + READ_SEC > durationSec) return wish;
    return { ...wish, atSec, parts: wish.parts.map((part) => ({ ...part, atSec })) };
  });
}

/** What a mark asks for, and money, come late rather than never. */
function isStillTold({ rank, endSec }: Wish, fromSec: number): boolean {
  return (rank === MARKED_RANK && endSec > fromSec) || (rank === MONEY_RANK && endSec > fromSec + READ_SEC / 2);
}

/** Stickers and arrows have a place of their own, and tell nothing that a number could stand for. */
function placeOf(kind: FigureKind): 'arrow' | 'sticker' | 'figure' {
  return kind === 'arrow' || kind === 'sticker' ? kind : 'figure';
}

function wishesOf(acted: ActedClause, clauses: readonly ActedClause[], around: Story): Wish[] {
  const { clause, untilSec: endSec } = acted;
  const asked = clause.marks.flatMap(({ action, atSec }): Wish[] => {
    if (action.does !== 'figure' || !action.figure) return [];
    return [{ ...markedWish(action.figure, clause.words, { atSec, endSec }), ...soberOf(acted, clauses) }];
  });
  return isReplaced(acted) ? asked : [...asked, ...ownWishes(acted, clauses, around)];
}

/** What a mark asks for stands in place of what the clause would show, unless it is a sticker or an arrow. */
function isReplaced({ clause }: ActedClause): boolean {
  return clause.marks.some(
    ({ action }) => action.does === 'figure' && (!action.figure || placeOf(action.figure.kind) === 'figure'),
  );
}

/** "It was $120. Now it's only 79." */
function clausesAfterPrice(clauses: readonly ActedClause[], locale: string): Set<Clause> {
  const cues = cueWordsOf(locale);
  const after = new Set<Clause>();
  let pricedIn = Number.NEGATIVE_INFINITY;
  for (const { clause } of clauses) {
    const isAfterPrice = clause.sentence - pricedIn <= 1;
    if (isAfterPrice) after.add(clause);
    const numbers = readNumbers(clause.words, locale, cues, { isAfterPrice });
    if (numbers.some(({ kind, rank }) => kind === 'number' && rank === MONEY_RANK)) pricedIn = clause.sentence;
  }
  return after;
}

function ownWishes(acted: ActedClause, clauses: readonly ActedClause[], story: Story): Wish[] {
  const { locale, camera, points, afterPrice, words } = story;
  const { clause, findings, untilSec: endSec } = acted;
  if (camera.figures?.isMarkedOnly !== false) return [];
  // Who tells of illness or death does not want it numbered.
  if (acted.tone === 'grave') return [];
  const sober = soberOf(acted, clauses);
  const isAfterPrice = afterPrice.has(clause);
  const read = readNumbers(clause.words, locale, cueWordsOf(locale), { isAfterPrice });
  const telling = read.filter(({ word, rank }) => rank === MONEY_RANK || !isAskedInWords(clause, word));
  const numbers = telling.map(({ kind, texts, word, rank, isLowered }): Wish => {
    const atSec = clause.words[word]?.startSec ?? clause.fromSec;
    const isOffer = rank === MONEY_RANK && !isOfSpeaker(clause.words, locale);
    const mood = isLost(acted, clauses, { word, locale }) ? { isSober: true as const } : !isOffer && sober;
    const shown = kind === 'number' && rank === MONEY_RANK ? withSign(texts, signIn(words, atSec), locale) : texts;
    return {
      kind,
      parts: shown.map((text) => ({ text, atSec })),
      atSec,
      endSec,
      rank,
      ...(isLowered && { isLowered }),
      ...mood,
    };
  });
  const link = findings.find(({ rule }) => rule.name === 'link');
  const arrow = link ? arrowTo(clause.words.slice(link.wordIndex), endSec, locale) : [];
  return [...numbers, ...pointIn(acted, clauses, points), ...chipsOf(acted, clauses), ...arrow];
}

/** The words from a link on. */
function arrowTo(words: readonly SpokenWord[], endSec: number, locale: string): Wish[] {
  const [first] = words;
  if (!first) return [];
  const text = linkLabel(words, locale);
  const atSec = first.startSec;
  return [{ kind: 'arrow', parts: text ? [{ text, atSec }] : [], atSec, endSec, rank: ARROW_RANK }];
}

/** "Two, a spare key under the mat." */
function pointIn({ clause }: ActedClause, clauses: readonly ActedClause[], points: Story['points']): Wish[] {
  const counted = points.get(clause);
  // One that tells of illness stays without its number, and a list that leaves out a number looks wrong.
  const isGrave = clauses.some((other) => other.tone === 'grave' && points.has(other.clause));
  if (!counted || isGrave) return [];
  const own = clauses.filter((acted) => acted.clause.sentence === clause.sentence);
  const atSec = clause.words[counted.wordIndex]?.startSec ?? clause.fromSec;
  const endSec = own.at(-1)?.untilSec ?? clause.toSec;
  return [{ kind: 'number', parts: [{ text: String(counted.point), atSec }], atSec, endSec, rank: POINT_RANK }];
}

/** "What is left after three moves?" is not about the three. */
function isAskedInWords({ words, ending }: ActedClause['clause'], word: number): boolean {
  return ending === 'question' && !DIGIT.test(words[word]?.text ?? '');
}

/** "It cost me $300" is bad news, "it costs $5 a month" an offer. */
function isOfSpeaker(words: readonly SpokenWord[], locale: string): boolean {
  return findCue(words, senseWordsOf(locale).own) !== undefined;
}

/** "That is 840 pounds, gone." */
function isLost(
  { clause }: ActedClause,
  clauses: readonly ActedClause[],
  { word, locale }: { word: number; locale: string },
): boolean {
  const following = clauses.find(
    (other) => other.clause.sentence === clause.sentence && other.clause.fromSec > clause.fromSec,
  );
  const behind = [...clause.words.slice(word + 1), ...(following?.clause.words ?? [])].slice(0, LOST_WITHIN);
  return findCue(behind, senseWordsOf(locale).vanished) !== undefined;
}

/** A clause that says nothing of its own takes the sense of the sentence it belongs to. */
export function soberOf({ clause, tone }: ActedClause, clauses: readonly ActedClause[]): Pick<Wish, 'isSober'> {
  const own = clauses.filter((other) => other.clause.sentence === clause.sentence);
  const isSober = tone === 'open' ? own.some((other) => isUnhappy(other.tone)) : isUnhappy(tone);
  return isSober ? { isSober } : {};
}

function markedWish(
  { kind, texts }: MarkedFigure,
  words: readonly SpokenWord[],
  { atSec, endSec }: { atSec: number; endSec: number },
): Wish {
  const after = words.filter(({ startSec }) => startSec >= atSec);
  const parts = texts.map((text, index): FigurePart => {
    const share = kind === 'chips' ? Math.floor((index * after.length) / texts.length) : 0;
    return { text, atSec: after[share]?.startSec ?? atSec };
  });
  return { kind, parts, atSec, endSec, rank: MARKED_RANK };
}

/** The things of a sentence that lists them, each when it is said. */
function chipsOf({ clause }: ActedClause, clauses: readonly ActedClause[]): Wish[] {
  const own = clauses.filter((one) => one.clause.sentence === clause.sentence);
  if (own[0]?.clause !== clause || own.some(isReplaced)) return [];
  const items = listOf(own.flatMap((one) => one.clause.words));
  const [first] = items;
  if (!first || items.length > MOST_CHIPS) return [];
  return [
    { kind: 'chips', parts: items, atSec: first.atSec, endSec: own.at(-1)?.untilSec ?? first.atSec, rank: CHIPS_RANK },
  ];
}

/**
 * A number is shown in a shot that has room for it, where nobody asked for another one. The product fills the frame once before a
 * number may take its place: `knownSec` is when it has.
 */
export function figureLimits(
  figures: readonly PlannedFigure[],
  clauses: readonly ActedClause[],
  { camera, knownSec }: { camera: Camera; knownSec: number },
): SizeLimit[] {
  const { sizes = [], stickerSizes } = camera.figures ?? {};
  const others = camera.sizes.filter((size) => !isPresenterSize(size));
  return figures.flatMap(({ kind, fromSec, untilSec, parts }) => {
    const isAsked = clauses.some(
      ({ clause }) =>
        clause.fromSec < untilSec &&
        clause.toSec > fromSec &&
        clause.marks.some(({ action }) => action.does === 'frame'),
    );
    const roomy = (kind === 'sticker' ? stickerSizes?.alone : sizes) ?? [];
    if (kind === 'arrow' || isAsked || roomy.length === 0) return [];
    // Each key word of a list is to be read.
    const lastSec = kind === 'chips' ? (parts.at(-1)?.atSec ?? fromSec) + READ_SEC : fromSec;
    const roomSec = Math.min(untilSec, Math.max(lastSec, fromSec + SHORTEST_SEC));
    const isNumber = kind !== 'chips' && fromSec > knownSec;
    const allowed = isNumber ? others.filter((size) => size !== 'product') : others;
    return [{ fromSec, untilSec: roomSec, sizes: [...roomy, ...allowed], isWish: true }];
  });
}

/** What is seen of them in these shots: each is over with its shot, and comes only where it has room and can be read. */
export function figuresInShots(
  figures: readonly PlannedFigure[],
  shots: readonly PlannedShot[],
  { figures: room }: Camera,
): PlannedFigure[] {
  const hasRoom = (size: PresenterSize, kind: PlannedFigure['kind']) =>
    (kind === 'sticker' ? room?.stickerSizes.alone : room?.sizes)?.includes(size) === true;
  const shown = figures.flatMap((wished) => {
    const figure = afterCut(wished, shots);
    const shot = shots.findLast(({ fromSec }) => fromSec <= figure.fromSec + LEAD_SEC);
    const size = shot?.size ?? 'wide';
    if (size === 'card' && figure.kind === 'sticker') return [onCard(figure, shots)];
    if (!isPresenterSize(size) || !(hasRoom(size, figure.kind) || figure.kind === 'arrow')) return [];
    const fromSec = Math.max(figure.fromSec, shot?.fromSec ?? 0);
    const untilSec = Math.min(figure.untilSec, cutAfter(figure, shots));
    const parts = figure.parts.filter(({ atSec }) => atSec < untilSec - READ_SEC / 2);
    const isEmpty = figure.kind !== 'arrow' && parts.length === 0;
    return untilSec - fromSec < READ_SEC || isEmpty ? [] : [{ ...figure, fromSec, untilSec, parts }];
  });
  return shown.flatMap((figure) =>
    figure.kind === 'sticker' && !isOnCard(figure, shots) ? besideOthers(figure, shown, shots, room) : [figure],
  );
}

function cutAfter({ fromSec }: PlannedFigure, shots: readonly PlannedShot[]): number {
  return shots.find((shot) => shot.fromSec > fromSec + LEAD_SEC)?.fromSec ?? Number.POSITIVE_INFINITY;
}

/** "Use the link, and we hold one for you": an arrow just before a cut comes with the next shot. */
function afterCut(figure: PlannedFigure, shots: readonly PlannedShot[]): PlannedFigure {
  const cutSec = cutAfter(figure, shots);
  const isTooShort = cutSec - figure.fromSec < READ_SEC && figure.untilSec - cutSec >= READ_SEC;
  return figure.kind === 'arrow' && isTooShort ? { ...figure, fromSec: cutSec } : figure;
}

function isOnCard({ fromSec }: PlannedFigure, shots: readonly PlannedShot[]): boolean {
  return shots.findLast((shot) => shot.fromSec <= fromSec)?.size === 'card';
}

/** A sticker that a mark asks for stands below the words of a card, and goes with it. */
function onCard(figure: PlannedFigure, shots: readonly PlannedShot[]): PlannedFigure {
  const cutSec = cutAfter(figure, shots);
  const cardSec = shots.findLast(({ fromSec }) => fromSec <= figure.fromSec + LEAD_SEC)?.fromSec ?? 0;
  const untilSec = Number.isFinite(cutSec) ? cutSec : figure.untilSec;
  return { ...figure, fromSec: Math.max(figure.fromSec, cardSec), untilSec };
}

/** A sticker without room beside a number or key words comes after them, or not at all. */
function besideOthers(
  sticker: PlannedFigure,
  figures: readonly PlannedFigure[],
  shots: readonly PlannedShot[],
  room: Camera['figures'],
): PlannedFigure[] {
  const { fromSec, untilSec } = sticker;
  const size = shots.findLast((shot) => shot.fromSec <= fromSec)?.size ?? 'wide';
  const crowding = figures.filter(({ kind, ...its }) => {
    const isMeanwhile = placeOf(kind) === 'figure' && its.fromSec < untilSec && its.untilSec > fromSec;
    const roomy = room?.stickerSizes[kind === 'chips' ? 'chips' : 'number'] ?? [];
    return isMeanwhile && !(isPresenterSize(size) && roomy.includes(size));
  });
  const freeSec = Math.max(fromSec, ...crowding.map((other) => other.untilSec));
  return untilSec - freeSec < READ_SEC ? [] : [{ ...sticker, fromSec: freeSec }];
}

/** As marks, for people. */
export function namesOfFigures(figures: readonly PlannedFigure[], fromSec: number, untilSec: number): string[] {
  const within = (sec: number) => sec >= fromSec - SAME_SEC && sec < untilSec - SAME_SEC;
  return figures
    .filter((figure) => within(figure.fromSec + LEAD_SEC))
    .map(({ kind, parts }) => markOfFigure({ kind, texts: parts.map(({ text }) => text) }));
}
