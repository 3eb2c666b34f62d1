import type { Rect } from '../performer.ts';
import type { MovingCells } from './cell-kinds.ts';
import type { FramePixels } from './frame-pixels.ts';
import type { MotionField } from './motion-field.ts';

/** The pictures a warp works with, all of one size: the part of the frame that can move. */
export interface WarpPictures {
  /** where their top left corner lies in the frame; on a node of the grid */
  readonly originX: number;
  readonly originY: number;
  /** the photo, with the person's mask as alpha */
  readonly photo: FramePixels;
  /** the photo at rest, opaque */
  readonly still: FramePixels;
  /** the background without the person */
  readonly behind: FramePixels;
  readonly out: FramePixels;
}

/** Below this many pixels of motion at every corner, a cell is shown as it is. */
const unmovedPx = 0.09;

/** A cell whose content is not known, because something else was drawn over it. */
const UNKNOWN = -1;

/** Draws the moved photo cell by cell, sampling in 16.16 fixed point; what has not changed since the last frame is kept. */
export class CellWarp {
  private readonly pictures: WarpPictures;
  private readonly cells: MovingCells;
  private readonly cell: number;
  /** what each cell shows: 0 = as at rest, otherwise the number of the breath it was drawn for, or UNKNOWN */
  private readonly shown: Int32Array;
  private readonly quad: Quad = newQuad();

  constructor(pictures: WarpPictures, cells: MovingCells, cell: number) {
    this.pictures = pictures;
    this.cells = cells;
    this.cell = cell;
    this.shown = new Int32Array(cells.columns * cells.rows).fill(UNKNOWN);
  }

  /** `breathStep` numbers the depth of breath: equal numbers mean that cells moved by nothing else look equal. */
  draw(field: MotionField, breathStep: number): void {
    const { cell, cells, shown } = this;
    const { columns, rows, toPerson, toBackground, breathOnly } = cells;
    const firstColumn = Math.round(this.pictures.originX / cell);
    const firstRow = Math.round(this.pictures.originY / cell);
    const breath = breathStep + 1_000_000;
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) {
        const node = (firstRow + row) * field.grid.columns + firstColumn + column;
        const reach = reachAt(field, node);
        const spread = reach + 2;
        if (reach < unmovedPx || toPerson[at]! > spread) {
          if (shown[at] !== 0) this.restoreCell(column * cell, row * cell);
          shown[at] = 0;
        } else if (breathOnly[at] === 0 || shown[at] !== breath) {
          this.warpCell(field, node, column * cell, row * cell, toBackground[at]! <= spread);
          shown[at] = breathOnly[at] === 1 ? breath : UNKNOWN;
        }
      }
    }
  }

  /** Says that something else has drawn over this part, so that the next frame draws it anew. */
  touch({ x, y, width, height }: Rect): void {
    const { cell, cells, shown } = this;
    const left = Math.max(0, Math.floor(x / cell));
    const right = Math.min(cells.columns - 1, Math.floor((x + width) / cell));
    const bottom = Math.min(cells.rows - 1, Math.floor((y + height) / cell));
    for (let row = Math.max(0, Math.floor(y / cell)); row <= bottom; row++) {
      shown.fill(UNKNOWN, row * cells.columns + left, row * cells.columns + right + 1);
    }
  }

  private restoreCell(x: number, y: number): void {
    const { still, out } = this.pictures;
    const right = Math.min(out.width, x + this.cell);
    const bottom = Math.min(out.height, y + this.cell);
    for (let row = y; row < bottom; row++) {
      for (let at = row * out.width + x; at < row * out.width + right; at++) out.words[at] = still.words[at]!;
    }
  }

  private warpCell(field: MotionField, node: number, x: number, y: number, edge: boolean): void {
    const { quad, cell } = this;
    const { originX, originY, photo, out } = this.pictures;
    const { fromX, fromY, grid } = field;
    const below = node + grid.columns;
    const maxU = photo.width - 1.01;
    const maxV = photo.height - 1.01;
    quad.x = x;
    quad.y = y;
    quad.right = Math.min(out.width, x + cell);
    quad.bottom = Math.min(out.height, y + cell);
    quad.u = within(fromX[node]! - originX, maxU);
    quad.v = within(fromY[node]! - originY, maxV);
    const rightU = within(fromX[node + 1]! - originX, maxU);
    const rightV = within(fromY[node + 1]! - originY, maxV);
    const belowU = within(fromX[below]! - originX, maxU);
    const belowV = within(fromY[below]! - originY, maxV);
    quad.acrossU = (rightU - quad.u) / cell;
    quad.acrossV = (rightV - quad.v) / cell;
    quad.downU = (belowU - quad.u) / cell;
    quad.downV = (belowV - quad.v) / cell;
    quad.twistU = (within(fromX[below + 1]! - originX, maxU) - belowU - rightU + quad.u) / (cell * cell);
    quad.twistV = (within(fromY[below + 1]! - originY, maxV) - belowV - rightV + quad.v) / (cell * cell);
    if (edge) edgeCell(quad, this.pictures);
    else personCell(quad, this.pictures);
  }
}

/** A cell of the result, and where in the photo its pixels come from: bilinear between its corners. */
interface Quad {
  x: number;
  y: number;
  right: number;
  bottom: number;
  u: number;
  v: number;
  acrossU: number;
  acrossV: number;
  downU: number;
  downV: number;
  twistU: number;
  twistV: number;
}

const newQuad = (): Quad => ({
  x: 0,
  y: 0,
  right: 0,
  bottom: 0,
  u: 0,
  v: 0,
  acrossU: 0,
  acrossV: 0,
  downU: 0,
  downV: 0,
  twistU: 0,
  twistV: 0,
});

