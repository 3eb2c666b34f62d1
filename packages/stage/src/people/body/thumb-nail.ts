import { mixRgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Point } from '#base/math/point.ts';
import type { HandSource, Reach } from './hand-source.ts';

export function drawNail({ sewing, palette, light }: HandSource, reach: Reach, size: number, dark: number): void {
  const { ctx, unit, place } = sewing;
  const [base, tip] = reach([
    [1.208, 3.845],
    [1.2, 3.74],
  ]).map(place) as [Point, Point];
  const w = 0.068 * size * unit;
  const h = 0.098 * size * unit;
  const color = mixRgb(mixRgb(palette.skin, [240, 180, 170], 0.45), [255, 235, 230], 0.15 + 0.1 * dark);
  const lit = light.key[0] < 0;
  const curve = ctx.createLinearGradient(-w, 0, w, 0);
  curve.addColorStop(0, rgba(scaleRgb(color, lit ? 1.06 : 0.82)));
  curve.addColorStop(0.45, rgba(color));
  curve.addColorStop(1, rgba(scaleRgb(color, lit ? 0.82 : 1.06)));
  ctx.save();
  ctx.translate(...base);
  ctx.rotate(Math.atan2(tip[0] - base[0], base[1] - tip[1]));
  ctx.shadowColor = rgba(palette.deepShade, 0.7);
  ctx.shadowBlur = 0.02 * unit;
  ctx.fillStyle = curve;
  ctx.beginPath();
  ctx.moveTo(-w * 0.85, h * 0.7);
  ctx.bezierCurveTo(-w * 1.05, -h * 0.3, -w * 0.8, -h, 0, -h * 1.03);
  ctx.bezierCurveTo(w * 0.8, -h, w * 1.05, -h * 0.3, w * 0.85, h * 0.7);
  ctx.bezierCurveTo(w * 0.5, h * 1.02, -w * 0.5, h * 1.02, -w * 0.85, h * 0.7);
  ctx.fill();
  ctx.shadowColor = 'rgba(0,0,0,0)';
  ctx.fillStyle = 'rgba(255,255,255,.42)';
  ctx.beginPath();
  ctx.ellipse(light.key[0] * w * 0.7, -h * 0.15, w * 0.16, h * 0.5, 0.1, 0, 7);
  ctx.fill();
  ctx.restore();
}
