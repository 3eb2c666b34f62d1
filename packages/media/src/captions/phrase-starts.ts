import type { TimedWord } from '../sound.ts';
import { CLAUSE_END } from './divide-words.ts';
import { endsSentence } from './sentence-end.ts';

/** A voice rests for so long without a sign, and no shorter. */
const REST_SEC = 0.12;

/** Whether a word ends a phrase: there the voice rests, and so may the picture. */
export function endsPhrase(word: TimedWord, next: TimedWord, before?: TimedWord): boolean {
  const isPause = next.startSec - word.endSec >= REST_SEC;
  return (
    isPause || CLAUSE_END.test(word.text) || endsSentence(word.text, { next: next.text, before: before?.text, isPause })
  );
}

/** When each phrase begins, but for the first. */
export function phraseStarts(words: readonly TimedWord[]): number[] {
  return words.flatMap((word, place) => {
    const last = words[place - 1];
    return last && endsPhrase(last, word, words[place - 2]) ? [word.startSec] : [];
  });
}
