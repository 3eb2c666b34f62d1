import type { Mouth } from '@herald/media/mouth';
import type { Context2D } from '#base/canvas/canvas.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import { type BakedTeeth, TOOTH_EDGE } from './bake-teeth.ts';
import { drawTongue, drawTongueTip } from './draw-tongue.ts';
import type { MouthCurves } from './mouth-curves.ts';
import { mouthRows } from './mouth-rows.ts';
import type { Opening } from './opening.ts';

/** What an open mouth shows: dark throat, tongue, both rows of teeth, the lips' shadow. */
export function drawMouthInside(
  ctx: Context2D,
  curves: MouthCurves,
  mouth: Mouth,
  teeth: BakedTeeth,
  unit: number,
): void {
  if (curves.gap <= 0.006) return;
  const middle = (curves.upperBottom.length - 1) / 2;
  const opening: Opening = {
    curves,
    mouth,
    rows: mouthRows(curves, mouth),
    teeth,
    unit,
    top: curves.upperBottom[middle],
    bottom: curves.lowerTop[middle],
    reach: curves.halfWidth * 0.92 * unit * (1 - 0.12 * mouth.round),
  };
  ctx.save();
  traceClosed(ctx, [...curves.upperBottom, ...curves.lowerTop.slice().reverse()]);
  ctx.clip();
  fillThroat(ctx, opening);
  drawTongue(ctx, opening);
  drawLowerTeeth(ctx, opening);
  drawUpperTeeth(ctx, opening);
  if (opening.rows.out > 0) drawTongueTip(ctx, opening);
  shadeInside(ctx, opening);
  ctx.restore();
}

/** Darkest at the back, below the upper teeth; the cheeks and the floor still catch some light. */
function fillThroat(ctx: Context2D, { curves, top, bottom, unit }: Opening): void {
  const far = curves.halfWidth * unit;
  const y = top[1] + (bottom[1] - top[1]) * 0.42;
  ctx.save();
  ctx.translate(top[0], y);
  ctx.scale(1, 0.6);
  const depth = ctx.createRadialGradient(0, 0, far * 0.1, 0, 0, far);
  depth.addColorStop(0, '#170405');
  depth.addColorStop(0.45, '#2c0a0c');
  depth.addColorStop(1, '#66221f');
  ctx.fillStyle = depth;
  ctx.fillRect(-unit, -unit, 2 * unit, 2 * unit);
  ctx.restore();
}

/** Rows are drawn whole, and the lip hides what is not bared. */
function drawLowerTeeth(ctx: Context2D, { bottom, rows, teeth, unit, reach }: Opening): void {
  if (rows.lower <= 0.002) return;
  const height = 0.11 * unit;
  const edge = bottom[1] - rows.lower * unit;
  ctx.drawImage(teeth.lower, bottom[0] - reach * 0.8, edge - height * (1 - TOOTH_EDGE), reach * 1.6, height);
}

function drawUpperTeeth(ctx: Context2D, { top, rows, teeth, unit, reach }: Opening): void {
  if (rows.upper <= 0.002) return;
  const height = 0.14 * unit;
  const edge = top[1] + rows.upper * unit;
  ctx.drawImage(teeth.upper, top[0] - reach, edge - height * TOOTH_EDGE, reach * 2, height);
}

function shadeInside(ctx: Context2D, { curves, top, bottom, unit }: Opening): void {
  const lip = ctx.createLinearGradient(0, top[1] - 0.01 * unit, 0, top[1] + 0.1 * unit);
  lip.addColorStop(0, 'rgba(30,5,8,.62)');
  lip.addColorStop(0.45, 'rgba(30,5,8,.2)');
  lip.addColorStop(1, 'rgba(30,5,8,0)');
  ctx.fillStyle = lip;
  ctx.fillRect(top[0] - 0.5 * unit, top[1] - 0.1 * unit, unit, 0.3 * unit);
  const lower = ctx.createLinearGradient(0, bottom[1] - 0.02 * unit, 0, bottom[1] + 0.012 * unit);
  lower.addColorStop(0, 'rgba(40,8,10,0)');
  lower.addColorStop(1, 'rgba(40,8,10,.5)');
  ctx.fillStyle = lower;
  ctx.fillRect(top[0] - 0.5 * unit, bottom[1] - 0.02 * unit, unit, 0.2 * unit);
  ctx.save();
  ctx.translate(top[0], (top[1] + bottom[1]) / 2);
  const far = curves.halfWidth * unit;
  const corners = ctx.createRadialGradient(0, 0, far * 0.42, 0, 0, far);
  corners.addColorStop(0, 'rgba(20,4,6,0)');
  corners.addColorStop(0.55, 'rgba(20,4,6,.28)');
  corners.addColorStop(1, 'rgba(20,4,6,.85)');
  ctx.fillStyle = corners;
  ctx.fillRect(-0.5 * unit, -0.3 * unit, unit, unit);
  ctx.restore();
}
