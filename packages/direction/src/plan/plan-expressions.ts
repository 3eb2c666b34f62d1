import type { ActedExpression, Expression } from '@herald/media/scene/acting-plan';
import { typedText } from '@herald/media/typed-text';
import { between, pick } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { FilmPeak } from '../clauses/film-peaks.ts';
import type { Taste } from '../direction.ts';
import { findCue } from '../reading/find-cue.ts';
import { isUnhappy, type Tone } from '../sense/read-sense.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { troublesOf } from '../words/point-words.ts';

/** A face has nearly changed when the word comes that it belongs to. */
export const FACE_LEAD_SEC = 0.2;

/** How much of a face stays where nothing new is told. */
const HELD_LEAST = 0.35;
export const HELD_MOST = 0.5;

const HELD = {
  anger: { name: 'serious', isAngry: true },
  trouble: { name: 'serious' },
  joy: { name: 'friendly' },
} as const satisfies Record<NonNullable<ActedClause['held']>, Pick<ActedExpression, 'name' | 'isAngry'>>;

/** How somebody takes leave of the viewer. */
const CLOSING: Readonly<Record<Taste['mood'], Expression>> = {
  joyous: 'joyous',
  composed: 'friendly',
  unknown: 'friendly',
};

const GLAD: readonly Expression[] = ['friendly', 'joyous', 'excited', 'delighted', 'proud'];

/** A smile that is held goes on as a smile, a worry as a worry. */
const LESS = 0.7;
const CALM: readonly Expression[] = [...GLAD, 'neutral'];
/** The last word is said to its end. */
const LAST_SEC = 0.05;
/** Shorter scripts have no last word of their own. */
const CLOSING_SENTENCES = 3;
/** Longer ones take leave in their last two sentences: the call and what goes with it. */
const LONG_CLOSING_SENTENCES = 5;
/** Grave news stay in the face for so many sentences; then it rests. */
const GRAVE_SENTENCES = 2;
/** A smile stays for so many sentences in which nothing is known. */
const SMILE_SENTENCES = 2;
/** What is counted is named so many sentences before the first point, at most. */
const LEAD_SENTENCES = 2;
/** Bad news longer ago do not forbid a smile for the viewer. */
export const PAST_SENTENCES = 3;
const TURNED_SENTENCES = 2;

const FOR_VIEWER: readonly string[] = ['viewer', 'viewer in passing'];

interface Wearer {
  taste: Taste;
  seed: number;
  /** when the product is seen */
  productMoments: readonly { fromSec: number; untilSec: number }[];
  locale: string;
  /** what is felt most, and in full */
  peaks: readonly FilmPeak[];
  /** whether the last sentence is the last of the film */
  endsFilm: boolean;
  /** how the film as a whole takes leave */
  ground: { leave: 'warm' | 'easing' | 'own' };
}

/** The mood of a clause, not of the video; a mark decides from its word to the end of the clause. */
export function planExpressions(clauses: readonly ActedClause[], wearer: Wearer): ActedExpression[] {
  const { taste, seed, endsFilm } = wearer;
  const told = toldGladly(clauses, wearer);
  const closing = endsFilm ? closingOf(clauses) : [];
  const expressions = clauses.flatMap((acted) => {
    const leave = closing.includes(acted) ? leaveOf(acted, clauses, taste) : undefined;
    const planned = expressionOf(acted, {
      seed,
      leave,
      isTold: told.includes(acted),
      isBefore: isBeforeTrouble(acted, clauses),
    });
    const peak = wearer.peaks.find((one) => one.acted === acted);
    const felt = peak && isGlad(peak.face) && isGlad(planned.name) ? wearing(planned, peak.face) : planned;
    const own = withKept(fitting(felt, acted), acted);
    const marked = acted.clause.marks.flatMap(({ action, atSec, isKept }) =>
      action.does === 'express' && !isKept
        ? [{ atSec: atSec - FACE_LEAD_SEC - (action.leadSec ?? 0), name: action.expression, strength: 1 }]
        : [],
    );
    marked.sort((a, b) => a.atSec - b.atSec);
    const first = marked[0];
    return first && first.atSec <= own.atSec ? marked : [own, ...marked];
  });
  return withoutRepeats([atTheStart(expressions), ...expressions, ...lastFace(clauses, expressions, wearer)]);
}

