import { isNumberWord } from '@herald/media/captions/number-words';
import { textUnits } from '../text/script.ts';
import type { CaptionWord } from '../text/split-words.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import { type GroupLimits, unitsOf } from './group-words.ts';
import {
  type CaptionFrame,
  type CaptionMeasures,
  emOfLines,
  emOfWidth,
  MIN_SHRINK,
  roomEm,
  wordsWidthEm,
} from './lay-out-caption.ts';

/** So much smaller all captions are at most for two lines to fit, or for the longest word. */
const LEAST = 0.9;
/** And for a number. */
const LEAST_FOR_NUMBERS = 0.82;
/** Of the captions that letters alone make, those that fit as they are; much wider ones become two. */
const FITTING = 0.9;
/** A number stays whole on two lines of such letters, in units of a 720 frame. */
const SMALLEST_NUMBER = 30;

interface Film {
  /** all that captions say in letters of one size, divided by the number of letters */
  groups: readonly (readonly CaptionWord[])[];
  limits: GroupLimits;
  look: CaptionMeasures;
  setter: TypeSetter;
  room: Omit<CaptionFrame, 'emPx'>;
  /** lines of a usual caption */
  lines: 1 | 2;
}

/** The one size of a film's captions, for others would read as louder and softer, and what one of them holds then. */
export function filmSize(film: Film): { emPx: number; limits: GroupLimits } {
  const { groups, limits, look, setter, room, lines } = film;
  const words = groups.flat();
  const widths = words.map((word) => wordsWidthEm([word], look, setter));
  const unitEm = sumOf(widths) / Math.max(1, sumOf(words.map(({ text }) => textUnits(text))));
  const usual = Math.min(
    look.emUnits * room.scale,
    emOfWidth(usualWidthEm(film), look, room),
    emOfLines(lines, look, room),
  );
  const isBroken = groups.some((group) => wordsWidthEm(group, look, setter) > roomEm(usual, look, room));
  const fits = [
    ...(isBroken ? [emOfLines(2, look, room)] : []),
    ...widths.map((width) => emOfWidth(width, look, room)),
  ];
  const emPx = Math.min(
    usual,
    ...fits.filter((em) => em >= LEAST * usual),
    ...emsOfNumbers(film).filter((em) => em >= LEAST_FOR_NUMBERS * usual),
  );
  const lineEm = roomEm(MIN_SHRINK * emPx, look, room);
  const share = limits.maxUnits / Math.min(lines * lineEm, limits.maxUnits * unitEm);
  return {
    emPx,
    limits: {
      ...limits,
      maxBoundUnits: lines === 1 && emOfLines(2, look, room) >= emPx ? (limits.maxBoundUnits ?? 0) : 0,
      maxNumberUnits: 2 * share * roomEm(Math.min(emPx, SMALLEST_NUMBER * room.scale), look, room),
      unitsOf: (group) => share * shownEm(group, lineEm, film),
    },
  };
}

/** Of the lines of most captions; a long number is no measure for others. */
function usualWidthEm({ groups, limits, look, setter, lines }: Film): number {
  const widths = groups
    .filter((group) => unitsOf(group) <= limits.maxUnits)
    .map((group) => (lines === 1 ? wordsWidthEm(group, look, setter) : brokenEm(group, { look, setter })))
    .sort((narrow, wide) => narrow - wide);
  return widths[Math.ceil(FITTING * widths.length) - 1] ?? 0.1;
}

/** The sizes at which numbers have room in two lines. */
function emsOfNumbers({ groups, limits, look, setter, room }: Film): number[] {
  const numbers = groups.filter(
    (group) => unitsOf(group) > limits.maxUnits || group.some(({ text }) => isNumberWord(text)),
  );
  return numbers.map((group) => emOfWidth(brokenEm(group, { look, setter }), look, room));
}

/** Two lines take twice the longer one; a word that is longer than a line is made to fit. */
function shownEm(group: readonly CaptionWord[], lineEm: number, { look, setter }: Film): number {
  const whole = wordsWidthEm(group, look, setter);
  if (whole <= lineEm || group.length < 2) return whole;
  return Math.max(whole, 2 * brokenEm(group, { look, setter, lineEm }));
}

/** The longer one of two lines. */
function brokenEm(
  group: readonly CaptionWord[],
  { look, setter, lineEm = Number.POSITIVE_INFINITY }: Pick<Film, 'look' | 'setter'> & { lineEm?: number },
): number {
  const widthOf = (words: readonly CaptionWord[]) =>
    Math.min(wordsWidthEm(words, look, setter), words.length > 1 ? Number.POSITIVE_INFINITY : lineEm);
  const longer = group.slice(1).map((_, at) => Math.max(widthOf(group.slice(0, at + 1)), widthOf(group.slice(at + 1))));
  return Math.min(...longer, longer.length > 0 ? Number.POSITIVE_INFINITY : widthOf(group));
}

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
