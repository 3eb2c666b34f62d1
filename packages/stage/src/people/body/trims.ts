import { type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Point } from '#base/math/point.ts';
import type { Pen } from './layer.ts';

type Trim = (pen: Pen) => void;

export function trims(...all: Trim[]): Trim {
  return (pen) => {
    for (const trim of all) trim(pen);
  };
}

/** A dashed line of thread. */
export function stitching(points: readonly Point[], color = 'rgba(0,0,0,.16)', length = 0.028): Trim {
  return ({ ctx, unit, place }) => {
    ctx.save();
    ctx.setLineDash([unit * length, unit * length * 0.7]);
    ctx.strokeStyle = color;
    ctx.lineWidth = Math.max(0.8, unit * 0.009);
    ctx.beginPath();
    for (const [i, point] of points.entries()) {
      const [x, y] = place(point);
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.stroke();
    ctx.restore();
  };
}

export function button(at: Point, size: number, color: Rgb): Trim {
  return ({ ctx, unit, place }) => {
    const [x, y] = place(at);
    const radius = size * unit;
    ctx.save();
    ctx.shadowColor = 'rgba(0,0,0,.45)';
    ctx.shadowBlur = radius * 0.8;
    ctx.shadowOffsetY = radius * 0.35;
    const dome = ctx.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
    dome.addColorStop(0, rgba(scaleRgb(color, 1.15)));
    dome.addColorStop(1, rgba(scaleRgb(color, 0.72)));
    ctx.fillStyle = dome;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 7);
    ctx.fill();
    ctx.shadowColor = 'rgba(0,0,0,0)';
    ctx.strokeStyle = 'rgba(0,0,0,.25)';
    ctx.lineWidth = radius * 0.16;
    ctx.beginPath();
    ctx.arc(x, y, radius * 0.62, 0, 7);
    ctx.stroke();
    ctx.fillStyle = 'rgba(20,15,12,.6)';
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x + dx * radius * 0.2, y + dy * radius * 0.2, radius * 0.1, 0, 7);
      ctx.fill();
    }
    ctx.restore();
  };
}
