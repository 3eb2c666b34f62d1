import type { Gesture } from '@herald/media/scene/acting-plan';
import type { PlannedFigure } from '@herald/media/scene/figures';
import type { ShotPlace } from '@herald/media/scene/shot-plan';
import { withSpelledAddresses } from '@herald/media/spelled-address';
import { typedText } from '@herald/media/typed-text';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { findCue } from '../reading/find-cue.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { placeWordsOf } from '../words/place-words.ts';
import { callSigns } from './call-sign.ts';
import { closingCall } from './closing-call.ts';
import { beside, type FreeSaid, freeIn } from './closing-lines.ts';
import { closingPlace } from './closing-place.ts';
import { offeredPrices, onlyPrice } from './offered-price.ts';
import { ownBusiness } from './own-business.ts';
import { readNumbers } from './read-numbers.ts';
import { STOPS } from './spoken-sum.ts';

/** What a film offers at its end, and the place of the clause that begins it. */
export interface ClosingOffer {
  clause: number;
  fromSec: number;
  /** captions say everything else */
  price?: PlannedFigure;
  place?: ShotPlace;
  /** it says where to go or whom to dial */
  isPlaced: boolean;
}

interface Around {
  locale: string;
  durationSec: number;
  hasProduct: boolean;
  /** who speaks is seen before: a paragraph of a film that has one before it */
  isSeenBefore: boolean;
}

/** Behind its first word a card stands so long. */
const LENGTH_SEC = { least: 1.6, whole: 2.5, brief: 3.6, most: 6.6 };
/** Who speaks is seen so long before. */
const EARLIEST_SEC = 4.5;
const LAST_SENTENCES = 3;
/** So many words before an address may deny it. */
const NEVER_WITHIN = 5;
/** An address that is over so long before the card is among its captions. */
const PLACED_SEC = 5;
/** Before the offer, in which its price is looked for. */
const PRICED_SENTENCES = 2;

/** The price and the address, the handle or the code that end a film: undefined where it says none, has a link with its button, or tells of illness or death. */
export function closingOffer(clauses: readonly ActedClause[], around: Around): ClosingOffer | undefined {
  const { locale, durationSec, hasProduct } = around;
  const last = clauses.at(-1)?.clause.sentence ?? 0;
  const isLate = ({ clause }: ActedClause) =>
    clause.sentence > last - LAST_SENTENCES && durationSec - clause.fromSec <= LENGTH_SEC.most;
  const closing = clauses.filter(isLate);
  if (clauses.some(({ tone }) => tone === 'grave') || closing.some(hasLink)) return undefined;
  const prices = offeredPrices(closing, clauses, around);
  const priced = onlyPrice(prices);
  const addressed = closing.filter((acted) => hasAddress(acted, locale));
  const isFree = ({ isPrice }: FreeSaid) => isPrice || prices.length === 0;
  const free = [freeIn(closing, around)].find((found) => found && isFree(found));
  const call = closingCall(closing, clauses, { locale, besides: new Set(free?.words) });
  const isInvited = callSigns(clauses, { locale, durationSec }).some(({ isSpoken }) => isSpoken);
  const placed = placeIn(clauses, around);
  const isOffer = [addressed[0], call, placed, (isInvited || hasProduct) && priced].some(Boolean);
  const told = closing.filter((acted) =>
    [...addressed, free?.acted, priced?.acted, placed?.acted, call?.acted].includes(acted),
  );
  const begun = latestStart(told, [addressed[0], placed?.acted, call?.acted], { closing, durationSec });
  const clause = begun ? clauses.indexOf(begun) : -1;
  const fromSec = begun?.clause.fromSec ?? 0;
  const isSeen = around.isSeenBefore || (clause > 0 && fromSec >= EARLIEST_SEC);
  if (!isOffer || clause < 0 || !isSeen || durationSec - fromSec < LENGTH_SEC.least) return undefined;
  // A number that is said before a call stays with who says it.
  const sooner = told[0] ? clauses.slice(clause, clauses.indexOf(told[0])) : [];
  if (sooner.some((acted) => saysNumber(acted, locale))) return undefined;
  const isBefore = priced !== undefined && priced.acted.clause.fromSec < fromSec;
  const saidSooner = isBefore ? clauses.slice(clauses.indexOf(priced.acted), clause) : [];
  if (saidSooner.some(isUnpriced)) return undefined;
  if (clauses.slice(clause).some((acted) => isOtherwise(acted) || warnsOfAddress(acted, locale))) return undefined;
  const shown = isBefore ? saidBefore(clauses, clause, around) : priced?.figure;
  const sum = shown ?? (prices.length > 0 ? undefined : saidBefore(clauses, clause, around));
  const price = free ? freeOn(free, fromSec) : sum;
  const where = placed && isOnCard(placed.place, fromSec) ? placed.place : undefined;
  const name = ownBusiness(clauses, closing, locale);
  const asked = addressed.length > 0 ? {} : { call, name };
  const place = beside(where, { ...asked, hasPrice: price !== undefined, fromSec });
  const isPlaced = where !== undefined;
  return { clause, fromSec, isPlaced, ...(price && { price }), ...(place && { place }) };
}

