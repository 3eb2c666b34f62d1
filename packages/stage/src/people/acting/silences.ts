import type { SpokenSpan } from './acting-input.ts';

export interface Silence {
  startSec: number;
  endSec: number;
}

const SHORTEST_SILENCE_SEC = 0.2;

/** The gaps between words in which the mouth must rest, the time before the first and after the last included. */
export function findSilences(words: readonly SpokenSpan[]): Silence[] {
  if (words.length === 0) return [];
  const sorted = words.slice().sort((a, b) => a.startSec - b.startSec);
  const silences: Silence[] = [];
  let quietFrom = Number.NEGATIVE_INFINITY;
  for (const { startSec, endSec } of sorted) {
    if (startSec - quietFrom >= SHORTEST_SILENCE_SEC) silences.push({ startSec: quietFrom, endSec: startSec });
    quietFrom = Math.max(quietFrom, endSec);
  }
  return [...silences, { startSec: quietFrom, endSec: Number.POSITIVE_INFINITY }];
}
