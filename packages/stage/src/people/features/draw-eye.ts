import type { Context2D } from '#base/canvas/canvas.ts';
import { mixRgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { softStroke } from '#base/drawing/soft-stroke.ts';
import { trace, traceClosed } from '#base/drawing/trace.ts';
import { clamp } from '#base/math/clamp.ts';
import { cubicBezier } from '#base/math/cubic-bezier.ts';
import type { Point } from '#base/math/point.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';
import { drawLashes } from './draw-lashes.ts';
import { drawLid } from './draw-lid.ts';
import { type EyeCurves, type EyeState, eyeCurves, LID_STEPS, type Side } from './eye-curves.ts';
import type { EyeLook } from './eye-look.ts';

const MIDDLE = LID_STEPS / 2;
/** A lamp in a wet eye has a bright core and a soft edge: how much light, and how wide. */
const CATCHLIGHT = [
  [0.2, 1.4],
  [0.78, 0.72],
] as const;

export function drawEye(ctx: Context2D, side: Side, state: EyeState, look: EyeLook): void {
  const eye = eyeCurves(side, state);
  drawLid(ctx, eye, look, state.view.unitPx);
  if (eye.openness > 0.04) {
    ctx.save();
    traceClosed(ctx, [...eye.upperLid, ...eye.lowerLid.slice().reverse()]);
    ctx.clip();
    drawEyeball(ctx, eye, state, look);
    ctx.restore();
    drawWetRim(ctx, eye, look.palette, state.view.unitPx);
  }
  drawLowerLid(ctx, eye, state, look.palette);
  drawLashes(ctx, eye, state, look);
  drawCrease(ctx, eye, look.palette, state.view.unitPx);
  drawCrowsFeet(ctx, eye, state, look.palette);
}

function drawEyeball(ctx: Context2D, eye: EyeCurves, { face, pose, view }: EyeState, look: EyeLook): void {
  const unit = view.unitPx;
  const [cx, cy] = eye.center;
  const white = mixRgb([216, 207, 202], look.palette.skin, 0.14 + 0.12 * look.palette.darkness);
  const ball = ctx.createRadialGradient(cx, cy + 0.02 * unit, 0.03 * unit, cx, cy, 0.23 * unit);
  ball.addColorStop(0, rgba(white));
  ball.addColorStop(0.4, rgba(scaleRgb(white, [0.94, 0.91, 0.9])));
  ball.addColorStop(0.72, rgba(scaleRgb(white, [0.74, 0.65, 0.63])));
  ball.addColorStop(1, rgba(scaleRgb(white, [0.5, 0.4, 0.39])));
  ctx.fillStyle = ball;
  ctx.fillRect(cx - 0.3 * unit, cy - 0.3 * unit, 0.6 * unit, 0.6 * unit);
  ctx.fillStyle = 'rgba(206,118,108,.7)';
  ctx.beginPath();
  ctx.arc(eye.inner[0] + eye.side * 0.01 * unit, eye.inner[1], 0.026 * unit, 0, 7);
  ctx.fill();

  const radius = 0.11 * unit * (1 + 0.05 * face.knobs.eyeSize) * (1 + 0.08 * face.childness);
  const ix = cx + clamp(pose.gazeX, -1.2, 1.2) * 0.07 * unit - eye.side * 0.006 * unit;
  const iy = cy - 0.01 * unit + clamp(pose.gazeY, -1.2, 1.2) * 0.05 * unit;
  ctx.drawImage(look.iris, ix - radius, iy - radius, radius * 2, radius * 2);
  drawLidShadow(ctx, eye, unit);
  drawCatchlight(ctx, ix, iy, unit, look.light.key[0]);
}

function drawLidShadow(ctx: Context2D, eye: EyeCurves, unit: number): void {
  const top = eye.upperLid[MIDDLE][1];
  const shadow = ctx.createLinearGradient(0, top, 0, top + 0.105 * unit);
  shadow.addColorStop(0, 'rgba(25,8,8,.74)');
  shadow.addColorStop(0.38, 'rgba(25,8,8,.28)');
  shadow.addColorStop(1, 'rgba(25,8,8,0)');
  ctx.fillStyle = shadow;
  ctx.fillRect(eye.center[0] - 0.3 * unit, top, 0.6 * unit, 0.3 * unit);
}

function drawCatchlight(ctx: Context2D, ix: number, iy: number, unit: number, keyX: number): void {
  for (const [alpha, grow] of CATCHLIGHT) {
    ctx.fillStyle = `rgba(255,255,255,${alpha})`;
    ctx.beginPath();
    ctx.ellipse(ix + keyX * 0.05 * unit, iy - 0.036 * unit, 0.0155 * grow * unit, 0.018 * grow * unit, 0, 0, 7);
    ctx.fill();
  }
  ctx.fillStyle = 'rgba(255,255,255,.24)';
  ctx.beginPath();
  ctx.ellipse(ix - keyX * 0.05 * unit, iy + 0.045 * unit, 0.022 * unit, 0.012 * unit, 0, 0, 7);
  ctx.fill();
}

function lowered(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y]): Point => [x, y + by]);
}

