import type { TimedWord } from '@herald/media';
import { isUnspaced, textUnits } from './script.ts';

/** A word as captions use it. */
export interface CaptionWord extends TimedWord {
  /** false: follows the word before it without a space */
  spaced: boolean;
}

const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ー々ゝゞー]+$/u;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Cuts words longer than a line (and unspaced scripts given as whole sentences) into words, sharing out their time by length. */
export function splitWords(words: TimedWord[], maxUnits: number, locale: string): CaptionWord[] {
  const parts: CaptionWord[] = [];
  for (const word of words) {
    const before = parts.at(-1);
    const spaced = before !== undefined && !joins(before.text, word.text);
    const pieces = piecesOf(word.text, maxUnits, locale);
    const total = pieces.reduce((sum, piece) => sum + Math.max(1, textUnits(piece)), 0);
    let at = word.startSec;
    for (const [index, piece] of pieces.entries()) {
      const endSec = at + ((word.endSec - word.startSec) * Math.max(1, textUnits(piece))) / total;
      parts.push({ text: piece, startSec: at, endSec, spaced: index === 0 && spaced });
      at = endSec;
    }
  }
  return parts;
}

function joins(before: string, after: string): boolean {
  return isUnspaced([...before].at(-1) ?? '') && isUnspaced([...after][0] ?? '');
}

function piecesOf(text: string, maxUnits: number, locale: string): string[] {
  const unspaced = [...text].some(isUnspaced);
  if (!unspaced && textUnits(text) <= maxUnits) return [text];
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const kept = attachPunctuation(unspaced ? words : [text]);
  return kept.flatMap((word) => (textUnits(word) <= maxUnits ? [word] : chopped(word, maxUnits, locale)));
}

/** No line may begin with a closing mark or end with an opening one. */
function attachPunctuation(words: string[]): string[] {
  const kept: string[] = [];
  let opening = '';
  for (const word of words) {
    if (word.trim() === '') continue;
    if (CLOSING.test(word) && kept.length > 0) kept[kept.length - 1] += word;
    else if (OPENING.test(word)) opening += word;
    else {
      kept.push(opening + word);
      opening = '';
    }
  }
  if (opening) kept.push(opening);
  return kept;
}

function chopped(word: string, maxUnits: number, locale: string): string[] {
  const pieces = [''];
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word);
  for (const { segment } of letters) {
    const last = pieces.at(-1);
    if (last && textUnits(last + segment) > maxUnits) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}
