import type { Point } from '../math/point.ts';
import type { Rect } from '../math/rect.ts';
import type { BendNodes, MemoryPicture, PixelMemory } from './pixel-memory.ts';

/** The soft shadow of one sprite: a byte for four by four of its pixels. */
export interface MemoryShadow {
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

/** A body whose first `rows` rows are pulled apart by a breath and lean: see `PixelMemory.stretch`. */
export interface BreathingBody {
  picture: MemoryPicture;
  rows: number;
  rise: number;
  lean: number;
}

const FIXED = 65536;

/** The soft shadows that fall on one frame, at a quarter of its size. */
export class FrameShadows {
  readonly #memory: PixelMemory;
  readonly #at: number;
  readonly #width: number;
  readonly #height: number;

  constructor(memory: PixelMemory, frameWidth: number, frameHeight: number) {
    this.#memory = memory;
    this.#width = (frameWidth >> 2) + 2;
    this.#height = (frameHeight >> 2) + 2;
    this.#at = memory.take(this.#width * this.#height);
  }

  clear(): void {
    new Uint8Array(this.#memory.kernel.memory.buffer, this.#at, this.#width * this.#height).fill(0);
  }

  /** Adds the shadow of a bent sprite, whose nodes may lie outside it; `move` leads from its pixels to those of the shadow. */
  cast(shadow: MemoryShadow, nodes: BendNodes, move: { x: number; y: number }): void {
    const { kernel } = this.#memory;
    const { at, columns, rows, left, top } = nodes;
    kernel.takeShadows(this.#at, this.#width, this.#height);
    kernel.takeShadow(shadow.at, shadow.width, shadow.height, Math.round(move.x * FIXED), Math.round(move.y * FIXED));
    kernel.castShadow(at, columns, rows, left, top);
  }

  /** Lets the shadows fall on a body that lies in a picture, and on nothing beside it. */
  shade(to: MemoryPicture, { picture, rows, rise, lean }: BreathingBody, area: Rect): void {
    const top = picture.top - rise;
    this.#memory.kernel.takeLean(Math.round(lean * FIXED), rows, 0, 0);
    const step = rows / (rows + rise);
    const seam = picture.top + rows - 1;
    const first = Math.ceil(top);
    const above = {
      ...area,
      y: Math.max(area.y, first),
      height: Math.min(seam, bottomOf(area)) - Math.max(area.y, first),
    };
    const below = { ...area, y: Math.max(area.y, seam), height: bottomOf(area) - Math.max(area.y, seam) };
    this.#shadePart(to, { ...picture, top: first }, above, (y) => [Math.max(0, (y + 0.5 - top) * step), step]);
    this.#shadePart(to, picture, below, (y) => [y - picture.top, 1]);
  }

  #shadePart(
    to: MemoryPicture,
    body: MemoryPicture,
    area: Rect,
    rowsFrom: (y: number) => [start: number, step: number],
  ): void {
    const { kernel } = this.#memory;
    const part = area.height > 0 ? this.#memory.shared(body, to, area) : null;
    if (!part) return;
    const [start, step] = rowsFrom(part.top);
    kernel.readFrom(body.at + (part.left - body.left) * 4, body.width * 4);
    kernel.takeShadows(this.#at, this.#width, this.#height);
    kernel.takeRows(Math.round(start * FIXED), Math.round(step * FIXED));
    kernel.shadeRows(part.left, part.top, part.width, part.height);
  }

  /** Darkens all that a picture shows in an area. */
  darken(to: MemoryPicture, area: Rect): void {
    const part = this.#memory.shared(to, to, area);
    if (!part) return;
    this.#memory.kernel.takeShadows(this.#at, this.#width, this.#height);
    this.#memory.kernel.darkenRows(part.left, part.top, part.width, part.height);
  }

  /** Darkens what a picture shows of an area inside a shape without bays. */
  darkenInside(to: MemoryPicture, outline: readonly Point[], area: Rect): void {
    for (let y = Math.max(area.y, to.top); y < Math.min(bottomOf(area), to.top + to.height); y++) {
      const { left, right } = rowOf(outline, y + 0.5);
      const x = Math.max(area.x, left);
      const width = Math.min(area.x + area.width, right) - x;
      if (width > 0) this.darken(to, { x, y, width, height: 1 });
    }
  }
}

/** The left and right end of a shape without bays in one row; endless where the row misses it. */
function rowOf(outline: readonly Point[], y: number): { left: number; right: number } {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [fromX, fromY] = outline[outline.length - 1];
  for (const [toX, toY] of outline) {
    if (fromY <= y !== toY <= y) {
      const x = fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    [fromX, fromY] = [toX, toY];
  }
  return { left: Math.round(left), right: Math.round(right) };
}

function bottomOf({ y, height }: Rect): number {
  return y + height;
}