/** Who invites the viewer looks friendly in the last picture, also where the last words were sad. */
function lastFace(
  clauses: readonly ActedClause[],
  expressions: readonly ActedExpression[],
  wearer: Wearer,
): ActedExpression[] {
  const { endsFilm, ground, taste } = wearer;
  const last = clauses.at(-1);
  const isFriendly = CALM.includes(expressions.at(-1)?.name ?? 'neutral');
  const leaves = endsFilm && ground.leave === 'warm' && taste.mood !== 'unknown';
  if (!last || !leaves || isFaceChosen(last) || isFriendly || isOtherwiseKept(last, wearer)) return [];
  return [{ atSec: last.clause.toSec + LAST_SEC, name: 'friendly', strength: 0.8 }];
}

/** A face that somebody chose stays to the end. */
export function isFaceChosen({ clause }: ActedClause): boolean {
  return clause.marks.some(({ action, isKept }) => action.does === 'express' && !isKept);
}

/** Locked with a face that it would not have by itself: that is what somebody wants to see to the end. */
function isOtherwiseKept(acted: ActedClause, { seed }: Wearer): boolean {
  const planned = fitting(expressionOf(acted, { seed, leave: undefined, isTold: false, isBefore: false }), acted);
  return withKept(planned, acted).name !== planned.name;
}

/** The face of a locked sentence, as strong as the one it would have by itself. */
function withKept(own: ActedExpression, { clause }: ActedClause): ActedExpression {
  const kept = clause.marks.find(({ action, isKept }) => isKept && action.does === 'express')?.action;
  return kept?.does === 'express' ? wearing(own, kept.expression) : own;
}

interface Wish {
  seed: number;
  leave: Expression | undefined;
  isTold: boolean;
  /** trouble is still to be told */
  isBefore: boolean;
}

/** Where nothing is known, some of the face stays that was worn before; without news it rests. */
function expressionOf(acted: ActedClause, { seed, leave, isTold, isBefore }: Wish): ActedExpression {
  const { clause, key, after, newsAgo, held } = acted;
  const atSec = clause.fromSec - FACE_LEAD_SEC;
  const deciding = acted.findings.find(({ rule }) => rule.causes.expressions);
  const { expressions, strength = 1, isAngry } = deciding?.rule.causes ?? {};
  const varied = strength * between(0.8, 1, seed, `strength ${key}`);
  if (expressions) {
    const name = pick(expressions, seed, `expression ${key}`);
    return { atSec, name, strength: varied, ...(isAngry && { isAngry }) };
  }
  // "Nobody had called" after good news may be bad ones that no list knows.
  const isOpen = acted.isReserved || acted.findings.some(({ rule }) => rule.name === 'denial');
  if (leave && !isOpen) return { atSec, name: leave, strength: varied };
  const isGlad = isTold && !isOpen;
  const isNearGrave = after === 'grave' && newsAgo < GRAVE_SENTENCES;
  const isHeld = held !== undefined && !isGlad && (held !== 'joy' || (!isOpen && !isBefore));
  if (isUnhappy(after) && !isGlad && !isHeld)
    return { atSec, name: isNearGrave ? 'concerned' : 'neutral', strength: varied * 0.6 };
  const isNear = newsAgo < SMILE_SENTENCES && !isOpen && held === 'joy';
  if (isHeld && !isNear) return { atSec, ...HELD[held], strength: between(HELD_LEAST, HELD_MOST, seed, `held ${key}`) };
  const name = isGlad || isNear ? 'friendly' : 'neutral';
  return { atSec, name, strength: between(0.5, 0.8, seed, `everyday ${key}`) };
}

