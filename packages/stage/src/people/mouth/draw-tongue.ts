import type { Context2D } from '#base/canvas/canvas.ts';
import { mixRgb, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { softSpot } from '#base/drawing/soft-spot.ts';
import { mix } from '#base/math/mix.ts';
import type { Opening } from './opening.ts';

const FLESH: Rgb = [196, 104, 106];
const LIT: Rgb = [218, 134, 132];
const DEEP: Rgb = [84, 24, 28];

/** The back of a lying tongue fades into the throat; a raised one shows its lit tip and a darker underside. */
export function drawTongue(ctx: Context2D, { top, bottom, mouth, rows, unit, reach }: Opening): void {
  const high = bottom[1] - rows.tongue * unit;
  const low = bottom[1] + 0.05 * unit;
  const [x] = bottom;
  const half = reach * mix(0.8, 0.92, rows.raised);
  const dim = (1 - 0.4 * mouth.round) * mix(1, 0.88, rows.raised);
  const flesh = ctx.createLinearGradient(0, high, 0, low);
  flesh.addColorStop(0, rgba(scaleRgb(mixRgb(DEEP, LIT, rows.raised * 0.8), dim)));
  flesh.addColorStop(mix(0.5, 0.35, rows.raised), rgba(scaleRgb(mixRgb(FLESH, LIT, 0.3), dim)));
  flesh.addColorStop(1, rgba(scaleRgb(mixRgb(LIT, DEEP, 0.15 + 0.5 * rows.raised), dim)));
  ctx.fillStyle = flesh;
  ctx.beginPath();
  ctx.moveTo(x - half, low);
  ctx.bezierCurveTo(x - half, mix(high, low, 0.15), x - half * 0.6, high, x, high);
  ctx.bezierCurveTo(x + half * 0.6, high, x + half, mix(high, low, 0.15), x + half, low);
  ctx.fill();
  shapeTongue(ctx, { x, high, low: Math.max(top[1], bottom[1]), half, lying: 1 - rows.raised, unit });
}

interface Tongue {
  x: number;
  high: number;
  low: number;
  half: number;
  /** 1 = lying, 0 = raised */
  lying: number;
  unit: number;
}

/** The groove of a lying tongue between its two wet sides. */
function shapeTongue(ctx: Context2D, { x, high, low, half, lying, unit }: Tongue): void {
  const y = mix(high, low, 0.6);
  softSpot(ctx, { x, y, radius: half * 0.26, color: DEEP, alpha: 0.42 * lying, flatten: 0.9 });
  const wet = { y: y - 0.004 * unit, radius: half * 0.3, color: [255, 226, 220] as Rgb, flatten: 0.3 };
  softSpot(ctx, { ...wet, x: x - half * 0.36, alpha: 0.16 + 0.12 * lying });
  softSpot(ctx, { ...wet, x: x + half * 0.36, alpha: 0.1 + 0.1 * lying });
}

/** The tip between the teeth, flat against the edge of the upper ones. */
export function drawTongueTip(ctx: Context2D, { top, bottom, rows, unit, reach }: Opening): void {
  const high = top[1] + rows.upper * unit * 0.8;
  const low = mix(high, bottom[1], 0.94);
  const middle = (high + low) / 2;
  const [x] = bottom;
  const half = reach * 0.56;
  const tip = ctx.createLinearGradient(0, high, 0, low);
  tip.addColorStop(0, rgba(mixRgb(FLESH, DEEP, 0.35)));
  tip.addColorStop(0.4, rgba(LIT));
  tip.addColorStop(1, rgba(mixRgb(FLESH, DEEP, 0.45)));
  ctx.globalAlpha = rows.out;
  ctx.fillStyle = tip;
  ctx.beginPath();
  ctx.ellipse(x, middle, half, Math.max(0.5, (low - high) / 2), 0, 0, 7);
  ctx.fill();
  ctx.globalAlpha = 1;
  softSpot(ctx, {
    x: x - half * 0.2,
    y: middle,
    radius: half * 0.4,
    color: [255, 232, 226],
    alpha: 0.24 * rows.out,
    flatten: 0.2,
  });
}
