import type { Mouth } from '@herald/media';
import type { Context2D } from '#base/canvas/canvas.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { BakedTeeth } from './bake-teeth.ts';
import type { MouthCurves } from './mouth-curves.ts';

interface Opening {
  curves: MouthCurves;
  mouth: Mouth;
  teeth: BakedTeeth;
  unit: number;
  /** middle of the upper lip's lower edge and of the lower lip's upper edge */
  top: Point;
  bottom: Point;
  /** half width of the rows of teeth, pixels */
  reach: number;
}

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
  if (mouth.tongue > 0.8) drawTongueTip(ctx, opening);
  shadeInside(ctx, opening);
  ctx.restore();
}

function fillThroat(ctx: Context2D, { top, bottom, unit }: Opening): void {
  const depth = ctx.createLinearGradient(0, top[1], 0, bottom[1]);
  depth.addColorStop(0, '#2a0a0b');
  depth.addColorStop(0.6, '#46110f');
  depth.addColorStop(1, '#6d1f22');
  ctx.fillStyle = depth;
  ctx.fillRect(top[0] - 0.5 * unit, top[1] - 0.3 * unit, unit, unit);
}

function drawTongue(ctx: Context2D, { top, bottom, mouth, unit, reach }: Opening): void {
  const low = bottom[1] - 0.005 * unit + 0.1 * unit * (1 - mouth.tongue);
  const y = mix(low, top[1] + 0.07 * unit, mouth.tongue * 0.75);
  const [x] = bottom;
  const flesh = ctx.createRadialGradient(x, y, 0.01 * unit, x, y + 0.05 * unit, 0.22 * unit);
  flesh.addColorStop(0, '#d0767a');
  flesh.addColorStop(0.6, '#a8484f');
  flesh.addColorStop(1, '#6b2026');
  ctx.fillStyle = flesh;
  ctx.beginPath();
  ctx.ellipse(x, y + 0.06 * unit, reach * 0.66, 0.1 * unit, 0, 0, 7);
  ctx.fill();
  ctx.strokeStyle = 'rgba(90,20,28,.35)';
  ctx.lineWidth = 0.01 * unit;
  ctx.beginPath();
  ctx.moveTo(x, y - 0.01 * unit);
  ctx.lineTo(x, y + 0.08 * unit);
  ctx.stroke();
}

function drawLowerTeeth(ctx: Context2D, { curves, bottom, mouth, teeth, unit, reach }: Opening): void {
  const visible = clamp(mouth.teeth * 1.4) * smoothstep(0.12, 0.2, curves.gap) * (1 - 0.7 * clamp(mouth.tongue));
  if (visible < 0.05) return;
  const height = 0.075 * unit;
  ctx.globalAlpha = 0.62 * visible;
  const rise = mix(0.02, 0.05, Math.max(0, mouth.wide)) * unit;
  ctx.drawImage(teeth.lower, bottom[0] - reach * 0.84, bottom[1] - rise, reach * 1.68, height);
  ctx.globalAlpha = 1;
}

function drawUpperTeeth(ctx: Context2D, { curves, top, mouth, teeth, unit, reach }: Opening): void {
  const shown = clamp(curves.teeth);
  const visible = clamp(0.1 + shown * 1.7);
  const tall = (mix(0.03, 0.1, shown) + 0.026 * smoothstep(0.35, 0.9, mouth.open) * clamp(shown * 1.6)) * unit;
  const height = Math.min(tall, Math.max(0.03 * unit, curves.gap * unit * 1.06));
  const lift = mix(0.055, 0.018, shown) * unit;
  ctx.globalAlpha = visible;
  ctx.drawImage(teeth.upper, top[0] - reach, top[1] - lift, reach * 2, height + lift);
  ctx.globalAlpha = 1;
}

function drawTongueTip(ctx: Context2D, { top, bottom, mouth, unit, reach }: Opening): void {
  const y = mix(top[1], bottom[1], 0.62);
  const tip = ctx.createLinearGradient(0, y - 0.03 * unit, 0, y + 0.05 * unit);
  tip.addColorStop(0, '#b9626a');
  tip.addColorStop(0.35, '#d98589');
  tip.addColorStop(1, '#a84e56');
  ctx.globalAlpha = smoothstep(0.8, 1, mouth.tongue);
  ctx.fillStyle = tip;
  ctx.beginPath();
  ctx.ellipse(bottom[0], y + 0.03 * unit, reach * 0.55, 0.045 * unit, 0, 0, 7);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function shadeInside(ctx: Context2D, { curves, top, bottom, unit }: Opening): void {
  const lip = ctx.createLinearGradient(0, top[1] - 0.01 * unit, 0, top[1] + 0.07 * unit);
  lip.addColorStop(0, 'rgba(30,5,8,.52)');
  lip.addColorStop(0.4, 'rgba(30,5,8,.12)');
  lip.addColorStop(1, 'rgba(30,5,8,0)');
  ctx.fillStyle = lip;
  ctx.fillRect(top[0] - 0.5 * unit, top[1] - 0.1 * unit, unit, 0.3 * unit);
  ctx.save();
  ctx.translate(top[0], (top[1] + bottom[1]) / 2);
  const far = curves.halfWidth * unit;
  const corners = ctx.createRadialGradient(0, 0, far * 0.5, 0, 0, far);
  corners.addColorStop(0, 'rgba(20,4,6,0)');
  corners.addColorStop(1, 'rgba(20,4,6,.85)');
  ctx.fillStyle = corners;
  ctx.fillRect(-0.5 * unit, -0.3 * unit, unit, unit);
  ctx.restore();
}
