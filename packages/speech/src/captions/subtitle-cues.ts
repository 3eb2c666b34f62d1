import { withoutEmoji } from '@herald/media/emoji';
import type { Word } from '@herald/media/sound';

/** A line of subtitles. */
export interface Cue {
  startSec: number;
  endSec: number;
  text: string;
}

export interface CueLimits {
  charsPerLine: number;
  lines: number;
  shortestSec: number;
  longestSec: number;
  /** a pause this long starts a new cue */
  pauseSec: number;
}

const LIMITS: CueLimits = { charsPerLine: 36, lines: 2, shortestSec: 0.7, longestSec: 5, pauseSec: 0.6 };
const SENTENCE_END = /[.!?…。！？।؟]["'”’)\]]*$/;
const CLAUSE_END = /[,;:，、；：،—]["'”’)\]]*$/;
const CLAUSE_BREAK_FROM_SHARE = 0.6;

/** Words the author wrote without a space between them stay without one. */
export function joinWords(words: readonly Word[]): string {
  return words
    .map((word, i) => {
      const text = word.text.trim().replace(/\s+/gu, ' ');
      return i > 0 && word.startChar > words[i - 1].endChar ? ` ${text}` : text;
    })
    .join('');
}

function breakLines(words: readonly Word[], limits: CueLimits): string {
  const whole = joinWords(words);
  if (whole.length <= limits.charsPerLine) return whole;
  let best = whole;
  let bestWorst = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [joinWords(words.slice(0, cut)), joinWords(words.slice(cut))];
    const worst = Math.max(lines[0].length, lines[1].length);
    if (worst < bestWorst) {
      bestWorst = worst;
      best = lines.join('\n');
    }
  }
  return best;
}

function mustBreak(open: readonly Word[], next: Word, limits: CueLimits): boolean {
  const last = open[open.length - 1];
  const room = limits.charsPerLine * limits.lines;
  const length = joinWords(open).length;
  if (SENTENCE_END.test(withoutEmoji(last.text)) || next.startSec - last.endSec >= limits.pauseSec) return true;
  if (next.endSec - open[0].startSec > limits.longestSec) return true;
  if (length + next.text.length + 1 > room - limits.charsPerLine * 0.1) return true;
  return CLAUSE_END.test(withoutEmoji(last.text)) && length > room * CLAUSE_BREAK_FROM_SHARE;
}

/** A last word alone looks lost: it takes words of the cue before along. */
function balance(groups: Word[][]): void {
  for (let i = 1; i < groups.length; i++) {
    const before = groups[i - 1];
    const here = groups[i];
    const { text } = before[before.length - 1];
    const sameSentence = !SENTENCE_END.test(withoutEmoji(text)) && !CLAUSE_END.test(withoutEmoji(text));
    if (here.length > 1 || before.length < 4 || !sameSentence) continue;
    here.unshift(...before.splice(Math.ceil(before.length / 2) + 1));
  }
}

/** Groups timed words into readable subtitles. */
export function subtitleCues(words: readonly Word[], limits: CueLimits = LIMITS): Cue[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const open = groups.at(-1);
    if (open && !mustBreak(open, word, limits)) open.push(word);
    else groups.push([word]);
  }
  balance(groups);
  return groups.map((group, i) => {
    const startSec = group[0].startSec;
    const nextSec = groups[i + 1]?.[0]?.startSec ?? Number.POSITIVE_INFINITY;
    const endSec = Math.min(nextSec, Math.max(group[group.length - 1].endSec, startSec + limits.shortestSec));
    return { startSec, endSec, text: breakLines(group, limits) };
  });
}
