import type { Canvas, Context2D, MakeCanvas } from '../canvas.ts';
import type { HeadTurn } from '../character/skull-geometry.ts';
import { contextOf } from '../drawing/context-of.ts';
import type { Sprite } from '../drawing/sprite.ts';
import { clamp } from '../math/clamp.ts';

export interface MotionLook {
  unitPx: number;
  /** depth of the hair at x (both in face units): how far it travels when the head turns */
  depthAt(x: number): number;
  /** y in face units below which hair hangs and swings; null for hair that stays on the head */
  swingsBelowY: number | null;
}

/** Columns are cut here (face units); the edges, where depth changes fast, are cut finer. */
const COLUMN_EDGES = [-1.25, -1.05, -0.93, -0.8, -0.62, -0.38, -0.13, 0.13, 0.38, 0.62, 0.8, 0.93, 1.05, 1.25];
const BANDS = 5;
const STILL = 0.012;
const MOST_SWING = 0.1;

/** Stretches columns by the depth of the hair under them, on a scratch canvas with whole pixels, so no seam shows. */
class ColumnWarp {
  readonly #sprite: Sprite;
  readonly #look: MotionLook;
  readonly #makeCanvas: MakeCanvas;
  readonly pad: number;
  #scratch: Canvas | null = null;

  constructor(sprite: Sprite, look: MotionLook, makeCanvas: MakeCanvas) {
    this.#sprite = sprite;
    this.#look = look;
    this.#makeCanvas = makeCanvas;
    this.pad = Math.ceil(0.3 * look.unitPx);
  }

  warp(turn: number): Canvas {
    const { canvas, x } = this.#sprite;
    const { unitPx, depthAt } = this.#look;
    this.#scratch ??= this.#makeCanvas(canvas.width + 2 * this.pad, canvas.height);
    const ctx = contextOf(this.#scratch);
    ctx.clearRect(0, 0, this.#scratch.width, this.#scratch.height);
    const moved = (column: number): number =>
      column + this.pad + Math.round(depthAt((column + x) / unitPx) * turn * unitPx);
    let from = 0;
    for (const edge of [...COLUMN_EDGES, 99]) {
      const to = clamp(Math.round(edge * unitPx) - x, 0, canvas.width);
      if (to <= from) continue;
      const start = moved(from);
      const width = moved(to) - start;
      if (width > 0) ctx.drawImage(canvas, from, 0, to - from, canvas.height, start, 0, width, canvas.height);
      from = to;
    }
    return this.#scratch;
  }
}

/** How much the tips lean: gravity keeps them upright when the head tilts, turns and sway leave them behind. */
const swingOf = (head: HeadTurn): number =>
  clamp(-head.roll * 0.75 + head.sway * 0.055 - head.turn * 0.07, -MOST_SWING, MOST_SWING);

/** Draws a picture whose lower part leans more and more towards the tips. */
function drawSwinging(ctx: Context2D, picture: Sprite, fromRow: number, swing: number): void {
  const { canvas, x, y } = picture;
  const { width, height } = canvas;
  const start = clamp(fromRow, 0, height);
  if (Math.abs(swing) < 0.002 || height - start < BANDS * 4) {
    ctx.drawImage(canvas, x, y);
    return;
  }
  if (start > 0) ctx.drawImage(canvas, 0, 0, width, start + 1, x, y, width, start + 1);
  let offset = 0;
  for (let band = 0; band < BANDS; band++) {
    const top = Math.round(start + ((height - start) * band) / BANDS);
    const bottom = Math.round(start + ((height - start) * (band + 1)) / BANDS);
    const overlap = band < BANDS - 1 ? 1 : 0;
    const lean = swing * Math.min(1, (band + 0.5) / 2.5);
    ctx.save();
    ctx.transform(1, 0, lean, 1, x + offset, y + top);
    ctx.drawImage(canvas, 0, top, width, bottom - top + overlap, 0, 0, width, bottom - top + overlap);
    ctx.restore();
    offset += lean * (bottom - top);
  }
}

/** The front hair of a turned, tilted, swaying head: a few big drawImage calls. */
export function frontMotion(
  sprite: Sprite,
  look: MotionLook,
  makeCanvas: MakeCanvas,
): (ctx: Context2D, head: HeadTurn) => void {
  const warp = new ColumnWarp(sprite, look, makeCanvas);
  const { unitPx, swingsBelowY } = look;
  return (ctx, head) => {
    const lift = -Math.round(head.tilt * 0.3 * unitPx);
    const turned = Math.abs(head.turn) > STILL;
    const canvas = turned ? warp.warp(head.turn) : sprite.canvas;
    const x = sprite.x - (turned ? warp.pad : 0);
    const picture = { canvas, x, y: sprite.y + lift };
    if (swingsBelowY === null) ctx.drawImage(canvas, picture.x, picture.y);
    else drawSwinging(ctx, picture, Math.round(swingsBelowY * unitPx) - sprite.y, swingOf(head));
  };
}

/** The hair behind the head: moves a little against the turn, and hangs like the front. */
export function backMotion(sprite: Sprite, look: MotionLook): (ctx: Context2D, head: HeadTurn) => void {
  const { unitPx, swingsBelowY } = look;
  return (ctx, head) => {
    const picture = {
      canvas: sprite.canvas,
      x: sprite.x + Math.round(look.depthAt(0) * head.turn * unitPx),
      y: sprite.y - Math.round(head.tilt * look.depthAt(0) * unitPx),
    };
    if (swingsBelowY === null) ctx.drawImage(picture.canvas, picture.x, picture.y);
    else drawSwinging(ctx, picture, Math.round(swingsBelowY * unitPx) - sprite.y, swingOf(head) * 0.8);
  };
}
