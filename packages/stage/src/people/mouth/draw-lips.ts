import type { Context2D, Gradient } from '#base/canvas/canvas.ts';
import { mixRgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { softSpot } from '#base/drawing/soft-spot.ts';
import { softStroke } from '#base/drawing/soft-stroke.ts';
import { trace, traceClosed } from '#base/drawing/trace.ts';
import type { Light } from '#base/light/light-presets.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';
import type { MouthCurves } from './mouth-curves.ts';

export interface LipLook {
  palette: SkinPalette;
  light: Light;
  painted: boolean;
}

interface Lips {
  curves: MouthCurves;
  face: FaceShape;
  unit: number;
  look: LipLook;
}

export function drawLips(ctx: Context2D, curves: MouthCurves, face: FaceShape, unit: number, look: LipLook): void {
  const lips: Lips = { curves, face, unit, look };
  drawUpperLip(ctx, lips);
  drawLowerLip(ctx, lips);
  drawBowLight(ctx, lips);
  drawLine(ctx, lips);
  drawCorners(ctx, lips);
}

/** Shade under the lower lip; drawn before the opening. */
export function drawLipShadow(ctx: Context2D, curves: MouthCurves, unit: number, { deepShade }: SkinPalette): void {
  const [x, y] = middleOf(curves.lowerBottom);
  softSpot(ctx, { x, y: y + 0.03 * unit, radius: 0.24 * unit, color: deepShade, alpha: 0.36, flatten: 0.32 });
}

function middleOf(points: readonly Point[]): Point {
  return points[(points.length - 1) / 2];
}

function fillLip(ctx: Context2D, outline: Point[], fill: Gradient, { look, unit }: Lips): void {
  traceClosed(ctx, outline);
  ctx.strokeStyle = rgba(look.palette.lip, look.painted ? 0.14 : 0.1);
  for (const width of [0.018, 0.036, 0.06]) {
    ctx.lineWidth = width * unit;
    ctx.stroke();
  }
  ctx.fillStyle = fill;
  ctx.fill();
}

function drawUpperLip(ctx: Context2D, lips: Lips): void {
  const { curves, look } = lips;
  const { lip, lipDark, skin } = look.palette;
  const alpha = look.painted ? 0.92 : 0.82;
  const fill = ctx.createLinearGradient(0, middleOf(curves.upperTop)[1], 0, middleOf(curves.upperBottom)[1]);
  fill.addColorStop(0, rgba(mixRgb(lip, skin, 0.4), alpha));
  fill.addColorStop(0.45, rgba(scaleRgb(lip, [0.93, 0.88, 0.88]), alpha + 0.08));
  fill.addColorStop(1, rgba(mixRgb(lipDark, lip, 0.25)));
  fillLip(ctx, [...curves.upperTop, ...curves.upperBottom.slice().reverse()], fill, lips);
}

function drawLowerLip(ctx: Context2D, lips: Lips): void {
  const { curves, look } = lips;
  const { lip, skin } = look.palette;
  const alpha = look.painted ? 0.92 : 0.82;
  const top = middleOf(curves.lowerTop);
  const bottom = middleOf(curves.lowerBottom);
  const fill = ctx.createLinearGradient(0, top[1], 0, bottom[1]);
  fill.addColorStop(0, rgba(scaleRgb(lip, [0.84, 0.74, 0.74])));
  fill.addColorStop(0.35, rgba(lip));
  fill.addColorStop(0.72, rgba(scaleRgb(lip, [0.96, 0.92, 0.92]), alpha));
  fill.addColorStop(1, rgba(mixRgb(scaleRgb(lip, [0.8, 0.7, 0.7]), skin, 0.15), alpha));
  const outline = [...curves.lowerTop, ...curves.lowerBottom.slice().reverse()];
  fillLip(ctx, outline, fill, lips);
  ctx.save();
  traceClosed(ctx, outline);
  ctx.clip();
  drawLipShine(ctx, lips, top, bottom);
  ctx.restore();
}

function drawLipShine(ctx: Context2D, { face, unit, look }: Lips, top: Point, bottom: Point): void {
  softSpot(ctx, {
    x: top[0] + look.light.key[0] * 0.06 * unit,
    y: mix(top[1], bottom[1], 0.42),
    radius: 0.17 * unit,
    color: look.palette.lipLight,
    alpha: face.male ? 0.4 : look.painted ? 0.82 : 0.7,
    flatten: 0.24,
  });
}

function drawBowLight(ctx: Context2D, { curves, unit, look }: Lips): void {
  const { skin, darkness } = look.palette;
  const middle = (curves.upperTop.length - 1) / 2;
  ctx.strokeStyle = rgba(mixRgb(skin, [255, 240, 230], 0.5), 0.24 * (1 - 0.5 * darkness));
  ctx.lineWidth = 0.014 * unit;
  trace(
    ctx,
    curves.upperTop.slice(middle - 6, middle + 7).map(([x, y]): Point => [x, y - 0.016 * unit]),
  );
  ctx.stroke();
}

function drawLine(ctx: Context2D, { curves, unit, look }: Lips): void {
  const closed = 1 - smoothstep(0.006, 0.035, curves.gap);
  if (closed <= 0) return;
  ctx.strokeStyle = rgba(scaleRgb(look.palette.lipDark, [0.55, 0.45, 0.46]), 0.8 * closed);
  ctx.lineWidth = 0.012 * unit;
  trace(ctx, curves.upperBottom);
  ctx.stroke();
}

function drawCorners(ctx: Context2D, { curves, unit, look }: Lips): void {
  const { deepShade } = look.palette;
  const happy = Math.max(0, curves.smile);
  const last = curves.upperBottom.length - 1;
  for (const [index, side] of [
    [0, -1],
    [last, 1],
  ] as const) {
    const [x, y] = curves.upperBottom[index];
    softSpot(ctx, { x, y, radius: 0.06 * unit, color: scaleRgb(deepShade, 0.8), alpha: 0.4 });
    const dimple: Point[] = [
      [x - side * 0.012 * unit, y + 0.002 * unit],
      [x + side * 0.012 * unit, y - 0.004 * unit],
      [x + side * 0.026 * unit, y - (0.012 + 0.022 * happy) * unit],
    ];
    const fade = 1 - 0.8 * Math.min(1, curves.gap * 4);
    softStroke(ctx, dimple, {
      color: scaleRgb(deepShade, 0.8),
      alpha: (0.4 + 0.2 * happy) * fade,
      width: 0.006 * unit,
      blur: 0.01 * unit,
    });
  }
}
