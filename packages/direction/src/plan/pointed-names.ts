import { spellingOf } from '@herald/media/spelled-numbers';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { productWordsOf } from '../words/product-words.ts';
import { qualityWordsOf } from '../words/quality-words.ts';

/** "This little glass jar": so many words behind the one that points. */
const MOST_POINTED = 3;

/** What a clause points at and the script names again, as a thing: "this little jar" where "one jar" or "the jar" is spoken of. */
export function pointedNames(words: readonly SpokenWord[], all: readonly SpokenWord[], locale: string): string[] {
  const { points, times } = productWordsOf(locale);
  const { articles, links, standIns } = qualityWordsOf(locale);
  const pointing = words.findIndex((_, index) => cueAt(words, index, points) > 0);
  if (pointing < 0) return [];
  const from = pointing + cueAt(words, pointing, points);
  const reach = words.slice(from, from + MOST_POINTED);
  const others = [...cueWordsOf(locale).small, ...articles, ...links, ...standIns, ...times];
  const end = reach.findIndex((_, index) => cueAt(reach, index, others) > 0);
  const numbers = spellingOf(locale)?.values;
  const isNamedAgain = (name: string) =>
    all.some(({ plain }, index) => {
      const before = all[index - 1];
      return plain === name && before && (cueAt([before], 0, articles) > 0 || numbers?.has(before.plain) === true);
    });
  const things = reach.slice(0, end < 0 ? reach.length : end);
  return things.map(({ plain }) => plain).filter(isNamedAgain);
}
