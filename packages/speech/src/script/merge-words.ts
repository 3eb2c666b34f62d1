import { wishKey } from '@herald/media/pronunciation/wished-parts';
import type { WrittenPause } from './split-script.ts';
import type { WrittenWord } from './written-word.ts';

/** A word as wishes name it: small, with a straight apostrophe, without the punctuation around it. */
const plainWord = (word: string): string => wishKey(word) || word;

/** What several words are known by, however they are spaced. */
export const plainWords = (text: string): string => text.split(/\s+/).filter(Boolean).map(plainWord).join(' ');

type Item = WrittenWord | WrittenPause;

const coreOf = (item: Item | undefined): string | undefined =>
  item && 'core' in item ? plainWord(item.core) : undefined;

function lengthOfMatch(items: readonly Item[], at: number, expressions: readonly string[][]): number {
  const found = expressions.find((words) => words.every((word, k) => coreOf(items[at + k]) === word));
  return found?.length ?? 1;
}

/** Makes one word of several that the caller wants said as one, such as the name of a product. */
export function mergeWords(items: readonly Item[], script: string, expressions: Iterable<string>): Item[] {
  const wanted = [...expressions]
    .map((expression) => plainWords(expression).split(' '))
    .filter((words) => words.length > 1)
    .sort((a, b) => b.length - a.length);
  if (!wanted.length) return [...items];
  const merged: Item[] = [];
  for (let i = 0; i < items.length; ) {
    const length = lengthOfMatch(items, i, wanted);
    const first = items[i];
    const last = items[i + length - 1];
    if (length > 1 && 'core' in first && 'core' in last) {
      const core = items
        .slice(i, i + length)
        .map((item) => ('core' in item ? item.core : ''))
        .join(' ');
      merged.push({ ...last, startChar: first.startChar, text: script.slice(first.startChar, last.endChar), core });
    } else merged.push(first);
    i += length;
  }
  return merged;
}
