import { MOST_ON_CARD, type PlannedFigure } from '@herald/media/scene/figures';
import { isPresenterSize, type PlannedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera, Material } from '../direction.ts';
import { LEAD_SEC, READ_SEC } from '../figures/figure-wish.ts';
import { EVERY_SEC, soberOf } from '../figures/plan-figures.ts';
import { readNumbers } from '../figures/read-numbers.ts';
import { isMoney } from '../figures/said-price.ts';
import { toldMoney } from '../figures/told-money.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { plainOf } from '../reading/read-words.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { MONEY_RULES } from '../shots/card-starts.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { idleQuestionWordsOf } from '../words/idle-question-words.ts';
import { pointsAtIt } from './product-talk.ts';
import { thingsIn } from './things-in.ts';

interface Around {
  locale: string;
  durationSec: number;
  camera: Camera;
  material: Material;
  shots: readonly PlannedShot[];
  /** what stands on the picture already */
  figures: readonly PlannedFigure[];
}

interface Said {
  emoji: string;
  atSec: number;
  /** in its clause */
  wordIndex: number;
  acted: ActedClause;
}

const LONGEST_SEC = 2.4;
/** So long after the words that name it, it is a picture of something else. */
const AFTER_WORDS_SEC = 0.5;
const USUAL_SEC = 1.2;
/** Pictures may follow each other sooner than numbers, which have to be read. */
const SOONER = 0.5;
/** "This little glass jar" */
const POINTED_WITHIN = 3;
/** "And how do people …" */
const HEAD_WORDS = 2;
/** "How on earth do people" */
const ASKED_WITHIN = 5;
/** What products of every name come in. */
const PACKED_IN: readonly string[] = ['🫙', '📦', '🧴', '🍾', '🥫', '🎁', '🛍️'];
/** Trouble is told for so long, unless something helps. */
const BAD_NEWS_SENTENCES = 2;
/** Between what leaves and what comes. */
const APART_SEC = 0.3;
/** The last of a list on a card is seen for a moment beside the others. */
const GLANCE_SEC = 0.35;

/**
 * Small pictures of things when they are named, those first that are named most: each once, where nothing else stands in the picture, and nothing that
 * product or pictures show for real; those that a card tells of stay on it, side by side. None where somebody asked for something else, or where illness or death is told.
 */
export function planThings(clauses: readonly ActedClause[], around: Around): PlannedFigure[] {
  const { figures: room, pace } = around.camera;
  if (!room || room.isMarkedOnly) return [];
  const said = saidThings(clauses, around);
  const mentions = (emoji: string) => said.filter((other) => other.emoji === emoji).length;
  const isLarge = ({ atSec }: Said) => around.shots.findLast((shot) => shot.fromSec <= atSec)?.size === 'card';
  const inTurn = said.toSorted(
    (a, b) => Number(isLarge(b)) - Number(isLarge(a)) || mentions(b.emoji) - mentions(a.emoji),
  );
  const planned: PlannedFigure[] = [];
  for (const thing of inTurn) {
    const isNew = planned.every(({ parts }) => parts[0]?.text !== thing.emoji);
    const figure = isNew ? figureOf(thing, clauses, around) : undefined;
    if (figure && hasRoomBeside(figure, planned, around, SOONER * EVERY_SEC[pace])) planned.push(figure);
  }
  return planned.sort((a, b) => a.fromSec - b.fromSec);
}

/** The clauses that could fill the frame with what they name, and with which things. */
export function pictureClauses(
  clauses: readonly ActedClause[],
  around: Pick<Around, 'camera' | 'locale' | 'material'>,
): Map<ActedClause, string[]> {
  const { figures: room, pace } = around.camera;
  const isSad = clauses.some(({ tone }) => tone === 'grave');
  if (!room || room.isMarkedOnly || pace === 'calm' || isSad) return new Map();
  const all = saidThings(clauses, around);
  const told = all.filter(({ acted }) => {
    const isKept = isInBadNews(acted, clauses, around.locale) || isUnfit(acted, clauses) || countsPoint(acted, clauses);
    return !isKept && !goesOn(acted, all) && !isPriced(acted);
  });
  const things = new Map<ActedClause, string[]>();
  for (const { acted, emoji } of told) things.set(acted, [...(things.get(acted) ?? []), emoji]);
  return things;
}

/** Every thing that is named, but for those that are seen for real. */
function saidThings(clauses: readonly ActedClause[], around: Pick<Around, 'locale' | 'material'>): Said[] {
  const asked = clauses.filter(({ clause }) => !asksNobody(clause, around.locale));
  const said = asked.flatMap((acted) =>
    thingsIn(acted.clause.words, around.locale).map(({ emoji, wordIndex }): Said => {
      return { emoji, atSec: acted.clause.words[wordIndex]?.startSec ?? 0, wordIndex, acted };
    }),
  );
  const shownForReal = new Set(said.filter((thing) => isShownForReal(thing, around)).map(({ emoji }) => emoji));
  return said.filter(({ emoji }) => !shownForReal.has(emoji));
}

function hasRoomBeside(
  figure: PlannedFigure,
  planned: readonly PlannedFigure[],
  { shots }: Around,
  apartSec: number,
): boolean {
  const cardOf = ({ fromSec }: PlannedFigure) => {
    const shot = shots.findLast((one) => one.fromSec <= fromSec);
    return shot?.size === 'card' ? shot : undefined;
  };
  const card = cardOf(figure);
  const onCard = planned.filter((other) => card && cardOf(other) === card);
  if (onCard.length >= MOST_ON_CARD) return false;
  return planned.every(
    (other) => onCard.includes(other) || Math.abs(other.fromSec - figure.fromSec) >= apartSec || card !== cardOf(other),
  );
}

