import type { Pace } from '@herald/media/choices';
import type { MarkedFigure } from '@herald/media/marked-figure';
import { type FigurePart, MOST_CHIPS, type PlannedFigure } from '@herald/media/scene/figures';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { isAskedFor } from '../clauses/outrage.ts';
import type { Camera } from '../direction.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { countPoints } from '../reading/count-points.ts';
import { listOf } from '../reading/list-of.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { temperWordsOf } from '../words/temper-words.ts';
import { callSigns } from './call-sign.ts';
import { type FigureWish, isReplaced, LEAD_SEC, placeOf, RANKS, READ_SEC, SHORTEST_SEC } from './figure-wish.ts';
import { linkLabel } from './link-label.ts';
import { isAskedIn } from './offered-price.ts';
import { answersSum } from './quoted-sum.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import { clausesAfterPrice, isLost, isOfSpeaker, textsOf } from './said-price.ts';
import { toldAs } from './told-as.ts';
import { toldMoney } from './told-money.ts';

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
  /** the sentences of a lowered price, and those right before it, which say the old one */
  loweredIn: ReadonlySet<number>;
}

const DIGIT = /\d/u;
/** The same sum says nothing new for so long. */
const KNOWN_SEC = 5;
/** From one to the next. */
export const EVERY_SEC: Readonly<Record<Pace, number>> = { single: 5, calm: 6, natural: 4, fast: 3 };
/** A number goes with the clause that says it, but not sooner: it rolls until 0.82 s, stands for 0.4 s to be read, and fades for 0.2 s. */
const SHORTEST_NUMBER_SEC = 1.42;
const LONGEST_SEC = 3.4;
/** A counted point is read by then, and what follows may come. */
const POINT_READ_SEC = READ_SEC + LEAD_SEC;
/** What was asked for comes as soon as the one before can be read, and a price soon after that. */
const GAPS_SEC: Readonly<Record<number, number>> = {
  [RANKS.marked]: READ_SEC,
  [RANKS.money]: SHORTEST_SEC + READ_SEC,
  [RANKS.set]: SHORTEST_SEC,
  [RANKS.point]: READ_SEC,
  [RANKS.call]: READ_SEC,
};

/** What stands on the picture and when: what marks ask for, then prices, shares and ratings, counted points, lists, other numbers with a unit, and at the end what a film asks for. */
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
  const story: Story = {
    ...around,
    points,
    afterPrice,
    words,
    loweredIn: sentencesOfLowered(clauses, afterPrice, around),
  };
  const wishes = behindPoints(
    [
      ...clauses.flatMap((acted) => wishesOf(acted, clauses, story)),
      ...(endsFilm && !figures.isMarkedOnly
        ? callSigns(clauses, around).filter(({ isSpoken }) => !figures.saysCalls || !isSpoken)
        : []),
    ],
    durationSec,
  )
    .filter((wish) => wish.atSec >= figures.fromSec || isStillTold(wish, figures.fromSec))
    .map((wish) => (wish.atSec < figures.fromSec ? { ...behindItsWords(wish), atSec: figures.fromSec } : wish));
  const chosen: FigureWish[] = [];
  for (const wished of wishes.filter(isFirstSaid).sort((a, b) => a.rank - b.rank || a.atSec - b.atSec)) {
    const wish = wished.rank === RANKS.call ? behindOthers(wished, chosen) : wished;
    const gapSec = wish.isLowered ? READ_SEC : (GAPS_SEC[wish.rank] ?? EVERY_SEC[camera.pace]);
    const isFree = chosen.every(
      (other) => placeOf(other.kind) !== placeOf(wish.kind) || Math.abs(wish.atSec - other.atSec) >= gapSec,
    );
    if (isFree && !isRepeated(wish, chosen)) chosen.push(wish);
  }
  return chosen
    .sort((a, b) => a.atSec - b.atSec)
    .map(({ kind, parts, atSec, endSec, isSober, staysUntilSec, saidUntilSec }, index, all): PlannedFigure => {
      const next = all.slice(index + 1).find((other) => placeOf(other.kind) === placeOf(kind));
      const fromSec = Math.max(0, atSec - LEAD_SEC);
      const lastSec = kind === 'chips' ? (parts.at(-1)?.atSec ?? fromSec) : fromSec;
      const isLastWord = kind === 'arrow' && endsFilm && endSec >= durationSec;
      const longestSec = isLastWord
        ? endSec
        : (staysUntilSec ?? Math.max(fromSec + LONGEST_SEC, lastSec + SHORTEST_SEC));
      const shortestSec = kind === 'number' ? SHORTEST_NUMBER_SEC : SHORTEST_SEC;
      const wanted = Math.min(Math.max(endSec, fromSec + shortestSec), longestSec);
      const untilSec = Math.min(wanted, durationSec, next ? next.atSec - LEAD_SEC : Number.POSITIVE_INFINITY);
      const isPrice = kind === 'number' && saidUntilSec !== undefined;
      return { kind, fromSec, untilSec, parts, ...(isSober && { isSober }), ...(isPrice && { saidUntilSec }) };
    });
}

