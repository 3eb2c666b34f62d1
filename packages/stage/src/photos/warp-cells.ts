import type { Rect } from '#base/performer.ts';
import type { MovingCells } from './cell-kinds.ts';
import type { MotionField } from './motion-field.ts';
import type { WarpKernel } from './warp-kernel.ts';

/** The pictures a warp works with, all of one size: the part of the frame that can move. */
export interface WarpPictures {
  /** where their top left corner lies in the frame; on a node of the grid */
  readonly originX: number;
  readonly originY: number;
  /** holds the photo with the person's mask as alpha, the background without the person, and the result */
  readonly kernel: WarpKernel;
}

/** Below this many pixels of motion at every corner, a cell is shown as it is. */
const unmovedPx = 0.09;

/** A cell whose content is not known, because something else was drawn over it. */
const UNKNOWN = -1;

/** Draws the moved photo cell by cell; what has not changed since the last frame is kept. */
export class CellWarp {
  readonly #pictures: WarpPictures;
  readonly #cells: MovingCells;
  readonly #cell: number;
  /** what each cell shows: 0 = as at rest, otherwise the number of the chest it was drawn for, or UNKNOWN */
  readonly #shown: Int32Array;

  constructor(pictures: WarpPictures, cells: MovingCells, cell: number) {
    this.#pictures = pictures;
    this.#cells = cells;
    this.#cell = cell;
    this.#shown = new Int32Array(cells.columns * cells.rows).fill(UNKNOWN);
  }

  /** `chestStep` numbers breath and shoulders: equal numbers mean that cells moved by nothing else look equal. Other cells than those `within` stay. */
  draw(field: MotionField, chestStep: number, within: Rect): void {
    const cell = this.#cell;
    const cells = this.#cells;
    const shown = this.#shown;
    const { columns, rows, toPerson, toBackground, chestOnly } = cells;
    const firstColumn = Math.round(this.#pictures.originX / cell);
    const firstRow = Math.round(this.#pictures.originY / cell);
    const chest = chestStep + 1_000_000;
    const left = Math.max(0, Math.floor(within.x / cell));
    const right = Math.min(columns, Math.ceil((within.x + within.width) / cell));
    const bottom = Math.min(rows, Math.ceil((within.y + within.height) / cell));
    for (let row = Math.max(0, Math.floor(within.y / cell)); row < bottom; row++) {
      for (let column = left, at = row * columns + left; column < right; column++, at++) {
        const node = (firstRow + row) * field.grid.columns + firstColumn + column;
        const reach = reachAt(field, node);
        const spread = reach + 2;
        if (reach < unmovedPx || toPerson[at] > spread) {
          if (shown[at] !== 0) this.#restoreCell(column * cell, row * cell);
          shown[at] = 0;
        } else if (chestOnly[at] === 0 || shown[at] !== chest) {
          this.#warpCell(field, node, column * cell, row * cell, toBackground[at] <= spread);
          shown[at] = chestOnly[at] === 1 ? chest : UNKNOWN;
        }
      }
    }
  }

  /** Says that something else has drawn over this part, so that the next frame draws it again. */
  touch({ x, y, width, height }: Rect): void {
    const cell = this.#cell;
    const cells = this.#cells;
    const shown = this.#shown;
    const left = Math.max(0, Math.floor(x / cell));
    const right = Math.min(cells.columns - 1, Math.floor((x + width) / cell));
    const bottom = Math.min(cells.rows - 1, Math.floor((y + height) / cell));
    for (let row = Math.max(0, Math.floor(y / cell)); row <= bottom; row++) {
      shown.fill(UNKNOWN, row * cells.columns + left, row * cells.columns + right + 1);
    }
  }

  #restoreCell(x: number, y: number): void {
    const { out, photo, opaque } = this.#pictures.kernel;
    const right = Math.min(out.width, x + this.#cell);
    const bottom = Math.min(out.height, y + this.#cell);
    for (let row = y; row < bottom; row++) {
      for (let at = row * out.width + x; at < row * out.width + right; at++) out.words[at] = photo.words[at] | opaque;
    }
  }

  #warpCell(field: MotionField, node: number, x: number, y: number, edge: boolean): void {
    const cell = this.#cell;
    const { originX, originY, kernel } = this.#pictures;
    const { fromX, fromY, grid } = field;
    const { width, height } = kernel.out;
    const below = node + grid.columns;
    const maxU = width - 1.01;
    const maxV = height - 1.01;
    kernel.placeAlongU(
      within(fromX[node] - originX, maxU),
      within(fromX[node + 1] - originX, maxU),
      within(fromX[below] - originX, maxU),
      within(fromX[below + 1] - originX, maxU),
    );
    kernel.placeAlongV(
      within(fromY[node] - originY, maxV),
      within(fromY[node + 1] - originY, maxV),
      within(fromY[below] - originY, maxV),
      within(fromY[below + 1] - originY, maxV),
    );
    kernel.drawCell(x, y, Math.min(cell, width - x), Math.min(cell, height - y), edge);
  }
}

const within = (value: number, most: number): number => (value < 0 ? 0 : Math.min(value, most));

/** The most that any corner of the cell moves. */
function reachAt({ reach, grid }: MotionField, node: number): number {
  const below = node + grid.columns;
  return Math.max(reach[node], reach[node + 1], reach[below], reach[below + 1]);
}
