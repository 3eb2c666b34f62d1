import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Light } from '#base/light/light-presets.ts';
import { clamp } from '#base/math/clamp.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';
import type { Side } from './eye-curves.ts';

const LEFT = 0.1;
const UP = 0.42;
const WIDTH = 0.42;
const HEIGHT = 0.84;
const DETAIL = 2;

export interface BakedEar {
  side: Side;
  canvas: Canvas;
}

interface EarSource {
  palette: SkinPalette;
  light: Light;
  unitPx: number;
  makeCanvas: MakeCanvas;
}

/** One ear, x pointing outwards; the ear away from the key lamp lies in shade. */
export function bakeEar(side: Side, { palette, light, unitPx, makeCanvas }: EarSource): BakedEar {
  const scale = unitPx * DETAIL;
  const canvas = makeCanvas(Math.ceil(WIDTH * scale), Math.ceil(HEIGHT * scale));
  const ctx = contextOf(canvas);
  ctx.scale(scale, scale);
  ctx.translate(LEFT, UP);
  const far = side * light.key[0] < 0;
  const base = mixRgb(palette.lit, palette.shade, far ? 0.7 : 0.25);
  const bright = far ? mixRgb(base, palette.deepShade, 0.15) : base;
  fillShell(ctx, base, bright);
  ctx.save();
  traceShell(ctx);
  ctx.clip();
  paintFolds(ctx, palette, base, bright);
  ctx.restore();
  return { side, canvas };
}

function traceShell(ctx: Context2D): void {
  ctx.beginPath();
  ctx.moveTo(-0.06, -0.17);
  ctx.bezierCurveTo(-0.01, -0.36, 0.2, -0.37, 0.215, -0.14);
  ctx.bezierCurveTo(0.225, 0.02, 0.15, 0.1, 0.125, 0.2);
  ctx.bezierCurveTo(0.1, 0.335, -0.02, 0.36, -0.055, 0.24);
  ctx.closePath();
}

function fillShell(ctx: Context2D, base: Rgb, bright: Rgb): void {
  const across = ctx.createLinearGradient(-0.06, -0.2, 0.22, 0.1);
  across.addColorStop(0, rgba(scaleRgb(base, [0.72, 0.6, 0.58])));
  across.addColorStop(0.55, rgba(bright));
  across.addColorStop(1, rgba(mixRgb(bright, [235, 110, 90], 0.18)));
  traceShell(ctx);
  ctx.fillStyle = across;
  ctx.fill();
}

type Curve = readonly number[];

const SCAPHA: Curve = [-0.02, -0.14, 0.01, -0.28, 0.155, -0.28, 0.155, -0.11, 0.155, 0.02, 0.1, 0.08, 0.09, 0.14];
const HELIX: Curve = [0, -0.25, 0.09, -0.335, 0.19, -0.28, 0.19, -0.13, 0.19, -0.04, 0.17, 0.02, 0.15, 0.07];
const ANTIHELIX: Curve = [0.05, -0.16, 0.11, -0.15, 0.115, -0.03, 0.075, 0.07, 0.06, 0.11, 0.03, 0.12, 0.015, 0.115];

function paintFolds(ctx: Context2D, { shade, deepShade }: SkinPalette, base: Rgb, bright: Rgb): void {
  fold(ctx, SCAPHA, { color: deepShade, alpha: 0.34, widths: [0.1, 0.07, 0.04] });
  fold(ctx, HELIX, { color: mixRgb(bright, [255, 235, 220], 0.45), alpha: 0.5, widths: [0.04, 0.022] });
  fold(ctx, ANTIHELIX, { color: mixRgb(bright, [255, 225, 205], 0.3), alpha: 0.45, widths: [0.04, 0.02] });
  ctx.fillStyle = rgba(scaleRgb(deepShade, 0.75), 0.28);
  for (const grow of [1.7, 1.3, 1]) {
    ctx.beginPath();
    ctx.ellipse(0.022, 0.02, 0.03 * grow, 0.075 * grow, 0.12, 0, 7);
    ctx.fill();
  }
  ctx.strokeStyle = rgba(mixRgb(base, shade, 0.3), 0.7);
  ctx.lineWidth = 0.032;
  ctx.beginPath();
  ctx.moveTo(-0.035, 0);
  ctx.quadraticCurveTo(0, 0.035, -0.03, 0.075);
  ctx.stroke();
  const lobe = ctx.createRadialGradient(0.035, 0.25, 0, 0.035, 0.25, 0.1);
  lobe.addColorStop(0, rgba(mixRgb(bright, [255, 200, 180], 0.35), 0.6));
  lobe.addColorStop(1, rgba(bright, 0));
  ctx.fillStyle = lobe;
  ctx.fillRect(-0.1, 0.1, 0.4, 0.3);
  const attach = ctx.createLinearGradient(-0.07, 0, 0.06, 0);
  attach.addColorStop(0, rgba(deepShade, 0.55));
  attach.addColorStop(1, rgba(deepShade, 0));
  ctx.fillStyle = attach;
  ctx.fillRect(-0.1, -0.42, 0.2, 0.84);
}

function fold(ctx: Context2D, c: Curve, line: { color: Rgb; alpha: number; widths: number[] }): void {
  ctx.strokeStyle = rgba(line.color, line.alpha / line.widths.length);
  ctx.beginPath();
  ctx.moveTo(c[0], c[1]);
  for (let i = 2; i < c.length; i += 6) ctx.bezierCurveTo(c[i], c[i + 1], c[i + 2], c[i + 3], c[i + 4], c[i + 5]);
  for (const width of line.widths) {
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

export function earScale({ knobs, childness }: FaceShape): number {
  return (0.92 + 0.1 * knobs.earSize) * (1 + 0.05 * childness);
}

/** Turning brings the near ear into view and tucks the far one behind the face. */
export function drawEar(ctx: Context2D, { side, canvas }: BakedEar, face: FaceShape, view: HeadView): void {
  const unit = view.unitPx;
  const scale = earScale(face);
  const away = Math.max(0, side * view.turn);
  ctx.save();
  ctx.translate(
    side * (face.halfWidth - 0.045 - away * 0.25) * unit - view.turn * 0.16 * unit,
    (0.06 - view.tilt * 0.1) * unit,
  );
  ctx.rotate(side * 0.05);
  ctx.scale(side * clamp(1 - side * view.turn * 1.6, 0.3, 1.5) * scale, scale);
  ctx.drawImage(canvas, -LEFT * unit, -UP * unit, WIDTH * unit, HEIGHT * unit);
  ctx.restore();
}