/** Where and how long it is seen; undefined where it has no room, or not for long enough. */
function figureOf({ emoji, atSec, acted }: Said, clauses: readonly ActedClause[], around: Around) {
  const { shots, durationSec } = around;
  const { figures: room } = around.camera;
  const wantedSec = Math.max(atSec - LEAD_SEC, 0);
  const shot = shots.findLast((one) => one.fromSec <= atSec);
  const size = shot?.size ?? 'wide';
  const isOnCard = size === 'card';
  if (!room || shot?.isOffer || !(isOnCard || (isPresenterSize(size) && room.stickerSizes.alone.includes(size))))
    return undefined;
  if (wantedSec < room.fromSec || isUnfit(acted, clauses)) return undefined;
  const opensCard = isOnCard && thingsIn(acted.clause.words, around.locale).length === 1;
  const shotSec = shot?.fromSec ?? 0;
  const fromSec = opensCard ? shotSec : Math.max(wantedSec, shotSec);
  const cutSec = shots.find((one) => one.fromSec > fromSec)?.fromSec ?? durationSec;
  const toldSec = Math.max(fromSec + USUAL_SEC, acted.clause.toSec + AFTER_WORDS_SEC);
  const goesSec = Math.min(toldSec, fromSec + LONGEST_SEC, freeUntil(fromSec, around));
  const untilSec = isOnCard ? cutSec : Math.min(goesSec, cutSec);
  if (untilSec - fromSec < (isOnCard ? GLANCE_SEC : READ_SEC)) return undefined;
  const parts = [{ text: emoji, atSec }];
  return { kind: 'sticker', fromSec, untilSec, parts, ...soberOf(acted, clauses) } satisfies PlannedFigure;
}

function isShownForReal(
  { emoji, atSec, wordIndex, acted }: Said,
  { material: { product, pictures = [] }, locale }: Pick<Around, 'locale' | 'material'>,
): boolean {
  const isSeen = product?.moments.some(({ fromSec, untilSec }) => atSec >= fromSec && atSec < untilSec);
  const known = (product?.names ?? []).flatMap((name) => thingsIn(wordsOf(name), locale));
  const mayBeIt = known.length === 0 || PACKED_IN.includes(emoji) || known.some((thing) => thing.emoji === emoji);
  // "This jar" is the product, also before it is up; "this old guitar" is none in a film about a cream.
  const isProduct = isSeen || (product !== null && mayBeIt && isPointedAt(acted.clause.words, wordIndex, locale));
  const named = pictures.flatMap(({ name }) => thingsIn(wordsOf(name ?? ''), locale));
  return isProduct === true || named.some((thing) => thing.emoji === emoji);
}

const isPointedAt = (words: readonly SpokenWord[], at: number, locale: string): boolean =>
  pointsAtIt(words.slice(Math.max(0, at - POINTED_WITHIN), at + 1), locale);

function wordsOf(name: string) {
  return name.split(/\s+/u).map((text) => ({ text: plainOf(text), plain: plainOf(text) }));
}

/** A price has a card for its own sake, or the presenter beside its number. */
function isPriced({ findings }: ActedClause): boolean {
  return findings.some(({ rule }) => MONEY_RULES.includes(rule.name));
}

/** "The store said a new one, fourteen hundred, delivery in nine days": what trouble costs is no cheerful picture. */
function isInBadNews(
  { clause, tone, after, newsAgo, isHelped }: ActedClause,
  clauses: readonly ActedClause[],
  locale: string,
): boolean {
  if (isUnhappy(tone)) return true;
  const isTrouble = !isHelped && isUnhappy(after) && newsAgo >= 1 && newsAgo <= BAD_NEWS_SENTENCES;
  const told = toldMoney(clauses, locale);
  const own = clauses.filter((other) => other.clause.sentence === clause.sentence);
  const cues = cueWordsOf(locale);
  return isTrouble && own.some((other) => readNumbers(other.clause.words, locale, cues, { told }).some(isMoney));
}

/** "How do people sleep at night?" asks nobody, so nothing in it is there to be seen; "looking for a guitar?" asks the viewer. */
function asksNobody({ words, ending }: ActedClause['clause'], locale: string): boolean {
  if (ending !== 'question' || findYou(words, cueWordsOf(locale)) !== undefined) return false;
  const { heads, others } = idleQuestionWordsOf(locale);
  const head = words.slice(0, HEAD_WORDS).findIndex((_, index) => cueAt(words, index, heads) > 0);
  return head >= 0 && findCue(words.slice(head, head + ASKED_WITHIN), others) !== undefined;
}

/** A list is shown whole, or not at all. */
function goesOn({ clause }: ActedClause, all: readonly Said[]): boolean {
  return all.some(({ acted: { clause: other } }) => other !== clause && other.sentence === clause.sentence);
}

/** Hands and numbers count a point: a list in which one is missing looks wrong. */
function countsPoint({ clause }: ActedClause, clauses: readonly ActedClause[]): boolean {
  return clauses.some(({ clause: other, point }) => point > 0 && other.sentence === clause.sentence);
}

function isUnfit({ clause }: ActedClause, clauses: readonly ActedClause[]): boolean {
  const sentence = clauses.filter((other) => other.clause.sentence === clause.sentence);
  return sentence.some(
    (other) => other.tone === 'grave' || other.clause.marks.some(({ action }) => action.does === 'figure'),
  );
}

/** When the next figure comes; at once while one is seen. */
function freeUntil(sec: number, { figures }: Around): number {
  const next = figures
    .filter(({ kind, untilSec }) => kind !== 'arrow' && untilSec + APART_SEC > sec)
    .map(({ fromSec }) => fromSec - APART_SEC);
  return Math.min(...next, Number.POSITIVE_INFINITY);
}
