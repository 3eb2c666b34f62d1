import type { EarringKind } from '@herald/media/person/character-params';
import type { Context2D } from '#base/canvas/canvas.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import { earScale } from '../features/ear.ts';
import type { Side } from '../features/eye-curves.ts';
import { metalBall, pearl } from './metal.ts';

interface Hanging {
  kind: EarringKind;
  face: FaceShape;
  view: HeadView;
  /** roll of the head plus its lag, radians: what hangs swings against it */
  swing: number;
}

/** Drawn before the face, so that the turned-away jaw covers it. */
export function drawEarring(ctx: Context2D, side: Side, { kind, face, view, swing }: Hanging): void {
  const unit = view.unitPx;
  const away = Math.max(0, side * view.turn);
  const x = side * (face.halfWidth + 0.008 - away * 0.75) * unit - view.turn * 0.16 * unit;
  const y = (0.04 + 0.27 * earScale(face) - view.tilt * 0.1) * unit;
  ctx.save();
  ctx.translate(x, y);
  if (kind === 'hoop' || kind === 'drop') ctx.rotate(-0.8 * swing);
  DRAW[kind](ctx, unit);
  ctx.restore();
}

const DRAW: Record<EarringKind, (ctx: Context2D, unit: number) => void> = {
  stud(ctx, unit) {
    disc(ctx, 0, -0.012 * unit, 0.032 * unit, metalBall(ctx, 0, -0.012 * unit, 0.034 * unit));
  },
  pearl(ctx, unit) {
    disc(ctx, 0, 0.008 * unit, 0.045 * unit, pearl(ctx, 0, 0.008 * unit, 0.045 * unit));
  },
  hoop(ctx, unit) {
    const shine = ctx.createLinearGradient(-0.1 * unit, 0, 0.1 * unit, 0.25 * unit);
    shine.addColorStop(0, '#fff3cf');
    shine.addColorStop(0.3, '#d9ae5c');
    shine.addColorStop(0.6, '#8d6526');
    shine.addColorStop(0.8, '#f0d48f');
    shine.addColorStop(1, '#9a6f2b');
    ctx.strokeStyle = shine;
    ctx.lineWidth = 0.026 * unit;
    ctx.beginPath();
    ctx.ellipse(0, 0.15 * unit, 0.078 * unit, 0.15 * unit, 0, 0, 7);
    ctx.stroke();
  },
  drop(ctx, unit) {
    disc(ctx, 0, 0, 0.026 * unit, metalBall(ctx, 0, 0, 0.03 * unit));
    ctx.strokeStyle = '#c79d4f';
    ctx.lineWidth = 0.01 * unit;
    ctx.beginPath();
    ctx.moveTo(0, 0.02 * unit);
    ctx.lineTo(0, 0.09 * unit);
    ctx.stroke();
    ctx.fillStyle = metalBall(ctx, 0, 0.15 * unit, 0.075 * unit, [198, 148, 66]);
    ctx.beginPath();
    ctx.moveTo(0, 0.07 * unit);
    ctx.bezierCurveTo(0.07 * unit, 0.13 * unit, 0.06 * unit, 0.22 * unit, 0, 0.225 * unit);
    ctx.bezierCurveTo(-0.06 * unit, 0.22 * unit, -0.07 * unit, 0.13 * unit, 0, 0.07 * unit);
    ctx.fill();
  },
};

function disc(ctx: Context2D, x: number, y: number, radius: number, fill: ReturnType<typeof metalBall>): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.fill();
}
