import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { plainOf } from '../reading/read-words.ts';
import { isUnhappy, type Tone } from '../sense/read-sense.ts';
import { angerWordsOf } from '../words/anger-words.ts';
import { feltWordsOf } from '../words/felt-words-of.ts';
import { pointAt } from '../words/point-words.ts';
import type { Situation } from './rule.ts';

const STOP = /^stopp?$/u;
const PLURAL = /(?<!s)s$/u;
export const BEFORE_PAUSE = /[.,!…:;–—।]$/u;
const THREE = 3;
const HELLO_WORDS = 3;
/** "You can always start" */
const ASKED_REACH = 3;
/** "Three simple, honest reasons." */
const NEAR_WORDS = 3;
/** "jusqu'au jour" and a word after it */
const LONGEST_TURN = 3;

type Words = Situation['clause']['words'];

export function toned({ tone, wordIndex }: Situation['sense'], wanted: Situation['sense']['tone']): number | undefined {
  return tone === wanted ? wordIndex : undefined;
}

export function indexOf(words: Words, isIt: (word: Words[number]) => boolean): number | undefined {
  const index = words.findIndex(isIt);
  return index < 0 ? undefined : index;
}

/** Who says hello does so among the first words. */
export function helloIn({ clause, index, cues }: Situation): number | undefined {
  return index === 0 ? findCue(clause.words.slice(0, HELLO_WORDS), cues.hello) : undefined;
}

/** A finger is for a question and for what the viewer is surely glad of; elsewhere "your" may be the lock that somebody drills out. */
export function isPointedAt({ clause, cues, sense, told }: Situation): boolean {
  const isAsked = clause.ending === 'question' && sense.tone === 'open' && !isPainful(told) && isOfViewer(clause, cues);
  return isAsked || (sense.tone === 'good' && (sense.isStrong || clause.ending === 'exclamation'));
}

/** "You don't like it?" and "do you know what my daughter said?" ask nothing of the viewer. */
function isOfViewer({ words }: Situation['clause'], { never, me, wonders }: Situation['cues']): boolean {
  return [never, me, wonders].every((cues) => findCue(words, cues) === undefined);
}

/** Trouble of one's own or of the viewer, twice over, or more of it; "if it breaks, we replace it" hurts nobody. */
export function isFelt({ clause, cues, sense, told, isCondition }: Situation): boolean {
  if (isCondition || sense.isDenied) return false;
  const isNear = findCue(clause.words, cues.me) !== undefined || findYou(clause.words, cues) !== undefined;
  return isNear || sense.isStrong || clause.ending === 'exclamation' || isPainful(told);
}

export function angerIn({
  clause,
  sense,
  reading,
}: Pick<Situation, 'clause' | 'sense' | 'reading'>): number | undefined {
  return toned(sense, 'bad') === undefined ? undefined : findCue(clause.words, angerWordsOf(reading.locale));
}

/** "They hung up on me": nobody has to say that it makes angry. */
export function wrongIn({
  clause,
  sense,
  reading,
}: Pick<Situation, 'clause' | 'sense' | 'reading'>): number | undefined {
  return toned(sense, 'bad') === undefined ? undefined : findCue(clause.words, feltWordsOf(reading.locale).wrongs);
}

/** "You are fed up", or "if he gets mad": who says it is not angry. */
export function isAngerOfViewer({
  clause,
  cues,
  isCondition,
}: Pick<Situation, 'clause' | 'cues' | 'isCondition'>): boolean {
  const isOwn = findCue(clause.words, cues.me) !== undefined;
  return isCondition || (!isOwn && findYou(clause.words, cues) !== undefined);
}

/** Good news told, heard or about to be told, what helped, or the end of a film that is no trouble and denies nothing. */
export function isKnownGlad({ clause, cues, sense, told, isHelped, isEnd, isGladAhead, badAhead }: Situation): boolean {
  if (sense.tone === 'open' && !isUnhappy(told) && isGladAhead) return true;
  if (isHelped || sense.tone === 'good' || (sense.tone === 'open' && told === 'good')) return true;
  return isEnd && !isUnhappy(told) && !badAhead && findCue(clause.words, cues.never) === undefined;
}

/** Nobody points at who hears bad news, or an apology. */
export function isPainful(tone: Tone): boolean {
  return tone === 'bad' || tone === 'grave' || tone === 'sorry';
}

/** "Stop paying for it", "Wait, what?" and "Hold on" ask to stop; "Stop signs", "Wait until you see it" and "Alto contenido" do not. */
export function isOrder(words: Words, length: number): boolean {
  const [first, second] = words;
  if (length > 1 || second === undefined || /[.,!…]$/u.test(first?.text ?? '')) return true;
  return STOP.test(first?.plain ?? '') && !(second.plain.length > 4 && PLURAL.test(second.plain));
}

/** "It will not save you" asks for nothing. */
export function isDenied(words: Words, index: number, { never }: Situation['cues']): boolean {
  return findCue(words.slice(Math.max(0, index - 2), index), never) !== undefined;
}

/** "I'll tell you before I start" asks for nothing: who does it is the viewer, named before it, or nobody. */
export function isAskedOfViewer(words: Words, index: number, { you, me }: Situation['cues']): boolean {
  if (index <= 1) return true;
  const before = words.slice(Math.max(0, index - ASKED_REACH), index);
  return findCue(before, you) !== undefined && findCue(before, me) === undefined;
}

/** "You only get thirty days" tells what the viewer does. */
export function isTold(words: Words, index: number, { you, merely }: Situation['cues']): boolean {
  const before = words.slice(0, index).findLastIndex((_, at) => cueAt(words, at, merely) === 0);
  return before >= 0 && cueAt(words, before, you) > 0;
}

/** "Three mistakes": hands count to three, and to nothing else. */
export function threeThings(words: Words, reasons: readonly string[], locale: string): number | undefined {
  const things = findCue(words, reasons) ?? 0;
  const before = words.slice(0, things).findLastIndex((_, at) => pointAt(words, at, locale)?.point === THREE);
  return before < 0 || things - before > NEAR_WORDS ? undefined : before;
}

export function isBeforeTurn(toSec: number, { words }: Situation['reading'], cues: Situation['cues']): boolean {
  const after = words.findIndex(({ startSec }) => startSec >= toSec - 0.001);
  const next = words[after];
  if (!next || next.startSec - toSec >= 0.8) return false;
  const said = words.slice(after, after + LONGEST_TURN).map(({ text }) => plainOf(text));
  return cues.contrast.some((cue) => said.join(' ').startsWith(`${cue} `));
}
