import type { Context2D } from '../canvas.ts';
import { contextOf } from '../drawing/context-of.ts';
import type { Sprite } from '../drawing/sprite.ts';
import { clamp } from '../math/clamp.ts';

/** A piece of a sprite, cut tight to what is visible; pixels of the sprite's canvas. */
export interface Tile {
  column: number;
  row: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Neighbouring tiles share this many pixels, so that no seam opens when they bend. */
const OVERLAP = 1;

function cuts(edges: readonly number[], size: number): number[] {
  const inside = edges.map((edge) => clamp(Math.round(edge), 0, size));
  return [...new Set([0, ...inside, size])].sort((a, b) => a - b);
}

/** Cuts a sprite at column and row edges (pixels of its canvas) and leaves the empty pieces out. */
export function tilesOf(sprite: Sprite, columnEdges: readonly number[], rowEdges: readonly number[]): Tile[] {
  const { width, height } = sprite.canvas;
  const { data } = contextOf(sprite.canvas).getImageData(0, 0, width, height);
  const columns = cuts(columnEdges, width);
  const rows = cuts(rowEdges, height);
  const tiles: Tile[] = [];
  for (let row = 0; row < rows.length - 1; row++) {
    for (let column = 0; column < columns.length - 1; column++) {
      const tile = tight(data, width, {
        column,
        row,
        left: columns[column]!,
        right: Math.min(width, columns[column + 1]! + OVERLAP),
        top: rows[row]!,
        bottom: Math.min(height, rows[row + 1]! + OVERLAP),
      });
      if (tile) tiles.push(tile);
    }
  }
  return tiles;
}

function tight(data: Uint8ClampedArray, width: number, cell: Tile): Tile | null {
  const box = { left: cell.right, right: cell.left, top: cell.bottom, bottom: cell.top };
  for (let y = cell.top; y < cell.bottom; y++) {
    for (let x = cell.left; x < cell.right; x++) {
      if (data[(y * width + x) * 4 + 3]! < 3) continue;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      box.bottom = y + 1;
    }
  }
  return box.right > box.left ? { ...cell, ...box } : null;
}

/** Draws tiles with columns moved sideways: `moved` gives the shift of a column of the canvas. */
export function drawTiles(
  ctx: Context2D,
  sprite: Sprite,
  tiles: readonly Tile[],
  moved: (column: number) => number,
): void {
  for (const { left, top, right, bottom } of tiles) {
    const from = left + moved(left);
    const to = right + moved(right);
    ctx.drawImage(
      sprite.canvas,
      left,
      top,
      right - left,
      bottom - top,
      sprite.x + from,
      sprite.y + top,
      to - from,
      bottom - top,
    );
  }
}
