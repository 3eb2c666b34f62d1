import { withoutEmoji } from '@herald/media/emoji';
import { textUnits } from '../text/script.ts';
import type { CaptionWord } from '../text/split-words.ts';
import { isAbbreviation, pullTo } from './binding-words.ts';

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
  /** longer words are broken */
  maxWordUnits: number;
}

export const TALL_LIMITS: GroupLimits = { maxWords: 3, maxUnits: 18, maxWordUnits: 18 };
export const WIDE_LIMITS: GroupLimits = { maxWords: 14, maxUnits: 60, maxWordUnits: 32 };
/** Two short lines of large letters. */
export const LOUD_LIMITS: GroupLimits = { maxWords: 6, maxUnits: 32, maxWordUnits: 18 };

const MIN_SHOWN_SEC = 0.7;
const MAX_SHOWN_SEC = 3;
const HOLD_SEC = 0.5;
const MAX_DELAY_SEC = 0.25;
const PAUSE_SEC = 0.3;
const SENTENCE_END = /[.!?…。！？؟।]["'”’)\]]*$/u;
const CLAUSE_END = /[,;:，、；：،؛–—-]["'”’)\]]*$/u;

/** Divides the words into captions: the cheapest division by the rules of the trade (phrases whole, neither flashes nor slabs). */
export function groupWords(words: CaptionWord[], limits: GroupLimits): CaptionGroup[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    best[end] = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = end - 1; from >= 0 && end - from <= limits.maxWords; from--) {
      const group = words.slice(from, end);
      if (group.length > 1 && unitsOf(group) > limits.maxUnits) break;
      const cost = best[from].cost + groupCost(group, words[end], limits);
      if (cost < best[end].cost) best[end] = { cost, from };
    }
  }
  return timed(collect(words, best), words);
}

export function unitsOf(words: CaptionWord[]): number {
  return words.reduce((sum, word, index) => sum + textUnits(word.text) + (index > 0 && word.spaced ? 1 : 0), 0);
}

function collect(words: CaptionWord[], best: { from: number }[]): CaptionWord[][] {
  const groups: CaptionWord[][] = [];
  for (let end = words.length; end > 0; end = best[end].from) groups.unshift(words.slice(best[end].from, end));
  return groups;
}

function groupCost(group: CaptionWord[], next: CaptionWord | undefined, limits: GroupLimits): number {
  const first = group[0];
  const last = group[group.length - 1];
  const shownSec = (next?.startSec ?? last.endSec + HOLD_SEC) - first.startSec;
  const spanSec = last.endSec - first.startSec;
  let cost = 1 + 30 * Math.max(0, MIN_SHOWN_SEC - shownSec) + 30 * Math.max(0, spanSec - MAX_SHOWN_SEC);
  for (let i = 0; i < group.length - 1; i++) cost += breakWithin(group[i], group[i + 1]);
  if (next && !isPhraseEnd(last, next)) cost += 1.4;
  if (next) cost += 1.2 * pullTo(last.text, next.text);
  if (group.length === 1 && unitsOf(group) < limits.maxUnits / 4) cost += 0.8;
  return cost;
}

function breakWithin(word: CaptionWord, next: CaptionWord): number {
  const pause = next.startSec - word.endSec > PAUSE_SEC ? 5 : 0;
  if (endsSentence(word, next)) return 6 + pause;
  return CLAUSE_END.test(withoutEmoji(word.text)) ? 1.5 + pause : pause;
}

function isPhraseEnd(word: CaptionWord, next: CaptionWord): boolean {
  return (
    endsSentence(word, next) || CLAUSE_END.test(withoutEmoji(word.text)) || next.startSec - word.endSec > PAUSE_SEC
  );
}

/** An abbreviation ends a sentence only where a pause tells so. */
function endsSentence(word: CaptionWord, next: CaptionWord): boolean {
  const text = withoutEmoji(word.text);
  return SENTENCE_END.test(text) && (!isAbbreviation(text) || next.startSec - word.endSec > PAUSE_SEC);
}

function timed(groups: CaptionWord[][], words: CaptionWord[]): CaptionGroup[] {
  let earliest = 0;
  let index = 0;
  return groups.map((group) => {
    index += group.length;
    const spokenSec = group[0].startSec;
    const startSec = Math.max(spokenSec, Math.min(earliest, spokenSec + MAX_DELAY_SEC));
    const nextSec = words[index]?.startSec ?? Number.POSITIVE_INFINITY;
    const wished = Math.max(group[group.length - 1].endSec + HOLD_SEC, startSec + MIN_SHOWN_SEC);
    const latest = Math.max(nextSec, Math.min(startSec + MIN_SHOWN_SEC, nextSec + MAX_DELAY_SEC));
    const endSec = Math.min(wished, latest, startSec + MAX_SHOWN_SEC);
    earliest = endSec;
    return { words: group, startSec, endSec };
  });
}
