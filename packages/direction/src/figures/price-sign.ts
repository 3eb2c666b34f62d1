import type { SpokenWord } from '../reading/clause.ts';
import { plainOf } from '../reading/read-words.ts';
import { isCurrency } from '../words/currency-words.ts';
import { languageOf } from '../words/language-of.ts';

/** What money is called, and its sign. */
const SIGNS: Readonly<Record<string, string>> = {
  pound: '£',
  pounds: '£',
  quid: '£',
  dollar: '$',
  dollars: '$',
  bucks: '$',
  dólares: '$',
  dollari: '$',
  euro: '€',
  euros: '€',
  rupees: '₹',
  रुपये: '₹',
  रुपए: '₹',
};
const SIGN = /[$€£¥₹]/u;
const BARE = /^\d[\d.,'’\s]*$/u;
/** In these languages the sign comes first. */
const SIGN_FIRST = new Set(['en', 'hi']);

/** The sign of the money that is spoken of; undefined where no word says which it is. */
export function signIn(words: readonly SpokenWord[]): string | undefined {
  const telling = words.find(({ text }, at) => SIGN.test(text) || isCurrency(words, at, 0));
  return telling && (SIGN.exec(telling.text)?.[0] ?? SIGNS[telling.plain]);
}

/** "700 quid" is £700, and so is a sum of money without any word for it, where the script says elsewhere which money it is. */
export function withSign([number = '', unit]: readonly string[], sign: string | undefined, locale: string): string[] {
  const own = unit === undefined ? sign : SIGNS[plainOf(unit)];
  const texts = unit === undefined ? [number] : [number, unit];
  if (!own || !BARE.test(number)) return texts;
  return [SIGN_FIRST.has(languageOf(locale)) ? `${own}${number}` : `${number}\u00a0${own}`];
}