const saysNumber = ({ clause: { words } }: ActedClause, locale: string): boolean =>
  readNumbers(words, locale, cueWordsOf(locale)).length > 0;

/** Captions have said what is said before the card. */
const freeOn = ({ acted, figure }: FreeSaid, fromSec: number): PlannedFigure =>
  acted.clause.fromSec < fromSec ? asSaidBefore(figure, fromSec) : figure;

/** A card stands no longer than it has to: who speaks says the price, and the card begins with what is typed, dialled or found, unless it would flash by. */
function latestStart(
  told: readonly ActedClause[],
  targets: readonly (ActedClause | undefined)[],
  { closing, durationSec }: { closing: readonly ActedClause[]; durationSec: number },
): ActedClause | undefined {
  const [said] = told;
  const isRead = ({ clause: { fromSec } }: ActedClause) => durationSec - fromSec >= LENGTH_SEC.least;
  // A call that is over at once has its card from the words before it on.
  const first = said && !isRead(said) ? closing.findLast(isRead) : said;
  if (first && durationSec - first.clause.fromSec <= LENGTH_SEC.brief) return first;
  const bySec = Math.min(...targets.map((acted) => acted?.clause.fromSec ?? Number.POSITIVE_INFINITY));
  const isWhole = ({ clause: { fromSec } }: ActedClause) =>
    fromSec <= bySec && durationSec - fromSec >= LENGTH_SEC.whole;
  return told.findLast(isWhole) ?? first;
}

/** An address that is said before the card is on it, too. */
const isOnCard = ({ untilSec }: ShotPlace, fromSec: number): boolean => untilSec > fromSec - PLACED_SEC;

/** Where the last sentences send the viewer, and the clause with which a card of it may begin: not one where the speaker lives. */
function placeIn(
  clauses: readonly ActedClause[],
  { locale, durationSec }: Around,
): { acted: ActedClause; place: ShotPlace } | undefined {
  const last = clauses.at(-1)?.clause.sentence ?? 0;
  const near = clauses.filter(({ clause }) => clause.sentence > last - LAST_SENTENCES);
  const words = near.flatMap(({ clause }) => clause.words);
  const found = closingPlace(words, locale);
  const [first, end] = [words[found?.first ?? -1], words[(found?.first ?? 0) + (found?.length ?? 0) - 1]];
  if (!found || !first || !end) return undefined;
  const said = near.findIndex(({ clause }) => clause.words.includes(first));
  const own = near.filter(({ clause }) => clause.sentence === near[said]?.clause.sentence);
  // A card of a number has its call, too.
  const begun = found.isPhone ? (own[0] ? near.indexOf(own[0]) : said) : said;
  const acted = near.slice(begun).find(({ clause }) => durationSec - clause.fromSec <= LENGTH_SEC.most);
  // "Stop by" denies nothing.
  const ofPlace = new Set(words.slice(found.first, found.first + found.length));
  const isOther = (clause: ActedClause['clause']) =>
    isRefused({ ...clause, words: clause.words.filter((word) => !ofPlace.has(word)) }, locale) ||
    (!found.isPhone && isElsewhere(clause, locale));
  if (!acted || own.some(({ clause }) => isOther(clause))) return undefined;
  return { acted, place: { lines: found.lines, atSec: first.startSec, untilSec: end.endSec } };
}

