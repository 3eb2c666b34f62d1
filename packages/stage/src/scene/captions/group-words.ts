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
  /** of the words of one number: two lines where a frame is tall */
  maxNumberUnits: number;
  /** longer words are broken */
  maxWordUnits: number;
  /** what it costs to go on into a clause that no sign marks */
  acrossClause: number;
  /** left out: by the number of letters */
  unitsOf?: (words: readonly CaptionWord[]) => number;
}

/** So few that they are large between the buttons of networks. */
export const LOUD_LIMITS: GroupLimits = {
  maxWords: 4,
  maxUnits: 14,
  maxBoundUnits: 17,
  maxNumberUnits: 34,
  maxWordUnits: 18,
  acrossClause: 6,
};
/** A few words. */
export const TALL_LIMITS: GroupLimits = {
  maxWords: 3,
  maxUnits: 18,
  maxBoundUnits: 20,
  maxNumberUnits: 40,
  maxWordUnits: 18,
  acrossClause: 3,
};
/** One line: where a frame is not tall, two would lie on folded hands. */
export const LINE_LIMITS: GroupLimits = {
  maxWords: 6,
  maxUnits: 26,
  maxNumberUnits: 28,
  maxWordUnits: 28,
  acrossClause: 1,
};

const SHORTEST_SEC = 0.5;
const MAX_SHOWN_SEC = 3;
/** A price is read with what is said right behind it at most. */
const PRICE_SEC = { hold: 1, longest: 3 };
/** What is typed is to be remembered. */
export const TYPED_SEC = { hold: 2, longest: 6 };
const MAX_DELAY_SEC = 0.25;
/** A cut comes so much before the words of its shot at most. */
const CUT_LEAD_SEC = 0.15;
/** What is shown for less flashes by. */
const READ_SEC = 0.3;
/** More than captions cost that are over at once: each stays a little longer than its words. */
const ACROSS_SENTENCE = 100;
const ACROSS_PHRASES = 100;
const ACROSS_PHRASE = 5;

/** Divides the words into captions and gives each its time; what was said before a cut is gone with it. */
export function groupWords(words: CaptionWord[], limits: GroupLimits, cutSecs: readonly number[] = []): CaptionGroup[] {
  const groups = aroundTyped(words).flatMap((run) => divided(run, limits));
  return timed(groups, words, cutSecs);
}

/** What is typed stands alone. */
function aroundTyped(words: CaptionWord[]): CaptionWord[][] {
  const runs: CaptionWord[][] = [];
  for (const [index, word] of words.entries()) {
    const run = runs.at(-1);
    if (!run || word.isTyped || words[index - 1]?.isTyped) runs.push([word]);
    else run.push(word);
  }
  return runs;
}

function divided(words: CaptionWord[], limits: GroupLimits): CaptionWord[][] {
  return divideWords(words, {
    unitsOf,
    ...limits,
    shortestSec: SHORTEST_SEC,
    longestSec: MAX_SHOWN_SEC,
    acrossSentence: ACROSS_SENTENCE,
    acrossPhrases: ACROSS_PHRASES,
    acrossPhrase: ACROSS_PHRASE,
  });
}

export function unitsOf(words: readonly CaptionWord[]): number {
  return words.reduce((sum, word, index) => sum + textUnits(word.text) + (index > 0 && word.spaced ? 1 : 0), 0);
}

/** The next shot may begin while the last word fades. */
const saidSec = (group: readonly CaptionWord[], nextSec: number): number =>
  Math.min(group.at(-1)?.endSec ?? 0, nextSec - CUT_LEAD_SEC);

function timesOf({ isTyped, isPrice }: CaptionWord): typeof TYPED_SEC {
  if (isPrice) return PRICE_SEC;
  return isTyped ? TYPED_SEC : { hold: HOLD_SEC, longest: MAX_SHOWN_SEC };
}

function timed(groups: CaptionWord[][], words: CaptionWord[], cutSecs: readonly number[]): CaptionGroup[] {
  let earliest = 0;
  let index = 0;
  return groups.map((group) => {
    index += group.length;
    const spokenSec = group[0].startSec;
    const startSec = Math.max(spokenSec, Math.min(earliest, spokenSec + MAX_DELAY_SEC));
    const nextSec = words[index]?.startSec ?? Number.POSITIVE_INFINITY;
    const { hold, longest } = timesOf(group[0]);
    const wished = Math.max(group[group.length - 1].endSec + hold, startSec + SHORTEST_SEC);
    const latest = Math.max(nextSec, Math.min(startSec + SHORTEST_SEC, nextSec + MAX_DELAY_SEC));
    const overSec = Math.min(wished, latest, Math.max(startSec + longest, saidSec(group, nextSec)));
    const cutSec = cutSecs.find((sec) => sec >= startSec + READ_SEC && sec >= saidSec(group, nextSec) && sec < overSec);
    const endSec = group[0].isTyped ? overSec : (cutSec ?? overSec);
    earliest = endSec;
    return { words: group, startSec, endSec };
  });
}