/** Brows that come down look hostile while somebody asks, unless they are: "how dare you?" */
function fitting(planned: ActedExpression, { clause }: ActedClause): ActedExpression {
  return planned.name === 'serious' && !planned.isAngry && clause.ending === 'question'
    ? wearing(planned, 'concerned')
    : planned;
}

/** Another face in place of the planned one; only a serious one is angry. */
function wearing({ isAngry, ...planned }: ActedExpression, name: Expression): ActedExpression {
  return { ...planned, name, ...(isAngry && name === 'serious' && { isAngry }) };
}

/** What a story tells: nobody smiles on the way to it. What warns or asks for care may be a piece of advice. */
const TROUBLES: readonly Tone[] = ['bad', 'grave', 'sorry', 'ironic'];

export function isBeforeTrouble({ clause }: ActedClause, clauses: readonly ActedClause[]): boolean {
  return clauses.some((one) => one.clause.fromSec > clause.fromSec && TROUBLES.includes(one.tone));
}

/** Who shows what is sold, or gives advice point by point, is glad to, but not in the middle of trouble. */
function toldGladly(clauses: readonly ActedClause[], { productMoments, locale }: Wearer): readonly ActedClause[] {
  const isAdvice = !countsTroubles(clauses, locale);
  const told = clauses.filter(({ clause }) => findCue(clause.words, cueWordsOf(locale).dear) !== undefined);
  return clauses.filter((acted) => {
    const { clause, tone, point, after, newsAgo } = acted;
    const { fromSec, toSec } = clause;
    if (tone !== 'open' || after === 'grave') return false;
    const isShown = productMoments.some(
      (moment) => fromSec < moment.untilSec && toSec > moment.fromSec + FACE_LEAD_SEC,
    );
    // "My brother took the battery out": of somebody dear nobody knows how it ends.
    const isOfDear = after !== 'good' && told.some((one) => one.clause.fromSec <= fromSec);
    const isInTrouble = isBeforeTrouble(acted, clauses) || (isUnhappy(after) && newsAgo < 2);
    return (isShown && !isInTrouble && !isOfDear) || (isAdvice && point > 0);
  });
}

/** "Four signs your roof is done", "three mistakes": what is counted is no advice, nor are the points of a bad story or those of which half tell bad news. */
export function countsTroubles(clauses: readonly ActedClause[], locale: string): boolean {
  const first = clauses.findIndex(({ point }) => point === 1);
  if (first < 0) return false;
  const before = clauses.slice(0, first).findLast(({ tone }) => tone !== 'open');
  if (before && isUnhappy(before.tone)) return true;
  const named = clauses
    .slice(0, first)
    .findLast(({ clause }) => findCue(clause.words, troublesOf(locale)) !== undefined);
  const isNear = named && (clauses[first]?.clause.sentence ?? 0) - named.clause.sentence <= LEAD_SENTENCES;
  const lead = clauses.filter(({ clause }) => clause.sentence === named?.clause.sentence);
  if (isNear && lead.every(({ tone }) => tone !== 'good')) return true;
  const told = pointsOf(clauses).map((own) => own.some(({ tone }) => isUnhappy(tone)));
  return told.filter(Boolean).length * 2 >= told.length;
}

/** All that is said of each point, up to the next one; of the last one its sentence. */
function pointsOf(clauses: readonly ActedClause[]): ActedClause[][] {
  const starts = clauses.flatMap(({ point }, index) => (point > 0 ? [index] : []));
  const last = clauses[starts.at(-1) ?? 0]?.clause.sentence ?? 0;
  const end = clauses.findLastIndex(({ clause }) => clause.sentence <= last) + 1;
  return starts.map((start, index) => clauses.slice(start, starts[index + 1] ?? end));
}

