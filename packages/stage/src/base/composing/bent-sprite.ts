import type { Sprite } from '../drawing/sprite.ts';
import type { Rect } from '../math/rect.ts';
import type { Bend } from './bend.ts';
import type { HeadTurn } from './head-turn.ts';
import { AIR, type BendNodes, type MemoryPicture, type MemorySprite, type PixelMemory } from './pixel-memory.ts';
import type { Placement } from './placement.ts';

const FIXED = 65536;
const CELL_SHIFT = 4;
const CELL = 1 << CELL_SHIFT;

/** A sprite that bends with the head it sits on. */
export class BentSprite {
  readonly #memory: PixelMemory;
  readonly #sprite: MemorySprite;
  readonly #bend: Bend;
  #nodesAt = 0;
  #nodesRoom = 0;

  constructor(memory: PixelMemory, sprite: Sprite, bend: Bend) {
    this.#memory = memory;
    this.#sprite = memory.loadSprite(sprite);
    this.#bend = bend;
  }

  draw(frame: MemoryPicture, head: HeadTurn, place: Placement, within: Rect): void {
    this.#bend.take(head);
    const area = this.#areaIn(place, within);
    const cells = area && cellsIn(area, frame);
    if (cells) this.#memory.bend(this.#sprite, this.#layNodes(place, cells), frame, within);
  }

  #layNodes(place: Placement, { x, y, width, height }: Rect): BendNodes {
    const columns = Math.ceil(width / CELL);
    const rows = Math.ceil(height / CELL);
    const words = this.#room((columns + 1) * (rows + 1) * 2);
    this.#writeNodes(words, { columns, rows, left: x, top: y }, place);
    return { at: this.#nodesAt, columns, rows, left: x, top: y, cellShift: CELL_SHIFT };
  }

  #writeNodes(
    words: Int32Array,
    nodes: Pick<BendNodes, 'columns' | 'rows' | 'left' | 'top'>,
    { cos, sin, x, y }: Placement,
  ): void {
    const bend = this.#bend;
    const { width, height, x: spriteX, y: spriteY } = this.#sprite;
    const mostU = (width - 2) * FIXED;
    const mostV = (height - 2) * FIXED;
    let at = 0;
    for (let row = 0; row <= nodes.rows; row++) {
      const dy = nodes.top + row * CELL + 0.5 - y;
      for (let column = 0; column <= nodes.columns; column++) {
        const dx = nodes.left + column * CELL + 0.5 - x;
        bend.restingPlace(cos * dx + sin * dy, cos * dy - sin * dx);
        words[at] = Math.max(0, Math.min(mostU, (bend.x - spriteX - 0.5) * FIXED));
        words[at + 1] = Math.max(0, Math.min(mostV, (bend.y - spriteY - 0.5) * FIXED));
        at += 2;
      }
    }
  }

  /** The part of the frame that the sprite can reach. */
  #areaIn({ cos, sin, x, y }: Placement, within: Rect): Rect | null {
    const { width, height, x: spriteX, y: spriteY } = this.#sprite;
    const { reach } = this.#bend;
    const halfWidth = width / 2 - AIR + reach;
    const halfHeight = height / 2 - AIR + reach;
    const middleX = spriteX + width / 2;
    const middleY = spriteY + height / 2;
    const centerX = x + cos * middleX - sin * middleY;
    const centerY = y + sin * middleX + cos * middleY;
    const spanX = cos * halfWidth + Math.abs(sin) * halfHeight;
    const spanY = cos * halfHeight + Math.abs(sin) * halfWidth;
    const left = Math.max(within.x, Math.floor(centerX - spanX));
    const top = Math.max(within.y, Math.floor(centerY - spanY));
    const right = Math.min(within.x + within.width, Math.ceil(centerX + spanX));
    const bottom = Math.min(within.y + within.height, Math.ceil(centerY + spanY));
    return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
  }

  #room(words: number): Int32Array {
    if (words > this.#nodesRoom) {
      this.#nodesRoom = Math.ceil(words * 1.3);
      this.#nodesAt = this.#memory.take(this.#nodesRoom * 4);
    }
    return this.#memory.wordsAt(this.#nodesAt, words);
  }
}

/** The cells of an area that a picture shows, which can be a small part of the frame; null for none. */
function cellsIn(area: Rect, { left, top, width, height }: MemoryPicture): Rect | null {
  const across = cellsBetween(area.x, area.width, left, left + width);
  const down = cellsBetween(area.y, area.height, top, top + height);
  if (!across || !down) return null;
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function cellsBetween(start: number, size: number, from: number, to: number): { from: number; length: number } | null {
  const first = Math.max(0, Math.floor((from - start) / CELL)) * CELL;
  const end = Math.min(size, Math.ceil((to - start) / CELL) * CELL);
  return end > first ? { from: start + first, length: end - first } : null;
}
