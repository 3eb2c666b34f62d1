import type { Canvas, Context2D, MakeCanvas } from '../canvas.ts';
import type { HeadTurn } from '../character/skull-geometry.ts';
import { contextOf } from '../drawing/context-of.ts';
import type { Sprite } from '../drawing/sprite.ts';
import { clamp } from '../math/clamp.ts';
import { copyStrips } from './copy-strips.ts';
import { drawTiles, type Tile, tilesOf } from './sprite-tiles.ts';

export interface MotionLook {
  unitPx: number;
  /** depth of the hair at x (both in face units): how far it travels when the head turns */
  depthAt(x: number): number;
  /** the hair lies at one depth and moves as a whole */
  rigid: boolean;
  /** depth by which it follows a nod */
  nodDepth: number;
  /** y in face units below which hair hangs and swings; null for hair that stays on the head */
  swingsBelowY: number | null;
}

export type DrawHair = (ctx: Context2D, head: HeadTurn) => void;

/** Columns are cut here (face units); the edges, where depth changes fast, are cut finer. */
const COLUMN_EDGES = [-1, -0.86, -0.62, -0.25, 0.25, 0.62, 0.86, 1];
/** Rigid hair behind the head is hollow between these. */
const HOLLOW_EDGES = [-0.52, 0.52];
const FINE_EDGES = [-0.84, -0.7, -0.5, -0.2, 0.2, 0.5, 0.7, 0.84];
const BANDS = 4;
/** Bands over which the lean grows to its full amount. */
const BANDS_TO_FULL_LEAN = 2;
const STILL_TURN = 0.01;
const STILL_SWING = 0.002;
const MOST_SWING = 0.1;

/** How much the tips lean: gravity keeps them upright when the head tilts; turns and sway leave them behind. */
const swingOf = (head: HeadTurn): number =>
  clamp(-head.roll * 0.75 + head.sway * 0.055 - head.turn * 0.07, -MOST_SWING, MOST_SWING);

/** Rows of the sprite: the part on the head, then the bands that swing. */
function bandEdges(sprite: Sprite, look: MotionLook): number[] {
  if (look.swingsBelowY === null) return [];
  const { height } = sprite.canvas;
  const start = clamp(Math.round(look.swingsBelowY * look.unitPx) - sprite.y, 0, height);
  return Array.from({ length: BANDS }, (_, band) => Math.round(start + ((height - start) * band) / BANDS));
}

/** Draws a band of tiles sheared by `lean`, its top edge moved by `offset`. */
function drawBand(
  ctx: Context2D,
  sprite: Sprite,
  tiles: readonly Tile[],
  bend: { lean: number; offset: number; topY: number; moved: (column: number) => number },
): void {
  ctx.save();
  ctx.transform(1, 0, bend.lean, 1, bend.offset - bend.lean * bend.topY, 0);
  drawTiles(ctx, sprite, tiles, bend.moved);
  ctx.restore();
}

/** Rows from the crown down: the crown itself lies at the middle of the head's depth and hardly moves. */
const CROWN_ROWS = [
  { fromY: -9, share: 0.15 },
  { fromY: -1.28, share: 0.4 },
  { fromY: -1.16, share: 0.62 },
  { fromY: -1.04, share: 0.82 },
  { fromY: -0.92, share: 1 },
] as const;

function crownRows(sprite: Sprite, unitPx: number): { across: readonly [number, number]; share: number }[] {
  const { height } = sprite.canvas;
  const rowOf = (y: number | undefined): number =>
    y === undefined ? height : clamp(Math.round(y * unitPx) - sprite.y, 0, height);
  return CROWN_ROWS.map(({ fromY, share }, i) => ({ share, across: [rowOf(fromY), rowOf(CROWN_ROWS[i + 1]?.fromY)] }));
}

/**
 * Thin hair that skin shows through: turned on a scratch canvas with whole pixels, because overlapping tiles would
 * show as lines.
 */
export function seeThroughMotion(sprite: Sprite, look: MotionLook, makeCanvas: MakeCanvas): DrawHair {
  const { unitPx, depthAt } = look;
  const pad = Math.ceil(0.2 * unitPx);
  const edges = FINE_EDGES.map((edge) => Math.round(edge * unitPx) - sprite.x);
  let scratch: Canvas | null = null;
  return (ctx, head) => {
    const y = sprite.y - Math.round(head.tilt * look.nodDepth * unitPx);
    if (Math.abs(head.turn) <= STILL_TURN) {
      ctx.drawImage(sprite.canvas, sprite.x, y);
      return;
    }
    scratch ??= makeCanvas(sprite.canvas.width + 2 * pad, sprite.canvas.height);
    const turned = contextOf(scratch);
    turned.clearRect(0, 0, scratch.width, scratch.height);
    for (const { across, share } of crownRows(sprite, unitPx)) {
      const reach = share * head.turn * unitPx;
      const shift = (column: number): number => Math.round(depthAt((column + sprite.x) / unitPx) * reach) + pad;
      copyStrips(sprite.canvas, turned, { upright: true, edges, shift, across });
    }
    ctx.drawImage(scratch, sprite.x - pad, y);
  };
}

/** Hair that turns in depth with the head and, where it hangs, swings: one drawImage per visible tile. */
export function hairMotion(sprite: Sprite, look: MotionLook): DrawHair {
  const { unitPx, depthAt } = look;
  const columnEdges = (look.rigid ? HOLLOW_EDGES : COLUMN_EDGES).map((edge) => Math.round(edge * unitPx) - sprite.x);
  const edges = bandEdges(sprite, look);
  const tiles = tilesOf(sprite, columnEdges, edges);
  const rowTops = [...new Set([0, ...edges])].sort((a, b) => a - b);
  const rowsOfTiles = rowTops.map((_, row) => tiles.filter((tile) => tile.row === row));
  const onHead = edges.length === 0 || edges[0]! > 0 ? 1 : 0;
  return (ctx, head) => {
    const turning = Math.abs(head.turn) > STILL_TURN;
    const swing = edges.length > 0 ? swingOf(head) : 0;
    const nodded = { ...sprite, y: sprite.y - Math.round(head.tilt * look.nodDepth * unitPx) };
    if (!turning && Math.abs(swing) < STILL_SWING) {
      ctx.drawImage(sprite.canvas, sprite.x, nodded.y);
      return;
    }
    const whole = Math.round(depthAt(0) * head.turn * unitPx);
    const moved = (column: number): number => {
      if (look.rigid) return whole;
      return turning ? depthAt((column + sprite.x) / unitPx) * head.turn * unitPx : 0;
    };
    let offset = 0;
    for (const [row, band] of rowsOfTiles.entries()) {
      const lean = row < onHead ? 0 : swing * Math.min(1, (row - onHead + 0.5) / BANDS_TO_FULL_LEAN);
      const top = rowTops[row]!;
      const bottom = rowTops[row + 1] ?? sprite.canvas.height;
      drawBand(ctx, nodded, band, { lean, offset, topY: nodded.y + top, moved });
      offset += lean * (bottom - top);
    }
  };
}
