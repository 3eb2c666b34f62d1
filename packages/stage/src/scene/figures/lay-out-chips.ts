import type { Rect } from '#base/performer.ts';
import type { TypeSetter } from '../text/type-setter.ts';

export const CHIP = { height: 1.9, gap: 0.42, side: 0.8, baseline: 0.36 } as const;
/** Of the place: larger letters would shout beside captions. */
const LARGEST_EM = { width: 0.1, narrow: 0.17 } as const;
const NARROW = 1.6;
const SMALLER = 0.96;
const TRIES = 60;

export interface LaidChips {
  em: number;
  /** left and top corners, and how wide each is */
  chips: { x: number; y: number; width: number }[];
}

/** Chips in rows, as many beside each other as fit, in the largest letters with which all fit their place. */
export function layOutChips(place: Rect, texts: readonly string[], setter: TypeSetter): LaidChips {
  const widths = texts.map((text) => setter.widthEm(setter.clean(text)) + 2 * CHIP.side);
  const isNarrow = place.width < NARROW * place.height;
  let em = place.width * (isNarrow ? LARGEST_EM.narrow : LARGEST_EM.width);
  for (let tried = 0; tried < TRIES && !fits(place, rowsOf(widths, place.width / em), em); tried++) em *= SMALLER;
  const rows = rowsOf(widths, place.width / em);
  const chips = rows.flatMap((row, index) => {
    // A column stays at the edge of the frame; rows above a head stand in its middle.
    const start = isNarrow ? 0 : (place.width - widthOf(row) * em) / 2;
    return row.map((width, k) => ({
      x: place.x + start + row.slice(0, k).reduce((sum, before) => sum + (before + CHIP.gap) * em, 0),
      y: place.y + index * (CHIP.height + CHIP.gap) * em,
      width: width * em,
    }));
  });
  return { em, chips };
}

const widthOf = (row: readonly number[]): number =>
  row.reduce((sum, width) => sum + width, 0) + (row.length - 1) * CHIP.gap;

function rowsOf(widths: readonly number[], room: number): number[][] {
  const rows: number[][] = [];
  for (const width of widths) {
    const last = rows.at(-1);
    if (last && widthOf([...last, width]) <= room) last.push(width);
    else rows.push([width]);
  }
  return rows;
}

function fits({ width, height }: Rect, rows: readonly number[][], em: number): boolean {
  const high = (rows.length * CHIP.height + (rows.length - 1) * CHIP.gap) * em;
  return high <= height && rows.every((row) => widthOf(row) * em <= width);
}
