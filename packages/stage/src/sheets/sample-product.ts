import type { Canvas, Context2D, MakeCanvas } from '../canvas.ts';
import { contextOf } from '../drawing/context-of.ts';

const WIDTH = 420;
const HEIGHT = 500;

/** A drawn bottle that stands in for a customer's picture on contact sheets. */
export function sampleProduct(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(WIDTH, HEIGHT);
  const ctx = contextOf(canvas);
  fillAcross(ctx, [0, 0, WIDTH, HEIGHT], ['#fbeee6', '#f1c9b8']);
  ctx.fillStyle = 'rgba(255,255,255,.55)';
  ctx.beginPath();
  ctx.arc(WIDTH / 2, HEIGHT * 0.44, WIDTH * 0.33, 0, 7);
  ctx.fill();
  fillAcross(
    ctx,
    [WIDTH * 0.36, HEIGHT * 0.32, WIDTH * 0.28, HEIGHT * 0.42],
    ['#4a1a24', '#b45563', '#7a2f3a', '#3f141d'],
  );
  fillAcross(
    ctx,
    [WIDTH * 0.43, HEIGHT * 0.2, WIDTH * 0.14, HEIGHT * 0.125],
    ['#8a6a3a', '#f4dfae', '#c79d55', '#7a5526'],
  );
  ctx.fillStyle = '#fbf3ea';
  ctx.fillRect(WIDTH * 0.39, HEIGHT * 0.46, WIDTH * 0.22, HEIGHT * 0.16);
  ctx.fillStyle = '#7a2f3a';
  ctx.font = 'bold 21px sans-serif';
  ctx.textAlign = 'center';
  ctx.fillText('SERUM', WIDTH / 2, HEIGHT * 0.545);
  return canvas;
}

function fillAcross(ctx: Context2D, [x, y, w, h]: [number, number, number, number], colors: string[]): void {
  const fill = ctx.createLinearGradient(x, y, x + w, y);
  for (const [i, color] of colors.entries()) fill.addColorStop(i / (colors.length - 1), color);
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, w > 200 ? 0 : 14);
  ctx.fill();
}
