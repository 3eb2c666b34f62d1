import type { MemoryPicture, MemorySprite, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Placement } from '#base/composing/placement.ts';
import type { Point } from '#base/math/point.ts';
import type { Rect } from '#base/math/rect.ts';
import { GRID, GRID_CELLS } from './face-grid.ts';
import { type FaceSurfaceSource, type KeptShading, keptShading } from './face-surface.ts';
import type { HeadView } from './head-view.ts';
import { SkinBend } from './skin-bend.ts';

export interface SkinMoment {
  view: HeadView;
  smile: number;
  place: Placement;
  /** the moved outline of the face, pixels of the frame */
  outline: readonly Point[];
  within: Rect;
}

const CELL_SHIFT = 3;
const CELL = 1 << CELL_SHIFT;
const FIXED = 65536;

/** The lit skin of a face in the memory of a picture; shows itself for any turn, smile and jaw. */
export class LitSkin {
  readonly #memory: PixelMemory;
  readonly #shading: KeptShading;
  readonly #bend: SkinBend;
  readonly #cells: MemorySprite;
  #nodes = { at: 0, room: 0 };

  constructor(source: FaceSurfaceSource, memory: PixelMemory) {
    const { relief, jawShareAt } = source;
    this.#memory = memory;
    this.#shading = keptShading(source);
    const { rowStart, rowEnd } = this.#shading;
    this.#bend = new SkinBend({ height: relief.height, jawShareAt, rowStart, rowEnd });
    this.#cells = memory.plainSprite(GRID.columns, GRID.rows);
  }

  draw(frame: MemoryPicture, moment: SkinMoment): void {
    this.#light(moment);
    const box = boxOf(moment.outline);
    const { x: left, y: top, width, height } = box;
    const layer = { at: this.#memory.passing.for(width * height * 4), width, height, left, top };
    this.#memory.bend(this.#cells, this.#layNodes(box, moment), layer, box);
    this.#memory.blendInside(layer, frame, moment.outline, moment.within);
  }

  #light({ view, smile }: SkinMoment): void {
    const firstRow = this.#shading.update(view, smile);
    if (firstRow >= GRID.rows) return;
    const from = firstRow * GRID.columns * 4;
    this.#memory.bytesOf(this.#cells).set(this.#shading.pixels.subarray(from, GRID_CELLS * 4), from);
  }

  #layNodes(box: Rect, { view, place }: SkinMoment) {
    const columns = Math.ceil(box.width / CELL);
    const rows = Math.ceil(box.height / CELL);
    const words = this.#nodeWords((columns + 1) * (rows + 1) * 2);
    const { cos, sin, x, y } = place;
    const bend = this.#bend;
    const scale = 1 / (view.unitPx * GRID.step);
    bend.take(view);
    let at = 0;
    for (let row = 0; row <= rows; row++) {
      const dy = box.y + row * CELL + 0.5 - y;
      for (let column = 0; column <= columns; column++) {
        const dx = box.x + column * CELL + 0.5 - x;
        bend.find(
          (cos * dx + sin * dy) * scale - GRID.left / GRID.step,
          (cos * dy - sin * dx) * scale - GRID.top / GRID.step,
        );
        words[at] = bend.column * FIXED;
        words[at + 1] = bend.row * FIXED;
        at += 2;
      }
    }
    return { at: this.#nodes.at, columns, rows, left: box.x, top: box.y, cellShift: CELL_SHIFT };
  }

  #nodeWords(count: number): Int32Array {
    if (count > this.#nodes.room) this.#nodes = { at: this.#memory.take(count * 5), room: Math.floor(count * 1.25) };
    return this.#memory.wordsAt(this.#nodes.at, count);
  }
}

function boxOf(outline: readonly Point[]): Rect {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.floor(Math.min(...xs)) - 1;
  const top = Math.floor(Math.min(...ys)) - 1;
  return {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...xs)) + 3 - left,
    height: Math.ceil(Math.max(...ys)) + 1 - top,
  };
}
