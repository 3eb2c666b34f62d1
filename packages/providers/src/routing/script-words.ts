import { spellingOf } from '@herald/media/pronunciation/say';
import type { TimedWord } from '@herald/media/sound';
import type { Pronunciation } from '@herald/media/voice';
import { isSaid } from '../answers/said-words.ts';
import { type ScriptPiece, saidPieces, writtenOf } from '../answers/script-pieces.ts';

/**
 * The words of a script, with the times of the words of its respelled text: a word lasts from the first to the last of
 * those it was respelled as. Undefined where they are not the words of that text.
 */
export function wordsOfScript(
  told: readonly TimedWord[],
  text: string,
  wishes: readonly Pronunciation[],
  locale: string,
): TimedWord[] | undefined {
  const pieces = saidPieces(text, wishes);
  const counts = pieces.map((piece) => countSaid(piece, locale));
  if (counts.reduce((sum, count) => sum + count, 0) !== told.length) return undefined;
  let at = 0;
  return pieces.flatMap((piece, index) => {
    const own = told.slice(at, at + (counts[index] ?? 0));
    at += own.length;
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ text: writtenOf(piece), startSec: first.startSec, endSec: last.endSec }] : [];
  });
}

/** How many words it has where it is respelled. */
function countSaid({ parts }: ScriptPiece, locale: string): number {
  const spelled = parts.map(({ text, say }) => (say === undefined ? text : spellingOf(say, locale))).join('');
  return spelled.split(/\s+/).filter(isSaid).length;
}
