import type { Canvas, Context2D, MakeCanvas } from '../../canvas.ts';
import type { HeadTurn, SkullGeometry } from '../../character/skull-geometry.ts';
import { contextOf } from '../../drawing/context-of.ts';
import type { Sprite } from '../../drawing/sprite.ts';
import { copyStrips, type Shift } from '../copy-strips.ts';

/** Cuts between which rows follow the jaw and columns follow the turn, face units. */
const ROW_EDGES = [-0.1, -0.02, 0.06, 0.14, 0.22, 0.3, 0.38];
const COLUMN_EDGES = [-0.93, -0.84, -0.74, -0.6, -0.42, -0.22, 0, 0.22, 0.42, 0.6, 0.74, 0.84, 0.93];
const MOST_DROP = 0.26;
const STILL_TURN = 0.012;
const STILL_JAW = 0.004;

/** Draws the jaw beard so that it drops with the chin and turns with the head. */
export function jawMotion(
  sprite: Sprite,
  geometry: SkullGeometry,
  makeCanvas: MakeCanvas,
): (ctx: Context2D, head: HeadTurn) => void {
  const { unitPx, mouthY, chinY, jawShareAt, depthAt, edgeDepthAt, halfWidthAt } = geometry;
  const { canvas, x, y } = sprite;
  const pad = Math.ceil(0.3 * unitPx);
  const room = Math.ceil(MOST_DROP * unitPx) + 2;
  const rows = ROW_EDGES.map((edge) => Math.round((mouthY + edge) * unitPx) - y);
  const columns = COLUMN_EDGES.map((edge) => Math.round(edge * unitPx) - x);
  const levelY = (mouthY + chinY) / 2 - 0.12;
  const depth = (column: number): number => {
    const at = (column + x) / unitPx;
    const edge = halfWidthAt(levelY) * 0.985;
    return Math.abs(at) < edge ? depthAt(at, levelY) : edgeDepthAt(0.3);
  };
  let dropped: Canvas | null = null;
  let turned: Canvas | null = null;
  const clean = (known: Canvas | null, width: number, height: number): Canvas => {
    const result = known ?? makeCanvas(width, height);
    contextOf(result).clearRect(0, 0, width, height);
    return result;
  };
  return (ctx, head) => {
    let picture = canvas;
    let left = x;
    if (head.jawDrop > STILL_JAW) {
      dropped = clean(dropped, canvas.width, canvas.height + room);
      const shift: Shift = (row) =>
        Math.round(Math.min(MOST_DROP, head.jawDrop) * jawShareAt((row + y) / unitPx) * unitPx);
      copyStrips(picture, contextOf(dropped), { upright: false, edges: rows, shift });
      picture = dropped;
    }
    if (Math.abs(head.turn) > STILL_TURN) {
      turned = clean(turned, canvas.width + 2 * pad, canvas.height + room);
      const shift: Shift = (column) => Math.round(depth(column) * head.turn * unitPx) + pad;
      copyStrips(picture, contextOf(turned), { upright: true, edges: columns, shift });
      picture = turned;
      left -= pad;
    }
    ctx.drawImage(picture, left, y - Math.round(head.tilt * 0.6 * unitPx));
  };
}

/** The moustache sits on the upper jaw; it lifts a little when the mouth opens and leaves the lip free. */
export function lipMotion(sprite: Sprite, geometry: SkullGeometry): (ctx: Context2D, head: HeadTurn) => void {
  const { unitPx, mouthY, depthAt } = geometry;
  const depth = depthAt(0, mouthY - 0.1);
  return (ctx, head) => {
    const x = sprite.x + head.turn * depth * unitPx;
    const y = sprite.y - head.tilt * depth * unitPx - 0.1 * Math.min(0.2, head.jawDrop) * unitPx;
    ctx.drawImage(sprite.canvas, x, y);
  };
}
