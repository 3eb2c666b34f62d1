import { isNumberWord } from '@herald/media/captions/number-words';
import { textUnits } from '../text/script.ts';
import type { CaptionWord } from '../text/split-words.ts';

/** So much longer than other words a number may be: more would be too small to read. */
const LONGER = 1.4;

/** "Hundertneunundvierzig" is longer than other words may be, and not broken: half of it is another number. */
export function withWholeNumbers(parts: readonly CaptionWord[], maxWordUnits: number): CaptionWord[] {
  return wordsOf(parts).flatMap((word) => {
    const [first, last] = [word[0], word.at(-1)];
    const text = word.map((part) => part.text).join('');
    if (!first || !last || word.length < 2 || !isNumberWord(text)) return word;
    if (textUnits(text) > LONGER * maxWordUnits) return word;
    const { goesOn: _, ...whole } = { ...first, text, endSec: last.endSec };
    return [whole];
  });
}

/** The parts of each word, which follow each other without a space. */
function wordsOf(parts: readonly CaptionWord[]): CaptionWord[][] {
  const words: CaptionWord[][] = [];
  for (const part of parts) {
    if (part.spaced || part.isTyped || words.length === 0) words.push([part]);
    else words.at(-1)?.push(part);
  }
  return words;
}
