import type { TimedWord } from '@herald/media/sound';
import { isUnspaced, textUnits } from './script.ts';
import { syllablesOf } from './syllables.ts';

/** A word as captions use it. */
export interface CaptionWord extends TimedWord {
  /** false: follows the word before it without a space */
  spaced: boolean;
  /** the word goes on in the next part: a line that ends here ends with a hyphen */
  goesOn?: true;
  /** an address or a code, as it is typed */
  isTyped?: true;
  /** what is asked for something, which is read at a glance */
  isPrice?: true;
  /** the sentence of what is typed ends with it */
  endsSentence?: boolean;
}

/** It is never broken. */
export type TypedWord = TimedWord & { isTyped: true; isPrice?: true; isCall?: true; endsSentence: boolean };

const HYPHEN_UNITS = 1;
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ー々ゝゞー]+$/u;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

type Part = Pick<CaptionWord, 'text' | 'goesOn'>;

/** A line that ends within a word shows it by a hyphen. */
export function withHyphen<Word extends Part>(line: readonly Word[]): Word[] {
  return line.map((word, index) =>
    word.goesOn && index === line.length - 1 ? { ...word, text: `${word.text}-` } : word,
  );
}

/** Cuts words longer than a line (and unspaced scripts given as whole sentences) into words, sharing out their time by length. */
export function splitWords(words: (TimedWord | TypedWord)[], maxUnits: number, locale: string): CaptionWord[] {
  const parts: CaptionWord[] = [];
  for (const word of words) {
    const before = parts.at(-1);
    const spaced = before !== undefined && !joins(before.text, word.text);
    if ('isTyped' in word) {
      parts.push({ ...word, spaced });
      continue;
    }
    const pieces = piecesOf(word.text, maxUnits, locale);
    const total = pieces.reduce((sum, piece) => sum + Math.max(1, textUnits(piece)), 0);
    let at = word.startSec;
    for (const [index, piece] of pieces.entries()) {
      const endSec = at + ((word.endSec - word.startSec) * Math.max(1, textUnits(piece))) / total;
      const goesOn = index < pieces.length - 1 && isHyphenated(word.text);
      parts.push({ text: piece, startSec: at, endSec, spaced: index === 0 && spaced, ...(goesOn && { goesOn }) });
      at = endSec;
    }
  }
  return parts;
}

/** Marks around a word of letters: they stay with its first or last syllable. */
const WORD = /^(?<before>[^\p{L}\p{N}]*)(?<letters>.*?)(?<after>[^\p{L}\p{N}]*)$/su;

function isHyphenated(text: string): boolean {
  return syllablesOf(WORD.exec(text)?.groups?.letters ?? '') !== null;
}

function joins(before: string, after: string): boolean {
  return isUnspaced([...before].at(-1) ?? '') && isUnspaced([...after][0] ?? '');
}

function piecesOf(text: string, maxUnits: number, locale: string): string[] {
  const unspaced = [...text].some(isUnspaced);
  if (!unspaced && textUnits(text) <= maxUnits) return [text];
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const kept = attachPunctuation(unspaced ? words : [text]);
  return kept.flatMap((word) => (textUnits(word) <= maxUnits ? [word] : broken(word, maxUnits, locale)));
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

/** After hyphens or syllables where the letters show them, in parts of about one length; between any two letters otherwise. */
function broken(word: string, maxUnits: number, locale: string): string[] {
  const { before = '', letters = '', after = '' } = WORD.exec(word)?.groups ?? {};
  const syllables = betweenHyphens(letters) ?? syllablesOf(letters);
  if (!syllables) return chopped(word, maxUnits, locale);
  syllables[0] = before + syllables[0];
  syllables[syllables.length - 1] += after;
  const room = maxUnits - HYPHEN_UNITS;
  const lines = Math.ceil(textUnits(word) / room);
  for (let aim = Math.ceil(textUnits(word) / lines); aim <= room; aim++) {
    const parts = filled(syllables, aim);
    if (parts.length <= lines) return parts;
  }
  return filled(syllables, room).flatMap((part) => (textUnits(part) <= room ? [part] : chopped(part, room, locale)));
}

/** "hundred-and-forty-pound" has its own places to break. */
function betweenHyphens(letters: string): string[] | null {
  const parts = letters.match(/[^-]+-?/gu) ?? [];
  return parts.length > 1 ? parts : null;
}

function filled(syllables: readonly string[], maxUnits: number): string[] {
  const parts = [''];
  for (const syllable of syllables) {
    const last = parts[parts.length - 1];
    if (last && textUnits(last + syllable) > maxUnits) parts.push(syllable);
    else parts[parts.length - 1] = last + syllable;
  }
  return parts;
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
