import { textUnits } from '../text/script.ts';
import type { CaptionWord } from '../text/split-words.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { GroupLimits } from './group-words.ts';
import {
  type CaptionFrame,
  type CaptionMeasures,
  emOfLines,
  emOfWidth,
  roomEm,
  wordsWidthEm,
} from './lay-out-caption.ts';

/** So much smaller all captions are at most for two lines to fit, or for the longest word. */
const LEAST = 0.9;

interface Film {
  /** all that captions say in letters of one size */
  words: readonly CaptionWord[];
  limits: GroupLimits;
  look: CaptionMeasures;
  setter: TypeSetter;
  room: Omit<CaptionFrame, 'emPx'>;
  /** lines of a usual caption */
  lines: 1 | 2;
}

/** The one size of a film's captions, for others would read as louder and softer, and what one of them holds then. */
export function filmSize(film: Film): { emPx: number; limits: GroupLimits } {
  const { words, limits, look, setter, room, lines } = film;
  const widths = words.map((word) => wordsWidthEm([word], look, setter));
  const unitEm = sumOf(widths) / Math.max(1, sumOf(words.map(({ text }) => textUnits(text))));
  const fullEm = limits.maxUnits * unitEm;
  const usual = Math.min(
    look.emUnits * room.scale,
    emOfWidth(fullEm / lines, look, room),
    emOfLines(lines, look, room),
  );
  const fits = [emOfLines(2, look, room), emOfWidth(Math.max(0.1, ...widths), look, room)];
  const emPx = Math.min(usual, ...fits.filter((em) => em >= LEAST * usual));
  const lineEm = roomEm(emPx, look, room);
  const share = limits.maxUnits / Math.min(lines * lineEm, fullEm);
  return {
    emPx,
    limits: {
      ...limits,
      maxBoundUnits: lines === 1 && emOfLines(2, look, room) >= emPx ? (limits.maxBoundUnits ?? 0) : 0,
      maxNumberUnits: Math.min(limits.maxNumberUnits, 2 * lineEm * share),
      unitsOf: (group) => share * shownEm(group, lineEm, film),
    },
  };
}

/** Two lines take twice the longer one; a word that is longer than a line is made to fit. */
function shownEm(group: readonly CaptionWord[], lineEm: number, { look, setter }: Film): number {
  const widthEm = (words: readonly CaptionWord[]) => wordsWidthEm(words, look, setter);
  const inLine = (words: readonly CaptionWord[]) =>
    words.length > 1 ? widthEm(words) : Math.min(lineEm, widthEm(words));
  const whole = widthEm(group);
  if (whole <= lineEm || group.length < 2) return whole;
  const longer = group.slice(1).map((_, at) => Math.max(inLine(group.slice(0, at + 1)), inLine(group.slice(at + 1))));
  return Math.max(whole, 2 * Math.min(...longer));
}

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