/** A sum that was seen a moment ago is known. */
const isRepeated = (wish: FigureWish, chosen: readonly FigureWish[]): boolean =>
  chosen.some((other) => isSameSum(wish, other));

/** "You save nine dollars, and it is nine dollars in all": what was saved leaves the sum to what is asked. */
function isFirstSaid(wish: FigureWish, _index: number, wishes: readonly FigureWish[]): boolean {
  return wish.isAsked === true || !wishes.some((other) => other.isAsked && isSameSum(wish, other));
}

function isSameSum(one: FigureWish, other: FigureWish): boolean {
  const isMoney = one.rank === RANKS.money && other.rank === RANKS.money;
  return isMoney && textOf(one) === textOf(other) && Math.abs(one.atSec - other.atSec) < KNOWN_SEC;
}

const textOf = ({ parts }: FigureWish): string => parts.map(({ text }) => text).join(' ');

/** One that comes after its words is not said in their place. */
function behindItsWords({ saidUntilSec: _, ...wish }: FigureWish): FigureWish {
  return wish;
}

/** What captions say of what a film asks for: it takes no place, and nothing waits for it. */
export function planSaidCalls(
  clauses: readonly ActedClause[],
  { camera, endsFilm = true, ...around }: Around,
): PlannedFigure[] {
  const { isMarkedOnly = true, saysCalls = false } = camera.figures ?? {};
  if (!endsFilm || isMarkedOnly || !saysCalls) return [];
  const said = callSigns(clauses, around).filter(({ isSpoken }) => isSpoken);
  return said.map(({ kind, parts, atSec, endSec, saidUntilSec }) => ({
    kind,
    fromSec: Math.max(0, atSec - LEAD_SEC),
    untilSec: endSec,
    parts,
    ...(saidUntilSec !== undefined && { saidUntilSec }),
  }));
}

/** "It is $49. Call us today.": a call waits until what stands there can be read, as long as it can be read itself. */
function behindOthers(call: FigureWish, chosen: readonly FigureWish[]): FigureWish {
  const lastSecs = chosen
    .filter((other) => placeOf(other.kind) === 'figure' && other.atSec <= call.atSec)
    .map((other) => (other.parts.at(-1)?.atSec ?? other.atSec) + SHORTEST_NUMBER_SEC);
  const atSec = Math.max(call.atSec, ...lastSecs);
  if ((call.staysUntilSec ?? call.endSec) - atSec < READ_SEC) return call;
  return { ...call, atSec, parts: call.parts.map((part) => ({ ...part, atSec })) };
}

/** "Three, $19 a year": the price waits until its point can be read, unless another price follows it soon. */
function behindPoints(wishes: readonly FigureWish[], durationSec: number): FigureWish[] {
  return wishes.map((wish) => {
    const isSoonBehind = ({ rank, atSec }: FigureWish) =>
      rank === RANKS.point && wish.atSec >= atSec && wish.atSec < atSec + POINT_READ_SEC;
    const point = wish.rank === RANKS.money ? wishes.find(isSoonBehind) : undefined;
    if (!point) return wish;
    const atSec = point.atSec + POINT_READ_SEC;
    const hurries = wishes.some(
      (other) => other.rank === RANKS.money && other.atSec > wish.atSec && other.atSec < atSec + SHORTEST_SEC,
    );
    if (hurries || atSec + READ_SEC > durationSec) return wish;
    return { ...behindItsWords(wish), atSec, parts: wish.parts.map((part) => ({ ...part, atSec })) };
  });
}