/** "Don't go to 12 Elm Street", "was it 12 Elm Street?" */
const isRefused = ({ words, ending }: ActedClause['clause'], locale: string): boolean =>
  ending === 'question' || findCue(words, cueWordsOf(locale).never) !== undefined;

/** "I grew up at 12 Elm Street", "she lives at 12 Elm Street", but not "our shop is at 12 Elm Street". */
const isElsewhere = ({ words }: ActedClause['clause'], locale: string): boolean =>
  findCue(words, placeWordsOf(locale)?.homes ?? []) !== undefined;

/** "It's $39 with free shipping. Order yours at …": the price of the sentences before is still what it costs. */
function saidBefore(clauses: readonly ActedClause[], clause: number, around: Around): PlannedFigure | undefined {
  const before = clauses.slice(0, clause);
  // A sentence of which a part stands on the card is not before it.
  const last = (clauses[clause]?.clause.sentence ?? 0) - 1;
  const near = before.filter((acted) => acted.clause.sentence > last - PRICED_SENTENCES);
  const told = onlyPrice(offeredPrices(near, clauses, around));
  if (!told || near.some(hasFigureMark)) return undefined;
  return asSaidBefore(told.figure, clauses[clause]?.clause.fromSec ?? 0);
}

/** Captions have said it already. */
export function asSaidBefore({ saidUntilSec: _, ...figure }: PlannedFigure, fromSec: number): PlannedFigure {
  return { ...figure, fromSec };
}

const hasLink = ({ findings }: ActedClause): boolean => findings.some(({ rule }) => rule.name === 'link');

const hasFigureMark = ({ clause }: ActedClause): boolean => clause.marks.some(({ action }) => action.does === 'figure');

/** Somebody wants no price or the product where it is said; what a locked sentence keeps is of an earlier plan. */
const isUnpriced = ({ clause }: ActedClause): boolean =>
  clause.marks.some(
    ({ action, isKept }) => !isKept && (action.does === 'show-product' || (action.does === 'figure' && !action.figure)),
  );

/** What hands do along with any words is no reason to see them; plans that are kept ask for it, too. */
const GOES_ALONG: readonly (Gesture | null)[] = ['open-palm', 'beat', null];

/** Somebody wants another picture in place of the card. */
function isOtherwise(acted: ActedClause): boolean {
  const isAsked = acted.clause.marks.some(
    ({ action }) =>
      action.does === 'show-product' || (action.does === 'gesture' && !GOES_ALONG.includes(action.gesture)),
  );
  return isAsked || hasFigureMark(acted);
}

const hasAddress = (acted: ActedClause, locale: string): boolean =>
  addressIn(acted) !== undefined && !warnsOfAddress(acted, locale);

/** "Don't buy it at amazon.com", "why buy it at amazon.com?" */
function warnsOfAddress(acted: ActedClause, locale: string): boolean {
  const address = addressIn(acted);
  if (!address) return false;
  const { words, ending } = acted.clause;
  const before = words.filter(({ startSec }) => startSec < address.startSec);
  const phrase = before.slice(before.findLastIndex(({ text }) => STOPS.test(text)) + 1).slice(-NEVER_WITHIN);
  return ending === 'question' || findCue(phrase, cueWordsOf(locale).never) !== undefined;
}

function addressIn({ clause: { words } }: ActedClause): { startSec: number } | undefined {
  const spelled = withSpelledAddresses(words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })));
  return spelled.find(({ text }, index) => typedText(text, spelled[index - 1]?.text) !== undefined);
}
