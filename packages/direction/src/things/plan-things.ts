import type { PlannedFigure } from '@herald/media/scene/figures';
import { isPresenterSize, type PlannedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera, Material } from '../direction.ts';
import { LEAD_SEC, READ_SEC } from '../figures/figure-wish.ts';
import { EVERY_SEC, soberOf } from '../figures/plan-figures.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { plainOf } from '../reading/read-words.ts';
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
/** Between what leaves and what comes. */
const APART_SEC = 0.3;
/**
 * Small pictures of things when they are named, those first that are named most: each once, where nothing else stands in the picture, and nothing that
 * product or pictures show for real. None on a card, which is there to be read, where somebody asked for something else, or where illness or death is told.
 */
export function planThings(clauses: readonly ActedClause[], around: Around): PlannedFigure[] {
  const { figures: room, pace } = around.camera;
  if (!room || room.isMarkedOnly) return [];
  const said = saidThings(clauses, around);
  const mentions = (emoji: string) => said.filter((other) => other.emoji === emoji).length;
  const inTurn = said.toSorted((a, b) => mentions(b.emoji) - mentions(a.emoji));
  const planned: PlannedFigure[] = [];
  for (const thing of inTurn) {
    const isNew = planned.every(({ parts }) => parts[0]?.text !== thing.emoji);
    const figure = isNew ? figureOf(thing, clauses, around) : undefined;
    if (figure && isApart(figure, planned, SOONER * EVERY_SEC[pace])) planned.push(figure);
  }
  return planned.sort((a, b) => a.fromSec - b.fromSec);
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

function isApart({ fromSec }: PlannedFigure, planned: readonly PlannedFigure[], apartSec: number): boolean {
  return planned.every((other) => Math.abs(other.fromSec - fromSec) >= apartSec);
}

/** Where and how long it is seen; undefined where it has no room, or not for long enough. */
function figureOf({ emoji, atSec, acted }: Said, clauses: readonly ActedClause[], around: Around) {
  const { shots, durationSec } = around;
  const { figures: room } = around.camera;
  const wantedSec = Math.max(atSec - LEAD_SEC, 0);
  const shot = shots.findLast((one) => one.fromSec <= atSec);
  const size = shot?.size ?? 'wide';
  if (!room || !isPresenterSize(size) || !room.stickerSizes.alone.includes(size)) return undefined;
  if (wantedSec < room.fromSec || isUnfit(acted, clauses)) return undefined;
  const fromSec = Math.max(wantedSec, shot?.fromSec ?? 0);
  const cutSec = shots.find((one) => one.fromSec > fromSec)?.fromSec ?? durationSec;
  const toldSec = Math.max(fromSec + USUAL_SEC, acted.clause.toSec + AFTER_WORDS_SEC);
  const untilSec = Math.min(toldSec, fromSec + LONGEST_SEC, freeUntil(fromSec, around), cutSec);
  if (untilSec - fromSec < READ_SEC) return undefined;
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

/** "How do people sleep at night?" asks nobody, so nothing in it is there to be seen; "looking for a guitar?" asks the viewer. */
function asksNobody({ words, ending }: ActedClause['clause'], locale: string): boolean {
  if (ending !== 'question' || findYou(words, cueWordsOf(locale)) !== undefined) return false;
  const { heads, others } = idleQuestionWordsOf(locale);
  const head = words.slice(0, HEAD_WORDS).findIndex((_, index) => cueAt(words, index, heads) > 0);
  return head >= 0 && findCue(words.slice(head, head + ASKED_WITHIN), others) !== undefined;
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