/** What a mark asks for, and money, come late rather than never. */
function isStillTold({ rank, endSec }: FigureWish, fromSec: number): boolean {
  return (rank === RANKS.marked && endSec > fromSec) || (rank === RANKS.money && endSec > fromSec + READ_SEC / 2);
}

function wishesOf(acted: ActedClause, clauses: readonly ActedClause[], around: Story): FigureWish[] {
  const { clause, untilSec: endSec } = acted;
  const asked = clause.marks.flatMap(({ action, atSec }): FigureWish[] => {
    if (action.does !== 'figure' || !action.figure) return [];
    return [{ ...markedWish(action.figure, clause.words, { atSec, endSec }), ...soberOf(acted, clauses) }];
  });
  return isReplaced(acted) ? asked : [...asked, ...ownWishes(acted, clauses, around)];
}

function ownWishes(acted: ActedClause, clauses: readonly ActedClause[], story: Story): FigureWish[] {
  const { locale, camera, points, afterPrice } = story;
  const { clause, findings, untilSec: endSec } = acted;
  if (camera.figures?.isMarkedOnly !== false) return [];
  // Who tells of illness or death does not want it numbered.
  if (acted.tone === 'grave') return [];
  const isAfterPrice = afterPrice.has(clause);
  const told = toldMoney(clauses, locale);
  const read = readNumbers(clause.words, locale, cueWordsOf(locale), { isAfterPrice, told });
  const telling = read.filter(({ word, rank }) => rank === RANKS.money || !isAskedInWords(clause, word));
  const numbers = telling.flatMap((number) => wishFor(number, acted, clauses, story));
  const link = findings.find(({ rule }) => rule.name === 'link');
  const arrow = link ? arrowTo(clause.words.slice(link.wordIndex), endSec, locale) : [];
  return [...numbers, ...pointIn(acted, clauses, points), ...chipsOf(acted, clauses), ...arrow];
}

/** Beside captions, which say every number, only what an offer, a result or a proof says is shown: "2 sisters" sells nothing. */
function wishFor(
  number: ReadNumber,
  acted: ActedClause,
  clauses: readonly ActedClause[],
  { locale, camera, words, loweredIn }: Story,
): FigureWish[] {
  const { clause, untilSec: endSec } = acted;
  const { kind, word, rank, isLowered, unit } = number;
  const isMoney = rank === RANKS.money;
  const startOf = (at: number) => clause.words[at]?.startSec ?? clause.fromSec;
  const isCaptioned = camera.figures?.saysCalls === true;
  const signed = textsOf(number, words, startOf(word), locale);
  const told = toldAs(number, clause.words, signed, { locale, isCaptioned });
  const isAsked = isMoney && isAskedIn(number, acted, { all: clauses, locale });
  const isPair = isMoney && (isLowered || loweredIn.has(clause.sentence));
  const sober = isMoney && !isOfSpeaker(clause.words, locale) ? {} : soberOf(acted, clauses);
  const mood = isLost(acted, clauses, { word, locale }) ? { isSober: true as const } : sober;
  const isRival = isMoney && mood.isSober === true && isOutbid(acted, clauses, locale);
  const sells = isAsked || isPair || isRival || (told.isOffer && !mood.isSober);
  if (isCaptioned && !sells) return [];
  const atSec = startOf(told.isOffer ? told.first : word);
  const saidUntilSec =
    sells && !isRival && kind === 'number' ? clause.words[told.first + told.length - 1]?.endSec : undefined;
  const answers = isMoney && answersSum(clause.words, number.first, { locale, told: toldMoney(clauses, locale) });
  const wish: FigureWish = {
    kind,
    parts: told.texts.map((text) => ({ text, atSec })),
    atSec,
    endSec,
    rank,
    ...((isLowered || unit !== undefined || answers) && { isLowered: true }),
    ...(saidUntilSec !== undefined && { saidUntilSec, isAsked }),
    ...(!isPair && mood),
  };
  return [wish];
}

