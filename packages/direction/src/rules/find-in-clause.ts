import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { plainOf } from '../reading/read-words.ts';
import type { Tone } from '../sense/read-sense.ts';
import { angerWordsOf } from '../words/anger-words.ts';
import { LEADING_CURRENCY } from '../words/currency-words.ts';
import { numberWordsOf } from '../words/number-words.ts';
import { pointAt } from '../words/point-words.ts';
import type { Situation } from './rule.ts';

const PRICE = /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]/u;
const STOP = /^stopp?$/u;
const PLURAL = /(?<!s)s$/u;
const BEFORE_PAUSE = /[.,!…:;–—।]$/u;
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

function priceIn(words: Words): number | undefined {
  return indexOf(words, ({ text, plain }) => PRICE.test(plain) || LEADING_CURRENCY.test(text));
}

/** What a clause says of money to the viewer, at which word: one that is saved, free, offered, or only named. */
export type NamedMoney = 'saving' | 'gift' | 'offer' | 'price';

export function moneyIn(situation: Situation, wanted: NamedMoney): number | undefined {
  const found = namedMoney(situation);
  return found?.as === wanted ? found.wordIndex : undefined;
}

function namedMoney(situation: Situation): { as: NamedMoney; wordIndex: number } | undefined {
  const { clause, cues, sense, reading } = situation;
  const { words, ending } = clause;
  if (sense.money === 'change') return undefined;
  // "Saves us sixty dollars", without a word of how little something costs.
  const isSaved = findCue(words, cues.saves) !== undefined;
  if (sense.money === 'gain') return { as: isSaved ? 'saving' : 'offer', wordIndex: sense.wordIndex };
  const price = priceIn(words);
  if (price !== undefined)
    return isPaidInPain(situation) ? undefined : { as: priceName(sense, isSaved), wordIndex: price };
  const half = ending === 'question' ? undefined : findCue(words, numberWordsOf(reading.locale).half);
  if (half !== undefined) return { as: isSaved ? 'saving' : 'offer', wordIndex: half };
  const free = sense.tone === 'good' && ending !== 'question' ? findCue(words, cues.offer) : undefined;
  return free === undefined ? undefined : { as: isSaved ? 'saving' : 'gift', wordIndex: free };
}

/** "It costs $9" tells a price, "it is a bargain at $9" makes an offer of it. */
function priceName({ tone }: Situation['sense'], isSaved: boolean): NamedMoney {
  if (tone !== 'good') return 'price';
  return isSaved ? 'saving' : 'offer';
}

/** "I missed it by a day. That was $900": a sum right after bad news belongs to them. */
function isPaidInPain({ sense, told, isNew, isEnd }: Situation): boolean {
  return sense.tone !== 'good' && isNew && isPainful(told) && !isEnd;
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

/** "You are fed up", or "if he gets mad": who says it is not angry. */
export function isAngerOfViewer({
  clause,
  cues,
  isCondition,
}: Pick<Situation, 'clause' | 'cues' | 'isCondition'>): boolean {
  const isOwn = findCue(clause.words, cues.me) !== undefined;
  return isCondition || (!isOwn && findYou(clause.words, cues) !== undefined);
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

/** "Don't wait!" and "don't wait, try it today" ask for something; "don't wait until it rusts" warns. */
export function isUrged({ words }: Pick<Situation['clause'], 'words'>, { urges }: Situation['cues']): boolean {
  const length = cueAt(words, 0, urges);
  return length > 0 && (length === words.length || BEFORE_PAUSE.test(words[length - 1]?.text ?? ''));
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
