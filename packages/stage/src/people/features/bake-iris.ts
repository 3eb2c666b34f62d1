import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';

const FULL_TURN = Math.PI * 2;

/** A round iris with pupil, fibres and the dark ring around it; drawn scaled. */
export function bakeIris(color: Rgb, unitPx: number, random: Random, makeCanvas: MakeCanvas): Canvas {
  const radius = Math.max(8, Math.round(0.3 * unitPx));
  const canvas = makeCanvas(radius * 2, radius * 2);
  const ctx = contextOf(canvas);
  const tone = scaleRgb(color, [0.92, 0.89, 0.86]);
  ctx.beginPath();
  ctx.arc(radius, radius, radius - 1, 0, FULL_TURN);
  ctx.fillStyle = ringGradient(ctx, tone, radius);
  ctx.fill();
  ctx.save();
  ctx.clip();
  paintFibres(ctx, tone, radius, random);
  paintGlow(ctx, tone, radius);
  ctx.fillStyle = '#070504';
  ctx.beginPath();
  ctx.arc(radius, radius, radius * 0.38, 0, FULL_TURN);
  ctx.fill();
  const lidShadow = ctx.createLinearGradient(0, 0, 0, radius * 1.1);
  lidShadow.addColorStop(0, 'rgba(0,0,0,.72)');
  lidShadow.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.fillStyle = lidShadow;
  ctx.fillRect(0, 0, radius * 2, radius * 1.1);
  ctx.restore();
  return canvas;
}

function ringGradient(ctx: Context2D, tone: Rgb, radius: number) {
  const gradient = ctx.createRadialGradient(radius, radius * 1.15, radius * 0.1, radius, radius, radius);
  gradient.addColorStop(0, rgba(scaleRgb(tone, 0.55)));
  gradient.addColorStop(0.45, rgba(scaleRgb(tone, 0.95)));
  gradient.addColorStop(0.74, rgba(scaleRgb(tone, 1.16)));
  gradient.addColorStop(0.88, rgba(scaleRgb(tone, 0.5)));
  gradient.addColorStop(1, rgba(scaleRgb(tone, 0.22), 0));
  return gradient;
}

function paintFibres(ctx: Context2D, tone: Rgb, radius: number, random: Random): void {
  ctx.lineWidth = radius * 0.018;
  for (let i = 0; i < 170; i++) {
    const angle = random() * FULL_TURN;
    const from = radius * (0.38 + 0.1 * random());
    const to = radius * (0.6 + 0.26 * random());
    const fibre = mixRgb(tone, random() < 0.6 ? [255, 225, 170] : [0, 0, 0], 0.35 + 0.3 * random());
    ctx.strokeStyle = rgba(fibre, 0.3);
    ctx.beginPath();
    ctx.moveTo(radius + Math.cos(angle) * from, radius + Math.sin(angle) * from);
    ctx.lineTo(radius + Math.cos(angle + 0.05) * to, radius + Math.sin(angle + 0.05) * to);
    ctx.stroke();
  }
}

/** Light that enters above glows in the lower half. */
function paintGlow(ctx: Context2D, tone: Rgb, radius: number): void {
  const glow = ctx.createRadialGradient(radius, radius * 1.6, 0, radius, radius * 1.5, radius * 0.8);
  glow.addColorStop(0, rgba(mixRgb(tone, [255, 220, 170], 0.6), 0.62));
  glow.addColorStop(1, rgba(tone, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, radius * 2, radius * 2);
}
