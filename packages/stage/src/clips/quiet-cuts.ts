import { SHORTEST_TAKE_SEC } from './find-join.ts';
import type { TakeOrder } from './take-order.ts';

const BEFORE_WORD_SEC = 0.06;

type Said = Pick<TakeOrder, 'fps' | 'wordSecs' | 'phraseSecs'>;

/** How long a take may last that nobody asked to end: until a phrase begins; where none does for long, until a word. */
export function untilQuiet(said: Said, atFrame: number, length: number): number {
  return untilPhrase(said, atFrame, length) ?? lastBefore(said.wordSecs, said.fps, atFrame, length) ?? length;
}

/** The same where a phrase begins at all. */
export function untilPhrase({ phraseSecs, fps }: Said, atFrame: number, length: number): number | undefined {
  return lastBefore(phraseSecs, fps, atFrame, length);
}

function lastBefore(secs: readonly number[], fps: number, atFrame: number, length: number): number | undefined {
  const least = Math.round(SHORTEST_TAKE_SEC * fps);
  const lengths = secs.map((sec) => Math.floor((sec - BEFORE_WORD_SEC) * fps) - atFrame);
  return lengths.findLast((until) => until >= least && until <= length);
}
