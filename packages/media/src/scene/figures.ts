import { isOneEmoji } from '../emoji.ts';
import { SceneSpecError, SpecReader } from '../spec-reader.ts';

/** What stands on the picture beside the presenter: a number whose digits come down into place, a rating, key words one after another, a sticker, an arrow. */
export const FIGURE_KINDS = ['number', 'stars', 'chips', 'sticker', 'arrow'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A number with its unit, the value of a rating, the name of a sticker or its emoji, or chips, each from its moment on; an arrow has the words of its link, or none. */
export interface FigurePart {
  text: string;
  atSec: number;
}

export interface PlannedFigure {
  kind: FigureKind;
  fromSec: number;
  untilSec: number;
  parts: FigurePart[];
  /** said with bad news: it is there at once */
  isSober?: true;
  /** of a number that sells: when all its words are said, which captions say on a plate, or leave to the card that ends a film */
  saidUntilSec?: number;
}

/** Of a rating. */
export const MOST_STARS = 5;
export const MOST_CHIPS = 5;
/** Stickers that have room below the words of a card, side by side. */
export const MOST_ON_CARD = 3;

const MAX_FIGURES = 5000;
const LATEST_SEC = 3700;
const LONGEST_TEXT = 40;

export function readFigures(scene: SpecReader): PlannedFigure[] {
  const figures = scene.list('figures', (value, path) => {
    const figure = new SpecReader(value, path);
    const fromSec = figure.number('fromSec', { min: 0, max: LATEST_SEC });
    return {
      kind: figure.oneOf('kind', FIGURE_KINDS),
      fromSec,
      untilSec: figure.number('untilSec', { min: fromSec, max: LATEST_SEC }),
      parts: readParts(figure),
      ...figure.flag('isSober'),
      ...readSaid(figure, fromSec),
    };
  });
  if (figures.length > MAX_FIGURES) throw new SceneSpecError('figures', `must have at most ${MAX_FIGURES} entries`);
  return figures;
}

function readSaid(figure: SpecReader, fromSec: number): Pick<PlannedFigure, 'saidUntilSec'> {
  const saidUntilSec = figure.number('saidUntilSec', { min: fromSec, max: LATEST_SEC, fallback: fromSec });
  return saidUntilSec > fromSec ? { saidUntilSec } : {};
}

function readParts(figure: SpecReader): FigurePart[] {
  const parts = figure.list('parts', (value, path) => {
    const part = new SpecReader(value, path);
    return {
      text: part.text('text', { max: LONGEST_TEXT }),
      atSec: part.number('atSec', { min: 0, max: LATEST_SEC, fallback: 0 }),
    };
  });
  if (parts.length > MOST_CHIPS)
    throw new SceneSpecError(figure.pathOf('parts'), `must have at most ${MOST_CHIPS} entries`);
  return parts;
}

/** What is set in type on the picture: words, and stickers that are an emoji; the others are drawn. */
export function writtenIn(figures: readonly PlannedFigure[]): string {
  return figures
    .flatMap(({ kind, parts }) => parts.flatMap(({ text }) => (kind === 'sticker' && !isOneEmoji(text) ? [] : text)))
    .join(' ');
}

/** The number of stars that a text says, in tenths; undefined where it says none. */
export function starsIn(text: string): number | undefined {
  const value = Number(text.replace(',', '.'));
  return text.trim() !== '' && value >= 1 && value <= MOST_STARS ? value : undefined;
}
