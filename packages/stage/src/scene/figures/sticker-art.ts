import type { Sticker } from '@herald/media/scene/stickers';
import type { Context2D } from '#base/canvas/canvas.ts';

/** The colors of a sticker within its white edge. */
export interface StickerTone {
  main: string;
  second: string;
  ink: string;
}

/** Drawn from -1 to 1 in both directions. */
export interface StickerArt {
  /** what is cut out */
  outline: (ctx: Context2D) => void;
  details?: (ctx: Context2D, tone: StickerTone) => void;
  /** what reaches far up and down is drawn smaller; left out: 1 */
  size?: number;
  /** where no brand has colors */
  usual: Pick<StickerTone, 'main' | 'second'>;
}

const GOLD = { main: '#ffc53d', second: '#ff9f1c' };
const DISC = 0.86;

export const STICKER_ART: Readonly<Record<Sticker, StickerArt>> = {
  heart: { outline: heart, details: heartShine, usual: { main: '#ff4d62', second: '#ffb3bd' } },
  smiley: { outline: disc, details: face, usual: GOLD },
  fire: { size: 0.86, outline: flame, details: innerFlame, usual: { main: '#ff6b2c', second: '#ffd23f' } },
  star: { size: 0.92, outline: (ctx) => starPath(ctx, { radius: 0.98, inner: 0.46, points: 5 }), usual: GOLD },
  sparkles: { size: 0.94, outline: sparkles, usual: GOLD },
  check: { outline: disc, details: tick, usual: { main: '#1fa971', second: '#ffffff' } },
  cross: { outline: disc, details: cross, usual: { main: '#e5484d', second: '#ffffff' } },
  bolt: { size: 0.84, outline: bolt, usual: GOLD },
  gift: { size: 0.88, outline: gift, details: ribbon, usual: { main: '#7c5cff', second: '#ffd23f' } },
  crown: { outline: crown, details: jewels, usual: { main: '#ffc53d', second: '#e5484d' } },
};

function heart(ctx: Context2D): void {
  ctx.beginPath();
  ctx.moveTo(0, 0.86);
  ctx.bezierCurveTo(-0.34, 0.56, -0.96, 0.2, -0.96, -0.28);
  ctx.bezierCurveTo(-0.96, -0.62, -0.72, -0.82, -0.46, -0.82);
  ctx.bezierCurveTo(-0.24, -0.82, -0.08, -0.7, 0, -0.5);
  ctx.bezierCurveTo(0.08, -0.7, 0.24, -0.82, 0.46, -0.82);
  ctx.bezierCurveTo(0.72, -0.82, 0.96, -0.62, 0.96, -0.28);
  ctx.bezierCurveTo(0.96, 0.2, 0.34, 0.56, 0, 0.86);
  ctx.closePath();
}

function heartShine(ctx: Context2D): void {
  line(ctx, { color: 'rgba(255,255,255,0.6)', width: 0.13 }, () =>
    ctx.arc(-0.46, -0.34, 0.27, Math.PI * 1.02, Math.PI * 1.5),
  );
}

function disc(ctx: Context2D): void {
  ctx.beginPath();
  ctx.arc(0, 0, DISC, 0, 2 * Math.PI);
}

function face(ctx: Context2D, { ink }: StickerTone): void {
  ctx.fillStyle = ink;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 0.29, -0.2, 0.1, 0.16, 0, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.beginPath();
  ctx.moveTo(-0.48, 0.12);
  ctx.bezierCurveTo(-0.4, 0.72, 0.4, 0.72, 0.48, 0.12);
  ctx.bezierCurveTo(0.2, 0.2, -0.2, 0.2, -0.48, 0.12);
  ctx.fill();
}

function flame(ctx: Context2D): void {
  ctx.beginPath();
  ctx.moveTo(0.04, -0.98);
  ctx.bezierCurveTo(0.1, -0.52, 0.7, -0.34, 0.7, 0.26);
  ctx.bezierCurveTo(0.7, 0.66, 0.38, 0.94, 0, 0.94);
  ctx.bezierCurveTo(-0.4, 0.94, -0.72, 0.66, -0.72, 0.24);
  ctx.bezierCurveTo(-0.72, -0.06, -0.54, -0.26, -0.46, -0.46);
  ctx.bezierCurveTo(-0.38, -0.26, -0.3, -0.18, -0.18, -0.14);
  ctx.bezierCurveTo(-0.24, -0.48, -0.12, -0.8, 0.04, -0.98);
  ctx.closePath();
}

