import { isAbbreviation, pullTo } from '@herald/media/captions/binding-words';
import { isWithinNumber } from '@herald/media/captions/number-words';
import type { CaptionPosition } from '@herald/media/choices';
import { EMOJI_PART } from '@herald/media/emoji';
import type { Rect } from '#base/performer.ts';
import { visualOrder } from '../text/script.ts';
import { type CaptionWord, withHyphen } from '../text/split-words.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { CaptionGroup } from './group-words.ts';

/** The sizes that lay out a style, in units of a 720 frame or in em. */
export interface CaptionMeasures {
  emUnits: number;
  lineEm: number;
  uppercase: boolean;
  /** what one caption may touch around its words: strokes, plates, shadows */
  marginEm: number;
  /** and this much more beside them; left out: nothing */
  sideEm?: number;
}

export interface PlacedWord {
  text: string;
  startSec: number;
  /** left end of the base line */
  x: number;
  y: number;
  width: number;
  /** when the number begins that it is a part of, with other words */
  numberSec?: number;
}

export interface PlacedLine {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One caption with every word in its place. */
export interface LaidCaption {
  startSec: number;
  endSec: number;
  emPx: number;
  words: PlacedWord[];
  lines: PlacedLine[];
  /** what people type, on a plate */
  isTyped: boolean;
  /** the plate of an address or a call that was said before, above the words or below them */
  kept?: LaidCaption;
  /** em around its ink that it may touch while it grows */
  spareEm: number;
  /** whole pixels that its ink may touch */
  area: Rect;
}

export interface CaptionFrame {
  box: Rect;
  scale: number;
  position: CaptionPosition;
  /** the one size of a film; only what does not fit even in two lines is smaller */
  emPx: number;
  /** where the box may grow for two lines of that size, the share of it that lies above; left out: nowhere */
  growsUp?: number | undefined;
  /** whether two lines of a number may stand there; left out: nowhere but in the box */
  isFree?: (area: Rect) => boolean;
}

type NumberedWord = CaptionWord & Pick<PlacedWord, 'numberSec'>;

/** How far an outline reaches beyond its letters. */
export const OUTLINE_EM = 0.085;
/** The plate of what people type reaches this far beyond its words, beside and above them. */
export const TYPED_PLATE = { side: 0.42, above: 0.12 };
const TYPED_MEASURES = { uppercase: false, lineEm: 1.14, marginEm: 0.2, sideEm: 0.28 };
/** Of a price on its plate, which is as high as two lines and reaches below them rather than up to the chin. */
const PRICE_MEASURES = { uppercase: false, lineEm: 0.96, marginEm: 0.16, sideEm: 0.28, emUnits: 116 };
const SPACE_EM = 0.26;
/** A line that is too long by less is made to fit. */
export const MIN_SHRINK = 0.92;
/** The words of a plate stay in one line down to this share of the size. */
const PLATE_MIN_SHRINK = 0.6;
/** How much wider lines may be so that a word stays with the next one. */
const PULL_EM = 0.8;
/** What a line is longer than the room it has makes it smaller than others. */
const TOO_LONG = 20;
/** And so that none of so many letters has a line for itself: "with", above a number. */
const ALONE = { letters: 4, em: 2.4 };
/** Of two lines of a number beyond the box, as shares of the size of a film. */
const NUMBER_SIZES = [1, 0.92, 0.85];
const BASELINE_EM = 0.355;
/** Also before emoji that follow it, and before or after the end of a quotation; 5" is no quotation. */
const LAST_STOP = new RegExp(`(?:[.,;:、。，”»]|(?<!\\d)")+(?=(?:\\s*${EMOJI_PART})*$)`, 'u');
const FIRST_QUOTE = /^["“„«]+(?=\S)/u;

/** Breaks a caption into one or two lines, sizes it to its box and places every word. */
export function layOutCaption(
  group: CaptionGroup,
  usual: CaptionMeasures,
  setter: TypeSetter,
  place: CaptionFrame,
): LaidCaption {
  const isTyped = group.words.some((word) => word.isTyped);
  const isPrice = group.words.some((word) => word.isPrice);
  const look = isPrice ? PRICE_MEASURES : isTyped ? { ...usual, ...TYPED_MEASURES } : usual;
  const words = withNumbers(styledWords(group.words.flatMap(wordsOfPlate), look, setter));
  const laidIn = (frame: CaptionFrame) => layOutWords({ ...group, words }, look, setter, frame);
  if (isPrice) {
    const rooms = PRICE_GROWS_UP.map((growsUp) => withRoomForPrice({ ...place, growsUp }));
    // Where a face or a hand is beside the captions, it is as high as they are.
    const inBox = withRoomForPrice({ ...place, growsUp: undefined });
    return rooms.map(laidIn).find(({ area }) => place.isFree?.(area)) ?? laidIn(inBox);
  }
  const sizes = isTyped ? [] : NUMBER_SIZES.map((share) => ({ ...place, emPx: share * place.emPx }));
  const larger = sizes.flatMap((frame) => roomsForNumber(words, look, setter, frame)).map(laidIn);
  return larger.find(({ area }) => place.isFree?.(area)) ?? laidIn(place);
}

function layOutWords(
  { words, ...group }: CaptionGroup & { words: NumberedWord[] },
  look: CaptionMeasures,
  setter: TypeSetter,
  frame: CaptionFrame,
): LaidCaption {
  const isTyped = words.some((word) => word.isTyped);
  const lines = chooseLines(words, look, setter, frame).map(withHyphen);
  const emPx = fittingEm(lines, look, setter, frame);
  const lineHeight = look.lineEm * emPx;
  const top = blockTop(frame, lines.length * lineHeight, look.marginEm * emPx);
  const placedLines: PlacedLine[] = [];
  const placedWords: PlacedWord[] = [];
  for (const [index, line] of lines.entries()) {
    const width = lineWidthEm(line, setter) * emPx;
    const x = frame.box.x + (frame.box.width - width) / 2;
    const y = top + index * lineHeight;
    placedLines.push({ x, y, width, height: lineHeight });
    placedWords.push(...placeWords(line, setter, { x, baseline: y + lineHeight / 2 + BASELINE_EM * emPx, emPx }));
  }
  return {
    startSec: group.startSec,
    endSec: group.endSec,
    emPx,
    words: placedWords,
    lines: placedLines,
    isTyped,
    spareEm: sideMarginEm(look) - (isTyped ? TYPED_PLATE.side : OUTLINE_EM),
    area: wholeArea(placedLines, sideMarginEm(look) * emPx, look.marginEm * emPx),
  };
}

/** Shares of what a price needs beyond its box that lie above it: where a product stands above, it grows down. */
const PRICE_GROWS_UP = [0.25, 0];

function withRoomForPrice(frame: CaptionFrame): CaptionFrame {
  const { lineEm, marginEm, emUnits } = PRICE_MEASURES;
  return grownTo((lineEm + 2 * marginEm) * emUnits * frame.scale, { ...frame, emPx: emUnits * frame.scale });
}

/** A number that is longer than a line has two of the same size where they are free: in a box that grows, or down from its top or from that of one line. */
function roomsForNumber(
  words: CaptionWord[],
  look: CaptionMeasures,
  setter: TypeSetter,
  frame: CaptionFrame,
): CaptionFrame[] {
  const { emPx, growsUp, box } = frame;
  const height = Math.round((2 * look.lineEm + 2 * look.marginEm) * emPx);
  const isLong = words.length > 1 && lineWidthEm(words, setter) * MIN_SHRINK > roomEm(emPx, look, frame);
  if (!isLong || growsUp === undefined || height <= box.height) return [];
  const margin = look.marginEm * emPx;
  const y = Math.round(blockTop(frame, look.lineEm * emPx, margin) - margin);
  return [grownTo(height, frame), grownTo(height, { ...frame, growsUp: 0 }), { ...frame, box: { ...box, y, height } }];
}

function grownTo(height: number, frame: CaptionFrame): CaptionFrame {
  const { box, growsUp } = frame;
  const more = growsUp === undefined ? 0 : Math.max(0, Math.round(height) - box.height);
  const above = Math.round(more * (growsUp ?? 0));
  return { ...frame, box: { ...box, y: box.y - above, height: box.height + more } };
}

/** A plate may be broken between its words. */
function wordsOfPlate(word: CaptionWord): CaptionWord[] {
  if (!word.isTyped) return [word];
  return word.text.split(' ').map((text, index) => ({ ...word, text, spaced: index > 0 || word.spaced }));
}

const sideMarginEm = ({ marginEm, sideEm = 0 }: CaptionMeasures): number => marginEm + sideEm;

function styledWords(words: readonly CaptionWord[], look: CaptionMeasures, setter: TypeSetter): CaptionWord[] {
  return words
    .map((word, index, all) => ({ ...word, text: styled(word.text, all[index + 1]?.text, look, setter) }))
    .filter((word) => word.text);
}

/** "Eight | ninety-nine" is read as one. */
function withNumbers(words: readonly CaptionWord[]): NumberedWord[] {
  const goesOn = words.slice(1).map(({ text }, index) => {
    const around = { before: words[index - 1]?.text, after: words[index + 2]?.text };
    return isWithinNumber(words[index]?.text ?? '', text, around);
  });
  return words.map((word, index) => {
    if (!goesOn[index] && !goesOn[index - 1]) return word;
    const first = goesOn.lastIndexOf(false, index - 1) + 1;
    return { ...word, numberSec: words[Math.min(first, index)]?.startSec ?? word.startSec };
  });
}

/** Of words in one line as a style writes them. */
export function wordsWidthEm(words: readonly CaptionWord[], look: CaptionMeasures, setter: TypeSetter): number {
  return lineWidthEm(withHyphen(styledWords(words, look, setter)), setter);
}

function styled(text: string, next: string | undefined, look: CaptionMeasures, setter: TypeSetter): string {
  const clean = setter.clean(text);
  if (!look.uppercase) return clean;
  // "2:47 a.m." is read as one.
  const last = clean.split(/\s/u).at(-1) ?? clean;
  const loud = isAbbreviation(last, next) ? clean : clean.replace(FIRST_QUOTE, '').replace(LAST_STOP, '');
  return setter.clean(setter.upper(loud));
}

function lineWidthEm(line: CaptionWord[], setter: TypeSetter): number {
  return line.reduce(
    (sum, word, index) => sum + setter.widthEm(word.text) + (index > 0 && word.spaced ? SPACE_EM : 0),
    0,
  );
}

function chooseLines(
  words: NumberedWord[],
  look: CaptionMeasures,
  setter: TypeSetter,
  frame: CaptionFrame,
): NumberedWord[][] {
  const room = roomEm(largestEm(look, frame), look, frame);
  const widthEm = lineWidthEm(withHyphen(words), setter);
  // A second line only where one line would get too small.
  const isPlate = words.some(({ isTyped }) => isTyped);
  if (widthEm * (isPlate ? PLATE_MIN_SHRINK : MIN_SHRINK) <= room || words.length < 2) return [words];
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const broken = minBy(breaks, ([upper, lower]) => {
    const pull = pullTo(upper[upper.length - 1].text, lower[0].text);
    const longest = Math.max(lineWidthEm(withHyphen(upper), setter), lineWidthEm(withHyphen(lower), setter));
    return longest + TOO_LONG * Math.max(0, longest - room) + PULL_EM * pull + aloneEm(upper) + aloneEm(lower);
  });
  // In a low box two lines would be smaller than one that is made to fit.
  const emOf = (lines: NumberedWord[][]) => fittingEm(lines.map(withHyphen), look, setter, frame);
  return emOf(broken) > emOf([words]) ? broken : [words];
}

const aloneEm = ([word, other]: readonly CaptionWord[]): number =>
  word && !other && word.text.length <= ALONE.letters ? ALONE.em : 0;

function minBy<Item>(items: readonly Item[], costOf: (item: Item) => number): Item {
  return items.reduce((best, item) => (costOf(item) < costOf(best) ? item : best));
}

function fittingEm(lines: CaptionWord[][], look: CaptionMeasures, setter: TypeSetter, frame: CaptionFrame): number {
  const widestEm = Math.max(0.1, ...lines.map((line) => lineWidthEm(line, setter)));
  return Math.min(largestEm(look, frame), emOfWidth(widestEm, look, frame), emOfLines(lines.length, look, frame));
}

const largestEm = (look: CaptionMeasures, { emPx, scale }: CaptionFrame): number =>
  Math.min(look.emUnits * scale, emPx);

/** How long a line of a size may be. */
export const roomEm = (emPx: number, look: CaptionMeasures, { box }: Pick<CaptionFrame, 'box'>): number =>
  box.width / emPx - 2 * sideMarginEm(look);

/** The size at which a line is as wide as the box. */
export const emOfWidth = (widthEm: number, look: CaptionMeasures, { box }: Pick<CaptionFrame, 'box'>): number =>
  box.width / (widthEm + 2 * sideMarginEm(look));

/** The size at which some lines are as high as the box. */
export const emOfLines = (lines: number, look: CaptionMeasures, { box }: Pick<CaptionFrame, 'box'>): number =>
  box.height / (lines * look.lineEm + 2 * look.marginEm);

function blockTop(frame: CaptionFrame, height: number, margin: number): number {
  const { box } = frame;
  if (frame.position === 'top') return box.y + margin;
  if (frame.position === 'middle') return box.y + (box.height - height) / 2;
  return box.y + box.height - margin - height;
}

function placeWords(
  line: NumberedWord[],
  setter: TypeSetter,
  at: { x: number; baseline: number; emPx: number },
): PlacedWord[] {
  let x = at.x;
  const ordered = visualOrder(line, setter.direction);
  return ordered.map((word, index) => {
    const gap = index > 0 && (word.spaced || ordered[index - 1].spaced) ? SPACE_EM * at.emPx : 0;
    const width = setter.widthEm(word.text) * at.emPx;
    const { text, startSec, numberSec } = word;
    const placed = { text, startSec, x: x + gap, y: at.baseline, width, ...(numberSec !== undefined && { numberSec }) };
    x += gap + width;
    return placed;
  });
}

function wholeArea(lines: PlacedLine[], side: number, margin: number): Rect {
  const left = Math.floor(Math.min(...lines.map((line) => line.x)) - side);
  const top = Math.floor(Math.min(...lines.map((line) => line.y)) - margin);
  const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)) + side);
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
