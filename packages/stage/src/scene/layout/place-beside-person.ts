import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { pictureMargins, wordMargins } from './safe-zones.ts';
import { STICKER_SIDES } from './sticker-place.ts';

/** In units of a 720 frame: what is looked at, and what is tried. */
const CELL = 8;
const SIZES = [
  [320, 190],
  [280, 168],
  [240, 150],
  [208, 132],
  [184, 120],
  [160, 112],
  [136, 100],
  [112, 92],
] as const;
/** A number is flatter than a sticker, and has room where that has none. */
export const NUMBER_SIZES = [
  [320, 184],
  [280, 160],
  [240, 138],
  [208, 120],
  [184, 106],
  [160, 92],
  [136, 80],
  [116, 68],
] as const;
/** A sticker is as high as it is wide. */
export const STICKER_SIZES = STICKER_SIDES.map((side) => [side, side] as const);
/** A digit is higher than wide. */
export const POINT_SIZES = [
  [192, 256],
  [168, 224],
  [144, 192],
  [132, 176],
  [120, 160],
  [108, 144],
  [96, 128],
] as const;
/** How near to the edge of a plain frame a number may be, as a share of its width. */
const NUMBER_MARGIN = 0.03;
const GAP = 12;

export interface AroundPerson {
  framing: Framing;
  /** in pixels per unit of a 720 frame */
  scale: number;
  head: HeadCells;
  /** everything else that is seen */
  taken: readonly Rect[];
}

/** How many cells above and left of each one, itself included, show hair, face or ears. */
export interface HeadCells {
  columns: number;
  rows: number;
  sums: Int32Array;
}

/** The cells of a frame in which a head is. */
export function headCells(
  { frameWidth, frameHeight }: Framing,
  scale: number,
  isHead: (x: number, y: number) => boolean,
): HeadCells {
  const cell = CELL * scale;
  const columns = Math.ceil(frameWidth / cell) + 1;
  const rows = Math.ceil(frameHeight / cell) + 1;
  const sums = new Int32Array(columns * rows);
  for (let row = 1; row < rows; row++) {
    let sum = 0;
    for (let column = 1; column < columns; column++) {
      if (isHead((column - 0.5) * cell, (row - 0.5) * cell)) sum++;
      sums[row * columns + column] = sums[(row - 1) * columns + column] + sum;
    }
  }
  return { columns, rows, sums };
}

/** The largest place that is free of a head as it really is, with its hair, near to it; null where there is none. */
export function placeBesidePerson(
  { aspect }: SceneSpec,
  around: AroundPerson,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Rect | null {
  const { framing, scale } = around;
  const { frameWidth, frameHeight } = framing;
  const isAtEdge = (sizes === NUMBER_SIZES || sizes === POINT_SIZES) && aspect !== '9:16';
  const edges = isAtEdge ? { left: NUMBER_MARGIN, right: NUMBER_MARGIN } : wordMargins(aspect);
  const top = isAtEdge ? NUMBER_MARGIN * frameWidth : pictureMargins(aspect).top * frameHeight;
  const left = edges.left * frameWidth;
  const right = (1 - edges.right) * frameWidth;
  const low = (1 - pictureMargins(aspect).bottom) * frameHeight;
  const area = { left, right, top, low };
  for (const [wide, high] of sizes) {
    const nearest = nearestIn(area, { width: Math.floor(wide * scale), height: Math.floor(high * scale) }, around);
    if (nearest) return nearest;
  }
  return null;
}

interface Area {
  left: number;
  right: number;
  top: number;
  low: number;
}

/** The free place of a size that is nearest to the head. Thousands are tried: what a column or a row has is found once. */
function nearestIn(
  { left, right, top, low }: Area,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  around: AroundPerson,
): Rect | null {
  const { framing, scale, head, taken } = around;
  const { columns, rows } = head;
  const step = 2 * CELL * scale;
  const gap = GAP * scale;
  const across: ({ x: number; away: number } & Cells)[] = [];
  for (let at = Math.ceil(left); at + width <= right; at += step) {
    const x = Math.round(at);
    across.push({ x, away: (at + width / 2 - framing.headX) ** 2, ...cellsOf(x, width, { scale, count: columns }) });
  }
  let nearest: Rect | null = null;
  // Distances are compared by their squares.
  let least = Number.POSITIVE_INFINITY;
  for (let at = Math.ceil(top); at + height <= low; at += step) {
    const awayDown = (at + height / 2 - framing.headY) ** 2;
    if (awayDown >= least) continue;
    const y = Math.round(at);
    const down = cellsOf(y, height, { scale, count: rows });
    const level = taken.filter((part) => y - gap < part.y + part.height && part.y - gap < y + height);
    for (const column of across) {
      const { x, away } = column;
      if (away + awayDown >= least || hasHead(head, column, down)) continue;
      if (level.some((part) => x - gap < part.x + part.width && part.x - gap < x + width)) continue;
      nearest = { x, y, width, height };
      least = away + awayDown;
    }
  }
  return nearest;
}

/** Whether nothing of a head, and nothing else that is seen, is in a place or close to it. */
export function isFreeOfHead(place: Rect, { head, taken, scale }: AroundPerson): boolean {
  const { x, y, width, height } = place;
  const across = cellsOf(x, width, { scale, count: head.columns });
  const down = cellsOf(y, height, { scale, count: head.rows });
  if (hasHead(head, across, down)) return false;
  return !taken.some((part) => touches(place, part, GAP * scale));
}

interface Cells {
  from: number;
  to: number;
}

function hasHead({ columns, sums }: HeadCells, across: Cells, down: Cells): boolean {
  const [above, below] = [down.from * columns, down.to * columns];
  return sums[below + across.to] - sums[above + across.to] !== sums[below + across.from] - sums[above + across.from];
}

/** The cells, of so many, that a length and the gap around it reach into. */
function cellsOf(at: number, length: number, { scale, count }: { scale: number; count: number }): Cells {
  const [gap, cell] = [GAP * scale, CELL * scale];
  return {
    from: within(Math.floor((at - gap) / cell), count),
    to: within(Math.ceil((at + length + gap) / cell), count),
  };
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));
