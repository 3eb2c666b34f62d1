import { cueAt, findCue } from '../reading/find-cue.ts';
import { plainOf } from '../reading/read-words.ts';
import type { Tone } from '../sense/read-sense.ts';
import { LEADING_CURRENCY } from '../words/currency-words.ts';
import { pointOf } from '../words/point-words.ts';
import type { Situation } from './rule.ts';

const PRICE = /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]/u;
const STOP = /^stopp?$/u;
const PLURAL = /(?<!s)s$/u;
const THREE = 3;
const HELLO_WORDS = 3;
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

export function offerIn({ clause: { words, ending }, cues, sense }: Situation): number | undefined {
  if (sense.money === 'gain') return sense.wordIndex;
  if (sense.money === 'change') return undefined;
  return priceIn(words) ?? (sense.tone === 'good' && ending !== 'question' ? findCue(words, cues.offer) : undefined);
}

/** "Saves us sixty dollars", without a word of how little something costs. */
export function isSaved({ clause: { words }, cues }: Situation): boolean {
  return findCue(words, cues.saves) !== undefined;
}

/** Who says hello does so among the first words. */
export function helloIn({ clause, index, cues }: Situation): number | undefined {
  return index === 0 ? findCue(clause.words.slice(0, HELLO_WORDS), cues.hello) : undefined;
}

/** A finger is for a question and for what the viewer is glad of; elsewhere "your" may be the lock that somebody drills out. */
export function isPointedAt({ clause, sense, told }: Situation): boolean {
  const isAsked = clause.ending === 'question' && sense.tone === 'open' && !isPainful(told);
  return sense.tone === 'good' || isAsked;
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

/** "You only get thirty days" tells what the viewer does. */
export function isTold(words: Words, index: number, { you, merely }: Situation['cues']): boolean {
  const before = words.slice(0, index).findLastIndex((_, at) => cueAt(words, at, merely) === 0);
  return before >= 0 && cueAt(words, before, you) > 0;
}

/** "Three mistakes": hands count to three, and to nothing else. */
export function threeThings(words: Words, reasons: readonly string[], locale: string): number | undefined {
  const things = findCue(words, reasons) ?? 0;
  const before = words.slice(0, things).findLastIndex(({ plain }) => pointOf(plain, locale) === THREE);
  return before < 0 || things - before > NEAR_WORDS ? undefined : before;
}

export function isBeforeTurn(toSec: number, { words }: Situation['reading'], cues: Situation['cues']): boolean {
  const after = words.findIndex(({ startSec }) => startSec >= toSec - 0.001);
  const next = words[after];
  if (!next || next.startSec - toSec >= 0.8) return false;
  const said = words.slice(after, after + LONGEST_TURN).map(({ text }) => plainOf(text));
  return cues.contrast.some((cue) => said.join(' ').startsWith(`${cue} `));
}
