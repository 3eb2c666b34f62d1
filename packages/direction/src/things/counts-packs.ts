import { endsWithSign } from '@herald/media/ends-with-sign';
import { spellingOf } from '@herald/media/spelled-numbers';
import type { SpokenWord } from '../reading/clause.ts';
import { packWordsOf } from '../words/pack-words.ts';

const DIGITS = /^\d+$/u;
/** "And the tube fits": its article comes so early. */
const OPENING_WORDS = 2;
/** "Eine Flasche Wein" */
const NOUN_BEHIND = /^\p{Lu}/u;
const STOPPED = endsWithSign('.,:;!?…');
/** "One can hope" */
const HELPS = { count: 'one', verb: 'can' };

/** "One bottle lasts", "two drops", "$34 a jar", but not "a bottle of wine". */
export function countsPacks(words: readonly SpokenWord[], locale: string): boolean {
  const { packs, counts, articles, of } = packWordsOf(locale);
  const numbers = spellingOf(locale)?.values;
  return words.some(({ plain, text }, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (!before || !packs.includes(plain)) return false;
    if (plain === HELPS.verb && before.plain === HELPS.count) return false;
    const isEnd = next === undefined || STOPPED.test(text);
    const isOther = !isEnd && (of.includes(next.plain) || (locale.startsWith('de') && NOUN_BEHIND.test(next.text)));
    const isCounted = counts.includes(before.plain) || DIGITS.test(before.plain) || numbers?.has(before.plain) === true;
    // Behind its price stands what is counted: "$34 a jar".
    const isNamed =
      articles.includes(before.plain) && (index <= OPENING_WORDS || /\d/u.test(words[index - 2]?.text ?? ''));
    return !isOther && (isCounted || isNamed);
  });
}
