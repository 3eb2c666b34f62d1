import type { PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize } from '@herald/media/scene/shot-plan';
import type { TimedWord } from '@herald/media/sound';
import type { TypedWord } from '../text/split-words.ts';
import { priceWordsOf } from './price-words.ts';

type Word = TimedWord | TypedWord;

/** The times of a figure and of its words are rounded by themselves. */
export const SAME_SEC = 0.05;
/** A longer one is too small on its plate to be read at a glance, or breaks in two lines. */
const LONGEST = { sum: 12, withTail: 10, withWords: 22 };
/** A word behind which a phrase ends. */
export const STOPPED = /[.,:;!?…।—–]["”»)]*$/u;
const SENTENCE_END = /[.!?…।]["”»)]*$/u;
const COMMA = /,["”»)]*$/u;
const SIGNS_BEHIND = /[.,:;!?…।—–"”»)]+$/u;
/** "in 14 minutes", but not "€" or "R$" */
const WORDS = /\p{L}{2}/u;
/** "for 2" below a sum */
const DEAL = /^(\D+) (\d+)$/u;

/** The numbers that captions may say on a plate of their own: beside a head and a product they would be small, and twice in the picture. */
export function pricesToSay({ figures, shots, captions }: SceneSpec): PlannedFigure[] {
  if (!captions) return [];
  const sizeAt = (sec: number) => shots.findLast(({ fromSec }) => fromSec <= sec + SAME_SEC)?.size ?? 'wide';
  const isPrice = ({ kind, saidUntilSec, fromSec, isSober }: PlannedFigure) =>
    kind === 'number' && saidUntilSec !== undefined && !isSober && isPresenterSize(sizeAt(fromSec));
  return figures.filter(isPrice);
}

/** "It's eleven dollars a jar" is "$11 a jar", in one word; the same words where captions do not say it, or it is too long. */
export function withPrice(words: Word[], { parts, saidUntilSec = 0 }: PlannedFigure, locale: string): Word[] {
  const fromSec = (parts[0]?.atSec ?? 0) - SAME_SEC;
  const isSaid = ({ startSec }: Word) => startSec >= fromSec && startSec < saidUntilSec - SAME_SEC;
  const first = words.findIndex(isSaid);
  const said = words.filter(isSaid);
  const last = said.at(-1);
  const sum = textOf(parts.map((part) => part.text));
  const longest = WORDS.test(sum) && !DEAL.test(parts[1]?.text ?? '') ? LONGEST.withWords : LONGEST.sum;
  if (!last || sum.length > longest || said.some((word) => 'isTyped' in word)) return words;
  const end = first + said.length;
  const lead = leadOf(words, first, locale);
  const tail = tailOf(words, end, locale);
  const whole = [sum, ...tail.map((word) => word.text.replace(SIGNS_BEHIND, ''))].join(' ');
  const isWhole = whole.length <= LONGEST.withTail;
  const shown = isWhole ? tail : [];
  const { startSec } = words[first - lead] ?? last;
  const { endSec, text: ending } = shown.at(-1) ?? last;
  const isEnd = SENTENCE_END.test(ending);
  const text = isWhole ? whole : sum;
  const price = { text, startSec, endSec, isTyped: true as const, isPrice: true as const, endsSentence: isEnd };
  return [...words.slice(0, first - lead), price, ...words.slice(end + shown.length)];
}

/** "2 for $20" is read in this order. */
function textOf([sum = '', unit = '']: readonly string[]): string {
  const [, join, count] = DEAL.exec(unit) ?? [];
  return join && count ? `${count} ${join} ${sum}` : `${sum} ${unit}`.trim();
}

/** How many words right before a price say nothing without it: "it's only", "for". */
function leadOf(words: readonly Word[], first: number, locale: string): number {
  const { beings, smalls, verbs = [] } = priceWordsOf(locale);
  const small = cueBefore(words, first, smalls);
  const being = isAsked(words, first) ? 0 : cueBefore(words, first - small, beings);
  const verb = small + being > 0 ? 0 : cueBefore(words, first, verbs);
  const lead = small + being + verb;
  const before = words[first - lead - 1];
  // What is between two prices joins them; a question begins with its verb.
  const isJoined = before !== undefined && 'isTyped' in before && !before.endsSentence;
  // Amid a phrase, too: "right now it's two for twenty".
  if (being > 0) return isJoined && before.isPrice ? 0 : lead;
  if (verb > 0) return COMMA.test(before?.text ?? '') ? lead : 0;
  return !isJoined && (before === undefined || 'isTyped' in before || STOPPED.test(before.text)) ? lead : 0;
}

/** A question keeps its verb: "È nove euro troppo?" */
function isAsked(words: readonly Word[], from: number): boolean {
  const end = words.slice(from).find(({ text }) => SENTENCE_END.test(text));
  return end?.text.includes('?') ?? false;
}

/** The rest of its phrase, where that says for what: "a jar", "each". */
function tailOf(words: readonly Word[], end: number, locale: string): Word[] {
  const { pers, units } = priceWordsOf(locale);
  if (STOPPED.test(words[end - 1]?.text ?? '')) return [];
  const tail = [2, 1].map((length) => words.slice(end, end + length)).find((near) => isPerUnit(near, pers, units));
  const last = tail?.at(-1);
  const isEnd = words[end + (tail?.length ?? 0)] === undefined || STOPPED.test(last?.text ?? '');
  return tail && isEnd ? tail : [];
}

function isPerUnit(near: readonly Word[], pers: readonly string[], units: readonly string[]): boolean {
  const [first, second] = near.map(({ text }) => plain(text));
  if (near.some((word) => 'isTyped' in word) || first === undefined) return false;
  if (second === undefined) return units.includes(first) && near.length === 1;
  return pers.includes(first) && units.includes(second) && !STOPPED.test(near[0]?.text ?? '');
}

/** How many words the longest cue has that ends right before a word, in one phrase with it. */
function cueBefore(words: readonly Word[], end: number, cues: readonly string[]): number {
  const lengths = [3, 2, 1].filter((length) => length <= end);
  const found = lengths.find((length) => {
    const near = words.slice(end - length, end);
    const isOnePhrase = !near.some((word) => 'isTyped' in word || STOPPED.test(word.text));
    return isOnePhrase && cues.includes(near.map(({ text }) => plain(text)).join(' '));
  });
  return found ?? 0;
}

const plain = (text: string): string => text.replaceAll('’', "'").replace(SIGNS_BEHIND, '').toLowerCase();
