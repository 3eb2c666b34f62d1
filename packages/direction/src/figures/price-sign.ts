import type { SpokenWord } from '../reading/clause.ts';
import { plainOf } from '../reading/read-words.ts';
import { CURRENCY } from '../words/currency-words.ts';
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
  $: '$',
  '€': '€',
  '£': '£',
  '₹': '₹',
  rupees: '₹',
  रुपये: '₹',
  रुपए: '₹',
};
const SIGN = /[$€£¥₹]/u;
const BARE = /^\d[\d.,'’\s]*$/u;
/** In these languages the sign comes first. */
const SIGN_FIRST = new Set(['en', 'hi']);

const POUNDS = /^pounds?$/u;
const WEIGHED =
  /^(?:los[et]|losing|gain(?:ed|ing)?|dropp(?:ed|ing)|shed|weigh(?:s|ed|ing)?|lighter|heavier|muscle|fat|lift(?:s|ed|ing)?)$/u;
/** "Dogs under twenty pounds" and "a twenty pound dog" tell weight, "dog food for twenty pounds" a price. */
const HEAVY_THINGS = /^(?:dogs?|cats?|puppy|puppies|dumbbells?|kettlebells?)$/u;
const BEFORE_PRICE = /^(?:costs?|is|are|only|just|from|for)$/u;
const NEAR_WORDS = 4;
/** Nobody loses more than that of weight. */
const MOST_WEIGHT = 300;

/** Whether a word says money of the number before it: "twenty pounds" may be weight that was lost. */
export function isCurrency(words: readonly SpokenWord[], at: number, value: number): boolean {
  const unit = words[at]?.plain ?? '';
  if (!POUNDS.test(unit)) return CURRENCY.test(unit);
  if (value >= MOST_WEIGHT) return true;
  const near = words.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS);
  if (unit === 'pound' && HEAVY_THINGS.test(words[at + 1]?.plain ?? '')) return false;
  const isLimit = isLimited(words, at);
  return !near.some(({ plain }) => WEIGHED.test(plain) || (isLimit && HEAVY_THINGS.test(plain)));
}

/** "Over twenty pounds", "up to forty pounds": no limit of a price, "for under twenty pounds". */
function isLimited(words: readonly SpokenWord[], at: number): boolean {
  return words.slice(0, at).some(({ plain }, index) => {
    if (index < at - NEAR_WORDS) return false;
    const isUpTo = plain === 'to' && words[index - 1]?.plain === 'up';
    const before = words[isUpTo ? index - 2 : index - 1]?.plain ?? '';
    return (isUpTo || plain === 'under' || plain === 'over') && !BEFORE_PRICE.test(before);
  });
}

/** The sign of the money that is spoken of, last before a moment or else first after it; undefined where no word says which it is. */
export function signIn(words: readonly SpokenWord[], atSec: number): string | undefined {
  const isTelling = ({ text }: SpokenWord, at: number) => SIGN.test(text) || isCurrency(words, at, 0);
  const telling = words.findLast((word, at) => word.startSec < atSec && isTelling(word, at)) ?? words.find(isTelling);
  return telling && (SIGN.exec(telling.text)?.[0] ?? SIGNS[telling.plain]);
}

/** "700 quid" is £700, and so is a sum of money without any word for it, where the script says elsewhere which money it is. */
export function withSign([number = '', unit]: readonly string[], sign: string | undefined, locale: string): string[] {
  const own = unit === undefined ? sign : SIGNS[plainOf(unit)];
  const texts = unit === undefined ? [number] : [number, unit];
  if (!own || !BARE.test(number)) return texts;
  return [SIGN_FIRST.has(languageOf(locale)) ? `${own}${number}` : `${number}\u00a0${own}`];
}