/** "The first one quoted me seven thousand dollars. Ray did it for $1,850": both sums together tell the bargain. */
function isOutbid({ clause }: ActedClause, clauses: readonly ActedClause[], locale: string): boolean {
  if (!isAskedFor(clause.words, temperWordsOf(locale).demands, locale)) return false;
  const later = clauses.filter((acted) => acted.clause.fromSec > clause.fromSec);
  return later.some((acted) => {
    const read = readNumbers(acted.clause.words, locale, cueWordsOf(locale));
    return read.some((number) => number.rank === RANKS.money && isAskedIn(number, acted, { all: clauses, locale }));
  });
}

/** The words from a link on. */
function arrowTo(words: readonly SpokenWord[], endSec: number, locale: string): FigureWish[] {
  const [first] = words;
  if (!first) return [];
  const text = linkLabel(words, locale);
  const atSec = first.startSec;
  return [{ kind: 'arrow', parts: text ? [{ text, atSec }] : [], atSec, endSec, rank: RANKS.arrow }];
}

/** "Two, a spare key under the mat." */
function pointIn({ clause }: ActedClause, clauses: readonly ActedClause[], points: Story['points']): FigureWish[] {
  const counted = points.get(clause);
  // One that tells of illness stays without its number, and a list that leaves out a number looks wrong.
  const isGrave = clauses.some((other) => other.tone === 'grave' && points.has(other.clause));
  if (!counted || isGrave) return [];
  const own = clauses.filter((acted) => acted.clause.sentence === clause.sentence);
  const atSec = clause.words[counted.wordIndex]?.startSec ?? clause.fromSec;
  const endSec = own.at(-1)?.untilSec ?? clause.toSec;
  return [{ kind: 'number', parts: [{ text: String(counted.point), atSec }], atSec, endSec, rank: RANKS.point }];
}

function sentencesOfLowered(
  clauses: readonly ActedClause[],
  afterPrice: ReadonlySet<Clause>,
  { locale }: Around,
): Set<number> {
  const told = toldMoney(clauses, locale);
  const lowered = clauses.filter(({ clause }) => {
    const isAfterPrice = afterPrice.has(clause);
    const read = readNumbers(clause.words, locale, cueWordsOf(locale), { isAfterPrice, told });
    return read.some(({ isLowered }) => isLowered);
  });
  return new Set(lowered.flatMap(({ clause: { sentence } }) => [sentence - 1, sentence]));
}

/** "What is left after three moves?" is not about the three. */
function isAskedInWords({ words, ending }: ActedClause['clause'], word: number): boolean {
  return ending === 'question' && !DIGIT.test(words[word]?.text ?? '');
}

/** A clause that says nothing of its own takes the sense of the sentence it belongs to. */
export function soberOf({ clause, tone }: ActedClause, clauses: readonly ActedClause[]): Pick<FigureWish, 'isSober'> {
  const own = clauses.filter((other) => other.clause.sentence === clause.sentence);
  const isSober = tone === 'open' ? own.some((other) => isUnhappy(other.tone)) : isUnhappy(tone);
  return isSober ? { isSober } : {};
}

function markedWish(
  { kind, texts }: MarkedFigure,
  words: readonly SpokenWord[],
  { atSec, endSec }: { atSec: number; endSec: number },
): FigureWish {
  const after = words.filter(({ startSec }) => startSec >= atSec);
  const parts = texts.map((text, index): FigurePart => {
    const share = kind === 'chips' ? Math.floor((index * after.length) / texts.length) : 0;
    return { text, atSec: after[share]?.startSec ?? atSec };
  });
  return { kind, parts, atSec, endSec, rank: RANKS.marked };
}

/** The things of a sentence that lists them, each when it is said. */
function chipsOf({ clause }: ActedClause, clauses: readonly ActedClause[]): FigureWish[] {
  const own = clauses.filter((one) => one.clause.sentence === clause.sentence);
  if (own[0]?.clause !== clause || own.some(isReplaced)) return [];
  const items = listOf(own.flatMap((one) => one.clause.words));
  const [first] = items;
  if (!first || items.length > MOST_CHIPS) return [];
  return [
    { kind: 'chips', parts: items, atSec: first.atSec, endSec: own.at(-1)?.untilSec ?? first.atSec, rank: RANKS.chips },
  ];
}
