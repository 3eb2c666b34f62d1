import { spaced, spellingOf } from '@herald/media/spelled-numbers';
import type { Clause } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { type Sense, senseOf } from '../sense/read-sense.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { CURRENCY, LEADING_CURRENCY } from '../words/currency-words.ts';
import { temperWordsOf } from '../words/temper-words.ts';

/** "We only charge" */
const SELLER_REACH = 3;
/** "Not been billed" */
const DENIED_REACH = 2;
const BARE_NUMBER = /^\d[\d.,]*$/u;
/** "He just charged me 300 dollars": a moment ago. */
const RECENTLY = /^(?:just|juste|appena|apenas)$/u;
/** "I was charged": who speaks sells nothing. */
const PASSIVE = /^(?:was|were|got|get|been)$/u;
const PAUSE = /[.,!…:;–—।]$/u;
const CURRENCY_SIGN = /[$€£¥₹]/u;

type Words = Clause['words'];
type Told = Pick<Clause, 'words' | 'ending'>;

/** "Then he bills her three-forty!": a bill that is cried out, whoever paid it; an offer makes nobody angry. */
export function isOutrage({ words, ending }: Told, { tone, money }: Sense, locale: string): boolean {
  if (ending !== 'exclamation' || isHarmless(words, locale)) return false;
  const isBilled = tone === 'open' || tone === 'bad' || (tone === 'good' && money === 'gain');
  return (tone === 'bad' && money === 'cost') || (isBilled && isSomebodyBilled(words, locale));
}

export const inOutrage = ({ wordIndex }: Sense): Sense => ({ ...senseOf('bad', wordIndex), money: 'cost' });

/** "It charges in 20 minutes", "you get billed 9 dollars!": what sounds like a bill and hurts nobody may be good or bad. */
export function withoutBill(sense: Sense, { words, ending }: Told, locale: string): Sense {
  const isSumAlone = sense.tone === 'bad' && sense.money === 'cost' && !sense.isStrong;
  if (!isSumAlone) return sense;
  const isUnpaid = sumAt(words, locale) === undefined && findCue(words, temperWordsOf(locale).bills) !== undefined;
  const isPraised = ending === 'exclamation' && sumAt(words, locale) !== undefined && isHarmless(words, locale);
  return isUnpaid || isPraised ? { ...senseOf('open'), money: 'change' } : sense;
}

export function isAskedFor(words: Words, demands: readonly string[], locale: string): boolean {
  const { sellers } = temperWordsOf(locale);
  const at = findCue(words, demands);
  if (at !== undefined && PASSIVE.test(words[at - 1]?.plain ?? '')) return true;
  return at !== undefined && findCue(words.slice(Math.max(0, at - SELLER_REACH), at), sellers) === undefined;
}

/** Where no sum is named, or only a small one, or one that nobody asks, or that the viewer or who speaks is glad to pay. */
function isHarmless(words: Words, locale: string): boolean {
  const sum = sumAt(words, locale);
  if (sum === undefined) return true;
  const { bills, payments } = temperWordsOf(locale);
  const isOwnWish = findCue(words, payments) !== undefined && findCue(words, bills) === undefined;
  return isOwnWish || isLittle(words, sum, locale) || isDeniedBill(words, sum, locale) || isOfViewer(words, locale);
}

/** "Only 40 dollars", "only charged me 40", "40 euros seulement !", and not "400 dollars just for coming". */
function isLittle(words: Words, sum: number, locale: string): boolean {
  const { littles, bills } = temperWordsOf(locale);
  return words.some((_, index) => {
    const next = index + cueAt(words, index, littles);
    if (next === index) return false;
    const isOfBill = cueAt(words, next, bills) > 0 && !RECENTLY.test(words[index]?.plain ?? '');
    return next === sum || next === words.length || isOfBill;
  });
}

/** "Nobody bills you 300 dollars", and not "oh no, they charged me". */
function isDeniedBill(words: Words, sum: number, locale: string): boolean {
  const bill = findCue(words, temperWordsOf(locale).bills) ?? sum;
  const { never } = cueWordsOf(locale);
  const isDenial = (index: number, at: number) =>
    index < at && cueAt(words, index, never) > 0 && !PAUSE.test(words[index]?.text ?? '');
  return words.some((_, index) =>
    [bill, sum].some((at) => index >= at - (at === bill ? DENIED_REACH : 1) && isDenial(index, at)),
  );
}

function isOfViewer(words: Words, locale: string): boolean {
  const cues = cueWordsOf(locale);
  return findYou(words, cues) !== undefined && findCue(words, cues.me) === undefined && !hasSelf(words, locale);
}

const hasSelf = (words: Words, locale: string) => findCue(words, temperWordsOf(locale).selves) !== undefined;

/** "They billed her", and not "billed once". */
function isSomebodyBilled(words: Words, locale: string): boolean {
  const { bills, selves, others } = temperWordsOf(locale);
  if (!isAskedFor(words, bills, locale)) return false;
  const at = findCue(words, bills) ?? 0;
  const length = cueAt(words, at, bills);
  if (at > 1 || length > 1) return true;
  const near = words.slice(0, at + length + 1);
  return [selves, others, cueWordsOf(locale).me].some((cues) => findCue(near, cues) !== undefined);
}

/** Where a sum of money begins; a number alone is one where nothing is counted: "bills her three-forty!", and not "40 rooms". */
function sumAt(words: Words, locale: string): number | undefined {
  const end = words.findIndex((_, index) => isSumEnd(words, index, locale));
  if (end < 0) return undefined;
  const isPart = ({ plain, text }: Words[number]) => isNumeral(plain, locale) || LEADING_CURRENCY.test(text);
  return words.slice(0, end).findLastIndex((word) => !isPart(word)) + 1;
}

function isSumEnd(words: Words, index: number, locale: string): boolean {
  const [{ plain: before } = { plain: '' }, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return false;
  const { plain, text } = word;
  if (CURRENCY.test(plain) || CURRENCY_SIGN.test(text)) return true;
  if (/\d/u.test(plain) && !BARE_NUMBER.test(plain)) return false;
  // "Hundred" is a number after another one.
  const goesOn = spellingOf(locale)?.values.has(spaced(`${before} ${plain}`)) === true;
  if (!isNumeral(plain, locale) && !goesOn) return false;
  return next === undefined || [cueWordsOf(locale).small, temperWordsOf(locale).littles].flat().includes(next.plain);
}

export function isNumeral(plain: string, locale: string): boolean {
  if (/\d/u.test(plain)) return true;
  const spelling = spellingOf(locale);
  if (!spelling) return false;
  // "Three-forty"
  if (plain.includes('-')) return plain.split('-').some((part) => isNumeral(part, locale));
  const { values, thousand, hundreds } = spelling;
  return (values.get(spaced(plain)) ?? 0) > 1 || thousand.test(plain) || hundreds?.test(plain) === true;
}