function innerFlame(ctx: Context2D, { second }: StickerTone): void {
  ctx.fillStyle = second;
  ctx.beginPath();
  ctx.moveTo(0.04, 0.02);
  ctx.bezierCurveTo(0.08, 0.24, 0.38, 0.3, 0.38, 0.54);
  ctx.bezierCurveTo(0.38, 0.74, 0.2, 0.86, 0, 0.86);
  ctx.bezierCurveTo(-0.22, 0.86, -0.4, 0.74, -0.4, 0.52);
  ctx.bezierCurveTo(-0.4, 0.3, -0.04, 0.28, 0.04, 0.02);
  ctx.fill();
}

interface StarShape {
  x?: number;
  y?: number;
  radius: number;
  inner: number;
  points: number;
}

function starPath(ctx: Context2D, shape: StarShape): void {
  ctx.beginPath();
  addStar(ctx, shape);
}

function addStar(ctx: Context2D, { x = 0, y = 0, radius, inner, points }: StarShape): void {
  for (let point = 0; point < points * 2; point++) {
    const angle = -Math.PI / 2 + (point * Math.PI) / points;
    const away = point % 2 ? radius * inner : radius;
    const to = [x + Math.cos(angle) * away, y + Math.sin(angle) * away] as const;
    if (point === 0) ctx.moveTo(...to);
    else ctx.lineTo(...to);
  }
  ctx.closePath();
}

function sparkles(ctx: Context2D): void {
  ctx.beginPath();
  addStar(ctx, { x: -0.22, y: 0.14, radius: 0.76, inner: 0.34, points: 4 });
  addStar(ctx, { x: 0.56, y: -0.52, radius: 0.42, inner: 0.34, points: 4 });
  addStar(ctx, { x: 0.58, y: 0.6, radius: 0.3, inner: 0.34, points: 4 });
}

function tick(ctx: Context2D, { second }: StickerTone): void {
  line(ctx, { color: second, width: 0.24 }, () => {
    ctx.moveTo(-0.38, 0.04);
    ctx.lineTo(-0.1, 0.32);
    ctx.lineTo(0.4, -0.28);
  });
}

function cross(ctx: Context2D, { second }: StickerTone): void {
  line(ctx, { color: second, width: 0.24 }, () => {
    ctx.moveTo(-0.3, -0.3);
    ctx.lineTo(0.3, 0.3);
    ctx.moveTo(0.3, -0.3);
    ctx.lineTo(-0.3, 0.3);
  });
}

function bolt(ctx: Context2D): void {
  polygon(ctx, [
    [0.22, -0.98],
    [-0.6, 0.16],
    [-0.08, 0.16],
    [-0.24, 0.98],
    [0.6, -0.24],
    [0.08, -0.24],
  ]);
}

function gift(ctx: Context2D): void {
  ctx.beginPath();
  ctx.roundRect(-0.72, -0.1, 1.44, 1, 0.1);
  ctx.roundRect(-0.86, -0.42, 1.72, 0.44, 0.1);
  ctx.ellipse(-0.32, -0.64, 0.34, 0.2, 0.5, 0, 2 * Math.PI);
  ctx.ellipse(0.32, -0.64, 0.34, 0.2, -0.5, 0, 2 * Math.PI);
}

function ribbon(ctx: Context2D, { second }: StickerTone): void {
  ctx.fillStyle = 'rgba(0,0,0,0.14)';
  ctx.fillRect(-0.72, 0.02, 1.44, 0.1);
  ctx.fillStyle = second;
  ctx.fillRect(-0.16, -0.42, 0.32, 1.32);
  line(ctx, { color: second, width: 0.17 }, () => {
    ctx.ellipse(-0.32, -0.64, 0.28, 0.15, 0.5, 0, 2 * Math.PI);
    ctx.moveTo(0.6, -0.76);
    ctx.ellipse(0.32, -0.64, 0.28, 0.15, -0.5, 0, 2 * Math.PI);
  });
}

function crown(ctx: Context2D): void {
  polygon(ctx, [
    [-0.78, 0.68],
    [-0.94, -0.5],
    [-0.42, -0.02],
    [0, -0.78],
    [0.42, -0.02],
    [0.94, -0.5],
    [0.78, 0.68],
  ]);
}

function jewels(ctx: Context2D, { second }: StickerTone): void {
  ctx.fillStyle = 'rgba(0,0,0,0.14)';
  ctx.fillRect(-0.83, 0.36, 1.66, 0.08);
  ctx.fillStyle = second;
  for (const [x, y, radius] of [
    [0, 0.12, 0.15],
    [-0.46, 0.18, 0.1],
    [0.46, 0.18, 0.1],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function polygon(ctx: Context2D, corners: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of corners) ctx.lineTo(x, y);
  ctx.closePath();
}

function line(ctx: Context2D, { color, width }: { color: string; width: number }, path: () => void): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  path();
  ctx.stroke();
}
