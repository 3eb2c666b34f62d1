import { divideWords, HOLD_SEC } from '@herald/media/captions/divide-words';
import { textUnits } from '../text/script.ts';
import type { CaptionWord } from '../text/split-words.ts';

/** Words shown together. */
export interface CaptionGroup {
  words: CaptionWord[];
  startSec: number;
  endSec: number;
}

/** How much one caption may hold. */
export interface GroupLimits {
  maxWords: number;
  maxUnits: number;
  /** of words that belong together */
  maxBoundUnits?: number;
  /** longer words are broken */
  maxWordUnits: number;
}

/** So few that they are large between the buttons of networks. */
export const LOUD_LIMITS: GroupLimits = { maxWords: 3, maxUnits: 14, maxBoundUnits: 17, maxWordUnits: 18 };
/** A few words. */
export const TALL_LIMITS: GroupLimits = { maxWords: 3, maxUnits: 18, maxBoundUnits: 20, maxWordUnits: 18 };
/** One line: where a frame is not tall, two would lie on folded hands. */
export const LINE_LIMITS: GroupLimits = { maxWords: 6, maxUnits: 28, maxWordUnits: 28 };

const SHORTEST_SEC = 0.5;
const MAX_SHOWN_SEC = 3;
const MAX_DELAY_SEC = 0.25;
/** More than captions cost that are over at once: each stays a little longer than its words. */
const ACROSS_SENTENCE = 100;
const ACROSS_PHRASES = 100;
const ACROSS_PHRASE = 5;

/** Divides the words into captions and gives each its time. */
export function groupWords(words: CaptionWord[], limits: GroupLimits): CaptionGroup[] {
  const groups = divideWords(words, {
    ...limits,
    shortestSec: SHORTEST_SEC,
    longestSec: MAX_SHOWN_SEC,
    acrossSentence: ACROSS_SENTENCE,
    acrossPhrases: ACROSS_PHRASES,
    acrossPhrase: ACROSS_PHRASE,
    unitsOf,
  });
  return timed(groups, words);
}

export function unitsOf(words: readonly CaptionWord[]): number {
  return words.reduce((sum, word, index) => sum + textUnits(word.text) + (index > 0 && word.spaced ? 1 : 0), 0);
}

function timed(groups: CaptionWord[][], words: CaptionWord[]): CaptionGroup[] {
  let earliest = 0;
  let index = 0;
  return groups.map((group) => {
    index += group.length;
    const spokenSec = group[0].startSec;
    const startSec = Math.max(spokenSec, Math.min(earliest, spokenSec + MAX_DELAY_SEC));
    const nextSec = words[index]?.startSec ?? Number.POSITIVE_INFINITY;
    const wished = Math.max(group[group.length - 1].endSec + HOLD_SEC, startSec + SHORTEST_SEC);
    const latest = Math.max(nextSec, Math.min(startSec + SHORTEST_SEC, nextSec + MAX_DELAY_SEC));
    const endSec = Math.min(wished, latest, startSec + MAX_SHOWN_SEC);
    earliest = endSec;
    return { words: group, startSec, endSec };
  });
}
