import { pullTo } from '@herald/media/captions/binding-words';
import { divideWords } from '@herald/media/captions/divide-words';
import type { Word } from '@herald/media/sound';

/** A line of subtitles. */
export interface Cue {
  startSec: number;
  endSec: number;
  text: string;
}

const CHARS_PER_LINE = 36;
const LIMITS = {
  maxWords: 20,
  /** two lines; their lengths differ a little */
  maxUnits: 68,
  maxNumberUnits: 68,
  shortestSec: 0.7,
  longestSec: 5,
  /** a sentence has a cue of its own, however short */
  acrossSentence: 100,
  acrossPhrase: 1.5,
  /** less than a cue that is over at once: a flash of a third of a second reads worse */
  acrossPhrases: 12,
  acrossClause: 0.5,
};
/** How much longer a line may be so that a word stays with the next one. */
const PULL_CHARS = 3;

/** Words the author wrote without a space between them stay without one. */
export function joinWords(words: readonly Word[]): string {
  return words
    .map((word, i) => {
      const text = word.text.trim().replace(/\s+/gu, ' ');
      return i > 0 && word.startChar > words[i - 1].endChar ? ` ${text}` : text;
    })
    .join('');
}

/** Two lines of one length, unless a number would lose its noun. */
function breakLines(words: readonly Word[]): string {
  const whole = joinWords(words);
  if (whole.length <= CHARS_PER_LINE || words.length < 2) return whole;
  const breaks = words.slice(1).map((next, index) => {
    const lines = [joinWords(words.slice(0, index + 1)), joinWords(words.slice(index + 1))];
    const longest = Math.max(...lines.map((line) => line.length));
    const around = { before: words[index - 1]?.text, after: words[index + 2]?.text };
    return { text: lines.join('\n'), cost: longest + PULL_CHARS * pullTo(words[index]?.text ?? '', next.text, around) };
  });
  return breaks.reduce((best, next) => (next.cost < best.cost ? next : best)).text;
}

/** Groups timed words into readable subtitles; they break by the same rules as burned captions. */
export function subtitleCues(words: readonly Word[]): Cue[] {
  const groups = divideWords(words, { ...LIMITS, unitsOf: (group) => joinWords(group).length });
  return groups.flatMap((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const nextSec = groups[index + 1]?.[0]?.startSec ?? Number.POSITIVE_INFINITY;
    const endSec = Math.min(nextSec, Math.max(last.endSec, first.startSec + LIMITS.shortestSec));
    return [{ startSec: first.startSec, endSec, text: breakLines(group) }];
  });
}