/** The widest smile is for the last sentence, where the one before it told good news. */
function leaveOf({ clause }: ActedClause, clauses: readonly ActedClause[], { mood }: Taste): Expression {
  const isLast = clause.sentence === clauses.at(-1)?.clause.sentence;
  const news = lastNewsOf(clauses.filter((one) => one.clause.sentence < clause.sentence));
  const isGladNow = news?.tone === 'good' && clause.sentence - news.clause.sentence === 1;
  return isLast && isGladNow ? CLOSING[mood] : 'friendly';
}

export function lastNewsOf(clauses: readonly ActedClause[]): ActedClause | undefined {
  return clauses.findLast(({ tone }) => tone === 'good' || tone === 'bad');
}

/** The end is said to the viewer with a friendly face, where the story ended well or its bad news are long past. */
function closingOf(clauses: readonly ActedClause[]): readonly ActedClause[] {
  const sentence = clauses.at(-1)?.clause.sentence ?? 0;
  if (sentence < CLOSING_SENTENCES - 1 || endsGravely(clauses)) return [];
  // The last point of a list is no leave.
  const lastPoint = clauses.findLast(({ point }) => point > 0)?.clause.sentence ?? 0;
  const isLong = sentence >= LONG_CLOSING_SENTENCES - 1 && lastPoint < sentence - 1;
  const from = isLong ? sentence - 1 : sentence;
  const last = clauses.filter(({ clause }) => clause.sentence >= from);
  if (last.some(({ tone }) => isUnhappy(tone))) return [];
  const news = lastNewsOf(clauses);
  // Where something helped, bad news are past as soon as another sentence was said.
  const isTurned = clauses.some(({ isHelped, tone }) => isHelped || tone === 'good');
  const pastSentences = isTurned ? TURNED_SENTENCES : PAST_SENTENCES;
  const isPast = news === undefined || sentence - news.clause.sentence >= pastSentences;
  return news?.tone === 'good' || (last.some(isInviting) && isPast) ? last : [];
}

const isInviting = (acted: ActedClause): boolean =>
  isForViewer(acted) || acted.findings.some(({ rule }) => rule.name === 'call' || rule.name === 'link');

/** It speaks to the viewer, or says where something is found. */
export function isForViewer({ clause, findings }: ActedClause): boolean {
  return findings.some(({ rule }) => FOR_VIEWER.includes(rule.name)) || hasAddress(clause.words);
}

const hasAddress = (words: ActedClause['clause']['words']): boolean =>
  words.some(({ text }, index) => typedText(text, words[index - 1]?.text) !== undefined);

/** Grave news were told, and nothing helped since. */
export function endsGravely(clauses: readonly ActedClause[]): boolean {
  const grave = clauses.findLastIndex(({ tone }) => tone === 'grave');
  return grave >= 0 && !clauses.slice(grave + 1).some(({ isHelped }) => isHelped);
}

/** The first picture already has the face of the first clause, friendlier where it is glad. */
function atTheStart(expressions: readonly ActedExpression[]): ActedExpression {
  const first = expressions[0];
  if (!first) return { atSec: -1, name: 'friendly', strength: 0.7 };
  return GLAD.includes(first.name) ? { ...first, atSec: -1 } : { atSec: -1, name: 'neutral', strength: 1 };
}

/** The same face twice in a row would not move; the second one is held a little less or a little more, unless a mark asks for it in full. Anger flares up again. */
function withoutRepeats(expressions: readonly ActedExpression[]): ActedExpression[] {
  const worn: ActedExpression[] = [];
  for (const [index, expression] of expressions.entries()) {
    const before = (expression.isAngry ? worn : expressions)[index - 1];
    const isRepeat = before?.name === expression.name && before.isAngry === expression.isAngry;
    const strength = (before?.strength ?? 0) < 0.75 ? 1 : LESS;
    const isHeld = expression.strength <= HELD_MOST;
    worn.push(isRepeat && !isHeld && expression.strength !== 1 ? { ...expression, strength } : expression);
  }
  return worn;
}

/** Whether a face is one that nobody should wear with bad news. */
export function isGlad(name: Expression): boolean {
  return GLAD.includes(name);
}