function drawWetRim(ctx: Context2D, eye: EyeCurves, { skin }: SkinPalette, unit: number): void {
  ctx.strokeStyle = rgba(mixRgb([228, 170, 158], skin, 0.62), 0.6);
  ctx.lineWidth = 0.014 * unit;
  trace(ctx, lowered(eye.lowerLid.slice(1), 0.004 * unit));
  ctx.stroke();
  ctx.strokeStyle = 'rgba(255,250,246,.42)';
  ctx.lineWidth = 0.006 * unit;
  trace(ctx, lowered(eye.lowerLid.slice(MIDDLE - 2, MIDDLE + 3), -0.004 * unit));
  ctx.stroke();
}

function drawLowerLid(ctx: Context2D, eye: EyeCurves, { face, view }: EyeState, { deepShade }: SkinPalette): void {
  const unit = view.unitPx;
  ctx.strokeStyle = rgba(scaleRgb(deepShade, 0.75), 0.16);
  for (const [from, width] of [
    [3, 0.016],
    [6, 0.009],
  ] as const) {
    ctx.lineWidth = width * unit;
    trace(ctx, lowered(eye.lowerLid.slice(from), 0.011 * unit));
    ctx.stroke();
  }
  if (eye.squint <= 0.15) return;
  const half = face.eyeHalfWidth;
  const low = face.lowerLidHeight;
  const pouch = cubicBezier(
    [
      eye.place(-half * 0.75, low + 0.055),
      eye.place(-half * 0.3, low + 0.085),
      eye.place(half * 0.4, low + 0.085),
      eye.place(half * 0.95, low + 0.025),
    ],
    12,
  );
  softStroke(ctx, pouch, { color: deepShade, alpha: 0.2 * eye.squint, width: 0.008 * unit, blur: 0.024 * unit });
}

function drawCrease(ctx: Context2D, eye: EyeCurves, { deepShade, lit, shade }: SkinPalette, unit: number): void {
  const single = eye.singleFold > 0.4;
  softStroke(ctx, eye.crease.slice(single ? 3 : 1), {
    color: deepShade,
    alpha: (single ? 0.2 : 0.5 - 0.14 * eye.hood) * (0.45 + 0.55 * eye.openness),
    width: 0.006 * unit,
    blur: (0.03 - 0.016 * eye.openness) * unit,
  });
  if (eye.singleFold <= 0.1) return;
  const [ax, ay] = eye.place(-0.8 * 0.21, -0.045);
  const [mx, my] = eye.place(-0.99 * 0.21, -0.015);
  const [bx, by] = eye.place(-1.02 * 0.21, 0.03);
  ctx.strokeStyle = rgba(mixRgb(lit, shade, 0.55), 0.8 * clamp(eye.singleFold * 2));
  ctx.lineWidth = 0.02 * unit;
  ctx.beginPath();
  ctx.moveTo(ax, ay);
  ctx.quadraticCurveTo(mx, my, bx, by);
  ctx.stroke();
}

function drawCrowsFeet(ctx: Context2D, eye: EyeCurves, { face, view }: EyeState, { deepShade }: SkinPalette): void {
  const depth = face.oldness * 0.5 + (eye.squint > 0.3 ? 0.22 * eye.squint : 0);
  if (depth < 0.12) return;
  const unit = view.unitPx;
  const from = face.eyeHalfWidth * 1.18;
  for (let line = 0; line < 3; line++) {
    const a = eye.place(from, -0.015 + line * 0.034);
    const b = eye.place(from + 0.085, -0.045 + line * 0.052);
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.006 * unit];
    softStroke(ctx, [a, middle, b], { color: deepShade, alpha: 0.3 * depth, width: 0.005 * unit, blur: 0.007 * unit });
  }
}