const within = (value: number, most: number): number => (value < 0 ? 0 : Math.min(value, most));

const RED_BLUE = 0xff00ff;

/**
 * Two channels are mixed in one multiplication. A slow warp mostly steps on by one pixel, so the mix of the two pixels on
 * the right becomes that on the left; that it was made for a neighbour's height shifts it by less than can be seen.
 */
function personCell(quad: Quad, { photo, out }: WarpPictures): void {
  const source = photo.words;
  const target = out.words;
  const width = photo.width;
  const { right, bottom, acrossU, acrossV, downU, downV, twistU, twistV } = quad;
  for (let row = quad.y, down = 0; row < bottom; row++, down++) {
    let u = ((quad.u + downU * down) * 65536) | 0;
    let v = ((quad.v + downV * down) * 65536) | 0;
    const stepU = ((acrossU + twistU * down) * 65536) | 0;
    const stepV = ((acrossV + twistV * down) * 65536) | 0;
    let last = -2;
    let leftRb = 0;
    let leftG = 0;
    let rightRb = 0;
    let rightG = 0;
    const end = row * out.width + right;
    for (let at = row * out.width + quad.x; at < end; at++) {
      const from = (Math.imul(v >> 16, width) + (u >> 16)) | 0;
      if (from !== last) {
        const fy = (v >> 8) & 255;
        if (from === last + 1) {
          leftRb = rightRb;
          leftG = rightG;
        } else {
          const a = source[from]!;
          const c = source[from + width]!;
          leftRb = mixPairs(a & RED_BLUE, c & RED_BLUE, fy);
          leftG = mixGreen(a, c, fy);
        }
        const b = source[from + 1]!;
        const d = source[from + width + 1]!;
        rightRb = mixPairs(b & RED_BLUE, d & RED_BLUE, fy);
        rightG = mixGreen(b, d, fy);
        last = from;
      }
      const fx = (u >> 8) & 255;
      u = (u + stepU) | 0;
      v = (v + stepV) | 0;
      const redBlue = mixPairs(leftRb, rightRb, fx);
      const green = (leftG + (Math.imul(rightG - leftG, fx) >> 8)) & 0xff00;
      target[at] = redBlue | green | 0xff000000;
    }
  }
}

/** As above, but the photo's alpha says how much of the background behind the person shows. */
function edgeCell(quad: Quad, { photo, behind, out }: WarpPictures): void {
  const source = photo.words;
  const backdrop = behind.words;
  const target = out.words;
  const width = photo.width;
  const { right, bottom, acrossU, acrossV, downU, downV, twistU, twistV } = quad;
  for (let row = quad.y, down = 0; row < bottom; row++, down++) {
    let u = ((quad.u + downU * down) * 65536) | 0;
    let v = ((quad.v + downV * down) * 65536) | 0;
    const stepU = ((acrossU + twistU * down) * 65536) | 0;
    const stepV = ((acrossV + twistV * down) * 65536) | 0;
    let last = -2;
    let leftRb = 0;
    let leftGa = 0;
    let rightRb = 0;
    let rightGa = 0;
    const end = row * out.width + right;
    for (let at = row * out.width + quad.x; at < end; at++) {
      const from = (Math.imul(v >> 16, width) + (u >> 16)) | 0;
      if (from !== last) {
        const fy = (v >> 8) & 255;
        if (from === last + 1) {
          leftRb = rightRb;
          leftGa = rightGa;
        } else {
          const a = source[from]!;
          const c = source[from + width]!;
          leftRb = mixPairs(a & RED_BLUE, c & RED_BLUE, fy);
          leftGa = mixPairs((a >>> 8) & RED_BLUE, (c >>> 8) & RED_BLUE, fy);
        }
        const b = source[from + 1]!;
        const d = source[from + width + 1]!;
        rightRb = mixPairs(b & RED_BLUE, d & RED_BLUE, fy);
        rightGa = mixPairs((b >>> 8) & RED_BLUE, (d >>> 8) & RED_BLUE, fy);
        last = from;
      }
      const fx = (u >> 8) & 255;
      u = (u + stepU) | 0;
      v = (v + stepV) | 0;
      const greenAlpha = mixPairs(leftGa, rightGa, fx);
      const share = greenAlpha >>> 16;
      if (share === 0) {
        target[at] = backdrop[at]!;
        continue;
      }
      const color = mixPairs(leftRb, rightRb, fx) | ((greenAlpha & 0xff) << 8);
      target[at] = share > 252 ? color | 0xff000000 : blend(backdrop[at]!, color, share + (share >> 7));
    }
  }
}

const mixGreen = (from: number, to: number, share: number): number =>
  ((from & 0xff00) + (Math.imul((to & 0xff00) - (from & 0xff00), share) >> 8)) & 0xff00;

/** Mixes two pairs of channels, held in bits 0-7 and 16-23. */
function mixPairs(from: number, to: number, share: number): number {
  return (from + (Math.imul(to - from, share) >> 8)) & RED_BLUE;
}

/** `share` of 256 of the upper colour over the lower one; opaque. */
export function blend(lower: number, upper: number, share: number): number {
  const rest = 256 - share;
  const redBlue = ((Math.imul(upper & 0xff00ff, share) + Math.imul(lower & 0xff00ff, rest)) >>> 8) & 0xff00ff;
  const green = (Math.imul((upper >>> 8) & 0xff, share) + Math.imul((lower >>> 8) & 0xff, rest)) & 0xff00;
  return redBlue | green | 0xff000000;
}

/** The most that any corner of the cell moves. */
function reachAt({ reach, grid }: MotionField, node: number): number {
  const below = node + grid.columns;
  return Math.max(reach[node]!, reach[node + 1]!, reach[below]!, reach[below + 1]!);
}
