import type { NecklaceKind } from '@herald/media/person/character-params';
import { trace } from '#base/drawing/trace.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import type { Pen } from '../body/layer.ts';
import { metalBall, pearl } from './metal.ts';

interface Worn {
  kind: NecklaceKind;
  neck: number;
  keyX: number;
}

export function drawNecklace(pen: Pen, { kind, neck, keyX }: Worn): void {
  const { ctx, unit, place } = pen;
  const half: Point[] = [
    [0, 2.12],
    [neck * 0.48, 2.02],
    [neck * 0.98, 1.8],
    [neck + 0.15, 1.585],
  ];
  const left = half
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [-x, y]);
  const curve = catmullRom([...left, ...half], 14).map(place);
  ctx.save();
  ctx.shadowColor = 'rgba(40,15,5,.55)';
  ctx.shadowBlur = unit * 0.02;
  ctx.shadowOffsetX = -keyX * unit * 0.012;
  ctx.shadowOffsetY = unit * 0.016;
  if (kind === 'pearls') drawPearls(pen, curve);
  else drawChain(pen, curve);
  ctx.restore();
}

function drawPearls({ ctx, unit }: Pen, curve: Point[]): void {
  let since = 0;
  for (let i = 1; i < curve.length; i++) {
    const [x, y] = curve[i];
    since += Math.hypot(x - curve[i - 1][0], y - curve[i - 1][1]);
    if (since < unit * 0.062) continue;
    since = 0;
    ctx.fillStyle = pearl(ctx, x, y, unit * 0.036);
    ctx.beginPath();
    ctx.arc(x, y, unit * 0.036, 0, 7);
    ctx.fill();
  }
}

function drawChain({ ctx, unit, place }: Pen, curve: Point[]): void {
  ctx.strokeStyle = '#b98f45';
  ctx.lineWidth = unit * 0.014;
  trace(ctx, curve);
  ctx.stroke();
  ctx.shadowColor = 'rgba(0,0,0,0)';
  ctx.setLineDash([unit * 0.012, unit * 0.018]);
  ctx.strokeStyle = '#ffe9b0';
  ctx.lineWidth = unit * 0.009;
  ctx.stroke();
  ctx.setLineDash([]);
  const [x, y] = place([0, 2.12]);
  ctx.shadowColor = 'rgba(40,15,5,.5)';
  ctx.fillStyle = metalBall(ctx, x, y + unit * 0.045, unit * 0.045);
  ctx.beginPath();
  ctx.arc(x, y + unit * 0.04, unit * 0.042, 0, 7);
  ctx.fill();
}
