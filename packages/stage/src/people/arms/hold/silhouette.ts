import type { MakeCanvas, Picture, PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

/** Where a row of what is held begins and ends, -1 and 1 being the sides of its picture. */
export interface Span {
  from: number;
  to: number;
}

/** The outline of what is held, row by row; null where a row is clear. */
export interface Silhouette {
  pixels: PixelData;
  rows: readonly (Span | null)[];
  /** a label is above it: the first row of the thing itself */
  top: number;
}

const CLEAR = 90;
/** Where a hand lies on it, as shares of its height. */
const GRIPPED = { from: 0.6, to: 0.88 };
const WHOLE = { from: 0, to: 1 };
/** Rows that say whether it is round, as shares of its height. */
const BODY = { from: 0.06, to: 0.94 };
const LEAST_WAIST = 0.03;
const MOST_ASKEW = 0.05;

export function silhouetteOf(product: Picture, makeCanvas: MakeCanvas): Silhouette {
  const { width, height } = product;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.drawImage(product, 0, 0, width, height);
  const pixels = ctx.getImageData(0, 0, width, height);
  const rows = Array.from({ length: height }, (_, row) => spanOf(pixels, row));
  const firstClear = rows.findLastIndex((span) => !span);
  const top = rows.slice(firstClear + 1).length > height / 2 ? firstClear + 1 : 0;
  return { pixels, rows, top };
}

function spanOf({ data, width }: PixelData, row: number): Span | null {
  const isSeen = (column: number) => data[(row * width + column) * 4 + 3] > CLEAR;
  let first = 0;
  while (first < width && !isSeen(first)) first++;
  if (first === width) return null;
  let last = width - 1;
  while (!isSeen(last)) last--;
  return { from: (2 * first) / width - 1, to: (2 * (last + 1)) / width - 1 };
}

/** The part of its width that a hand takes hold of: of all of it where nothing is seen at a hand, of its picture where nothing is. */
export function grippedSpan(silhouette: Silhouette): Span {
  const atHand = bodyRows(silhouette, GRIPPED);
  const spans = atHand.length > 0 ? atHand : bodyRows(silhouette, WHOLE);
  if (spans.length === 0) return { from: -1, to: 1 };
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

/** Jars, bottles and cans are alike on both sides, and are not equally wide everywhere. */
export function isRound(silhouette: Silhouette): boolean {
  const spans = bodyRows(silhouette, BODY);
  if (spans.length === 0) return false;
  const widths = spans.map(({ from, to }) => to - from);
  const widest = Math.max(...widths);
  if ((widest - Math.min(...widths)) / widest < LEAST_WAIST) return false;
  const middles = spans.map(({ from, to }) => (from + to) / 2);
  return Math.max(...middles) - Math.min(...middles) < MOST_ASKEW * widest;
}

function bodyRows({ rows, top }: Silhouette, { from, to }: { from: number; to: number }): Span[] {
  const height = rows.length - top;
  const body = rows.slice(top + Math.floor(from * height), top + Math.ceil(to * height));
  return body.flatMap((span) => span ?? []);
}
