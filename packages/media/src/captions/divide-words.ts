import { withoutEmoji } from '../emoji.ts';
import type { TimedWord } from '../sound.ts';
import { isAbbreviation, isOrdinal, pullTo } from './binding-words.ts';

/** What may be shown together: burned captions and subtitle files differ in this alone, so that both break at the same places. */
export interface GroupLimits<Word> {
  maxWords: number;
  maxUnits: number;
  /** What is shown for less is not read: a few large words take less than a line. */
  shortestSec: number;
  longestSec: number;
  /** what it costs to go on after the end of a sentence */
  acrossSentence: number;
  /** and after a comma: in a few large words two phrases are read as one */
  acrossPhrase: number;
  /** the length of words as they are shown */
  unitsOf(words: readonly Word[]): number;
}

/** A caption stays so long after its last word. */
export const HOLD_SEC = 0.5;
const PAUSE_SEC = 0.3;
/** More than one caption more costs: a torn phrase reads worse than a short one. */
const PULL = 6;
const SENTENCE_END = /[.!?…。！？؟।]["'”’)\]]*$/u;
const CLAUSE_END = /[,;:，、；：،؛–—-]["'”’)\]]*$/u;

/** Divides words into groups: the cheapest division by the rules of the trade (phrases whole, neither flashes nor slabs). */
export function divideWords<Word extends TimedWord>(words: readonly Word[], limits: GroupLimits<Word>): Word[][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    best[end] = cheapestEndingAt(end, { words, best, limits });
  }
  const groups: Word[][] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
    groups.unshift(words.slice(best[end]?.from ?? 0, end));
  }
  return groups;
}

function cheapestEndingAt<Word extends TimedWord>(
  end: number,
  { words, best, limits }: { words: readonly Word[]; best: readonly { cost: number }[]; limits: GroupLimits<Word> },
): { cost: number; from: number } {
  let cheapest = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
  for (let from = end - 1; from >= 0 && end - from <= limits.maxWords; from--) {
    const group = words.slice(from, end);
    if (group.length > 1 && limits.unitsOf(group) > limits.maxUnits) break;
    const cost = (best[from]?.cost ?? 0) + groupCost(group, words[end], limits);
    if (cost < cheapest.cost) cheapest = { cost, from };
  }
  return cheapest;
}

function groupCost<Word extends TimedWord>(
  group: readonly Word[],
  next: Word | undefined,
  limits: GroupLimits<Word>,
): number {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return 0;
  const shownSec = (next?.startSec ?? last.endSec + HOLD_SEC) - first.startSec;
  const spanSec = last.endSec - first.startSec;
  let cost = 1 + 30 * Math.max(0, limits.shortestSec - shownSec) + 30 * Math.max(0, spanSec - limits.longestSec);
  for (const [index, word] of group.entries()) {
    const following = group[index + 1];
    if (following) cost += breakWithin(word, following, limits);
  }
  if (next && !isPhraseEnd(last, next)) cost += 1.4;
  if (next) cost += PULL * pullTo(last.text, next.text);
  if (group.length === 1 && limits.unitsOf(group) < limits.maxUnits / 4) cost += 0.8;
  return cost;
}

function breakWithin(
  word: TimedWord,
  next: TimedWord,
  { acrossSentence, acrossPhrase }: Pick<GroupLimits<TimedWord>, 'acrossSentence' | 'acrossPhrase'>,
): number {
  const pause = isPause(word, next) ? 5 : 0;
  if (endsSentence(word, next)) return acrossSentence + pause;
  return CLAUSE_END.test(withoutEmoji(word.text)) ? acrossPhrase + pause : pause;
}

function isPhraseEnd(word: TimedWord, next: TimedWord): boolean {
  return endsSentence(word, next) || CLAUSE_END.test(withoutEmoji(word.text)) || isPause(word, next);
}

/** An abbreviation, or the ordinal of a date, ends a sentence only where a pause tells so. */
function endsSentence(word: TimedWord, next: TimedWord): boolean {
  const text = withoutEmoji(word.text);
  return SENTENCE_END.test(text) && (!(isAbbreviation(text) || isOrdinal(text)) || isPause(word, next));
}

function isPause(word: TimedWord, next: TimedWord): boolean {
  return next.startSec - word.endSec > PAUSE_SEC;
}
