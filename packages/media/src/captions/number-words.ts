import { valueOfNumeral } from '../spelled-numbers.ts';
import { type Around, listed, plain, STOPPED, unsigned } from './bare-words.ts';

export const NUMBER = /^[$€£¥₹]?\d(?:[\d.,:/]*\d)?$/u;

/** Forms and large numbers beside those that a language spells by itself. */
const COUNTED = listed(
  'hundred thousand million half tausend million millionen milioni mil mille mila veintiún veintiuna dezasseis dezassete dezanove',
  'सौ हज़ार हजार लाख करोड़',
);

const THOUSANDS = listed('mil mille mila');

/** "Duemila", "trecentomila". */
const THOUSANDFOLD = /^(\p{L}+)mila$/u;

/** Between the words of one number. */
export const JOINING = listed('and y e et');

/** Between a sum and its cents. */
const COIN = listed('and und y con et e');

const HUNDREDS = listed('hundred thousand million सौ हज़ार हजार लाख करोड़');

/** Behind a ten or a hundred. */
const ONE = listed('one uno un um una une uma एक');

/** "Fünfundzwanzig", "zweihundert": German writes a number as one word. */
const GERMAN_NUMBER = /(?:zehn|zig|ßig|hundert|tausend)$/u;

/** "Ninety", "noventa": behind a smaller number such a word begins another one. */
const TENS = /(?:ty|enta|anta|ante|ente|einte|vinte|venti)$/u;

/** Between two numbers: "two for twenty", "nine till five", in seven languages. */
const BETWEEN = listed("for für por pour per till until to bis hasta jusqu'à à a fino até से में");

export const MONEY = /^(?:euros?|dollars?|pounds?|dollari|dólares|reais|pesos|francs|franken|रुपये|रुपए|[€$£₹])$/iu;

/** "And fifteen minutes" is no part of a sum. */
const MONEY_PART = /^(?:cents?|pence|c[eé]ntimos?|centavos?|cêntimos?|centimes?|centesimi|centesimo|पैसे)$/iu;

/** "Two | for | twenty": both numbers and what stands between them. */
export function isWithinDeal(text: string, next: string, { before = '', after = '' }: Around): boolean {
  if (STOPPED.test(text)) return false;
  const isDeal = (first: string, between: string, last: string) =>
    BETWEEN.has(plain(between)) &&
    !STOPPED.test(first) &&
    !STOPPED.test(between) &&
    isAnyNumber(first) &&
    isAnyNumber(last);
  return isDeal(text, next, after) || isDeal(before, text, next);
}

const isAnyNumber = (text: string): boolean => isNumberWord(text) || NUMBER.test(plain(text));

/** "Three | hundred | and | forty | dollars": words that are one number between them, or a sum of money. */
export function isWithinNumber(text: string, next: string, { before = '', after = '' }: Around = {}): boolean {
  if (STOPPED.test(text)) return false;
  const [word, following] = [plain(text), plain(next)];
  const earlier = STOPPED.test(before) ? '' : plain(before);
  const behind = STOPPED.test(next) ? '' : plain(after);
  if (isCoin(word, following, { before: earlier, after: behind })) return true;
  if (MONEY.test(following)) return isNumeral(word) || (ONE.has(word) && JOINING.has(earlier));
  if (HUNDREDS.has(following) && (word === 'a' || ONE.has(word) || isNumeral(word))) return true;
  if (JOINING.has(following)) return isJoined(word, following, behind);
  if (JOINING.has(word)) return isJoined(earlier, word, following);
  if (!isNumeral(word) || !endsNumber(following) || areDigits(word, following)) return false;
  return !beginsAnother(word, following) || !isNumeral(earlier);
}

/** "Nineteen dollars | and | ninety-nine cents", "neunzehn Euro | neunundneunzig". */
function isCoin(word: string, following: string, { before, after }: { before: string; after: string }): boolean {
  const isCents = (small: string) => isNumeral(small) && countOf(small) >= 10 && countOf(small) < 100;
  if (MONEY.test(word) && isNumeral(before)) return isCents(COIN.has(following) ? after : following);
  return COIN.has(word) && MONEY.test(before) && isCents(following) && (after === '' || MONEY_PART.test(after));
}

/** "Five five nine": said one by one. */
const areDigits = (word: string, next: string): boolean => countOf(word) < 10 && countOf(next) < 10;

/** "Treinta y dos", "cento e vinte", "two hundred and one": between "veinte y treinta" are two numbers. */
function isJoined(first: string, joining: string, second: string): boolean {
  if (joining === 'and') return HUNDREDS.has(first) && endsNumber(second);
  const [above, below] = [countOf(first), ONE.has(second) ? 1 : countOf(second)];
  if (THOUSANDS.has(first)) return joining === 'e' ? below < 1000 : below === 1;
  if (above >= 100) return joining === 'e' && above < 1000 && below < 100;
  const isTens = above >= 20 && above % 10 === 0;
  return isTens && (below < 10 || (above === 60 && below === 11));
}

/** Beyond a thousand, and of no number, it is without end. */
const countOf = (small: string): number => knownValue(small) ?? Number.POSITIVE_INFINITY;

const knownValue = (small: string): number | undefined =>
  FORMS.get(small) ?? valueOfNumeral(small.replace(FEMININE, '$1os'));

/** Forms that no number has when it is spelled alone. */
const FORMS: ReadonlyMap<string, number> = new Map([
  ['duas', 2],
  ['catorze', 14],
  ['ciento', 100],
]);

/** "Doscientas", "trezentas". */
const FEMININE = /^(\p{L}+ent)as$/u;

const endsNumber = (small: string): boolean => isNumeral(small) || ONE.has(small);

/** "Nine", "zwanzig", with any signs around it. */
export const isNumberWord = (text: string): boolean => isNumeral(plain(text));

export function isNumeral(word: string): boolean {
  const small = word.toLowerCase();
  if (COUNTED.has(small) || GERMAN_NUMBER.test(small)) return true;
  const fold = THOUSANDFOLD.exec(small)?.[1] ?? small;
  return (knownValue(fold) ?? 1) > 1;
}

/** "Twenty four | ninety nine" rather than "twenty | four ninety nine". */
export const beginsAnother = (small: string, next: string): boolean => countOf(small) < 20 && TENS.test(unsigned(next));
