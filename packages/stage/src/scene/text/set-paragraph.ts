import type { TimedWord } from '@herald/media/sound';
import { visualOrder } from './script.ts';
import { type CaptionWord, splitWords, withHyphen } from './split-words.ts';
import type { TypeSetter } from './type-setter.ts';

export interface ParagraphBox {
  width: number;
  height: number;
  largestEmPx: number;
  lineEm: number;
  /** room left and right of every line */
  sideEm: number;
  maxLines: number;
}

export interface SetLine {
  words: { text: string; xEm: number; startSec: number }[];
  widthEm: number;
}

const SPACE_EM = 0.26;
const LONGEST_WORD_UNITS = 24;
/** An article or a preposition belongs to the line of its noun. */
const SHORT_WORD = /^(?:\p{L}{1,2}|the|and|for|der|die|das|ein|und|les|des|une|los|las|una|por|con|per)$/iu;
/** What a break that parts what belongs together costs of the size, and a line of one word. */
const TORN = 0.15;
const ALONE = 0.05;

/** Breaks a text into as few even lines as let it be large, and never wider or taller than its box. */
export function setParagraph(
  text: string,
  locale: string,
  setter: TypeSetter,
  box: ParagraphBox,
): { lines: SetLine[]; emPx: number } {
  const words = setter.clean(text).split(' ');
  return setTimedWords(
    words.map((word) => ({ text: word, startSec: 0, endSec: 0 })),
    locale,
    setter,
    box,
  );
}

/** The same of words that are said: each keeps its time. */
export function setTimedWords(
  said: readonly TimedWord[],
  locale: string,
  setter: TypeSetter,
  box: ParagraphBox,
): { lines: SetLine[]; emPx: number } {
  const cleaned = said.map((word) => ({ ...word, text: setter.clean(word.text) })).filter(({ text }) => text);
  const words = splitWords(cleaned, LONGEST_WORD_UNITS, locale);
  const settings = Array.from({ length: Math.min(box.maxLines, Math.max(1, words.length)) }, (_, count) => {
    const broken = evenLines(words, count + 1, setter);
    const lines = broken.map((line) => setLine(line, setter));
    const widestEm = Math.max(0.1, ...lines.map((line) => line.widthEm)) + 2 * box.sideEm;
    const emPx = Math.min(box.largestEmPx, box.width / widestEm, box.height / (lines.length * box.lineEm));
    return { lines, emPx, worth: emPx * (1 - breakCost(broken)) };
  });
  return settings.reduce((best, next) => (next.worth > best.worth * 1.02 ? next : best));
}

function breakCost(lines: readonly Word[][]): number {
  if (lines.length < 2) return 0;
  const torn = lines.slice(0, -1).filter((line) => SHORT_WORD.test(line.at(-1)?.text ?? ''));
  const alone = lines.filter((line) => line.length === 1);
  return TORN * torn.length + ALONE * alone.length;
}

type Word = Pick<CaptionWord, 'text' | 'spaced' | 'goesOn' | 'startSec'>;

/** Fills lines up to the smallest width that needs no more than `count` of them. */
function evenLines(words: Word[], count: number, setter: TypeSetter): Word[][] {
  let low = Math.max(0, ...words.map((word) => setter.widthEm(word.text)));
  let high = widthOf(words, setter);
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (filled(words, middle, setter).length <= count) high = middle;
    else low = middle;
  }
  return filled(words, high + 1e-6, setter);
}

function filled(words: Word[], widthEm: number, setter: TypeSetter): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word], setter) <= widthEm) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

function widthOf(words: Word[], setter: TypeSetter): number {
  return withHyphen(words).reduce(
    (sum, word, index) => sum + setter.widthEm(word.text) + (index > 0 && word.spaced ? SPACE_EM : 0),
    0,
  );
}

function setLine(words: Word[], setter: TypeSetter): SetLine {
  let xEm = 0;
  const ordered = visualOrder(withHyphen(words), setter.direction);
  const placed = ordered.map((word, index) => {
    xEm += index > 0 && (word.spaced || ordered[index - 1].spaced) ? SPACE_EM : 0;
    const at = { text: word.text, xEm, startSec: word.startSec };
    xEm += setter.widthEm(word.text);
    return at;
  });
  return { words: placed, widthEm: xEm };
}
