import type { Context2D } from '#base/canvas/canvas.ts';
import type { Light } from '#base/light/light-presets.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';

export function drawBindi(ctx: Context2D, { browY }: FaceShape, view: HeadView, { key }: Light): void {
  const unit = view.unitPx;
  const [x, y] = view.onSkin(0, browY - 0.045, 0.01);
  ctx.fillStyle = '#8f1d2c';
  ctx.beginPath();
  ctx.arc(x, y, 0.03 * unit, 0, 7);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,200,190,.5)';
  ctx.beginPath();
  ctx.arc(x + key[0] * 0.01 * unit, y - 0.01 * unit, 0.009 * unit, 0, 7);
  ctx.fill();
}
