import type { SpokenWord } from '../reading/clause.ts';

/** "two hundred euros": a sum without figures, in all languages that have word lists. Pounds may be weight. */
export const CURRENCY =
  /^(?:euros?|dollars?|bucks|quid|dólares|dollari|pesos|reais|rupees|francs|franken|francos|रुपये|रुपए)$/u;
const POUNDS = /^pounds?$/u;
const WEIGHED =
  /^(?:los[et]|losing|gain(?:ed|ing)?|dropp(?:ed|ing)|shed|weigh(?:s|ed|ing)?|lighter|heavier|muscle|fat)$/u;
const NEAR_WORDS = 4;
/** Nobody loses more than that of weight. */
const MOST_WEIGHT = 300;

/** Whether a word says money of the number before it: "twenty pounds" may be weight that was lost. */
export function isCurrency(words: readonly SpokenWord[], at: number, value: number): boolean {
  const unit = words[at]?.plain ?? '';
  if (!POUNDS.test(unit)) return CURRENCY.test(unit);
  if (value >= MOST_WEIGHT) return true;
  const near = words.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS);
  return !near.some(({ plain }) => WEIGHED.test(plain));
}
