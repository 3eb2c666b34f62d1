import type { Canvas, Context2D } from './canvas.ts';

export function contextOf(canvas: Canvas): Context2D {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This canvas has no 2d context.');
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  return ctx;
}
