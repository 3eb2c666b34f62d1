import type { Canvas } from '@napi-rs/canvas';

const BOTTOM_SHARE = 0.035;

/** Three slanted strokes in a corner: the mark of a face that was drawn and not photographed. */
export function paintStamp(canvas: Canvas): void {
  const ctx = canvas.getContext('2d');
  const size = canvas.width * 0.06;
  const [left, top] = [canvas.width * (1 - BOTTOM_SHARE) - size, canvas.height * (1 - BOTTOM_SHARE) - size];
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineWidth = size * 0.16;
  ctx.shadowColor = 'rgba(0,0,0,.45)';
  ctx.shadowBlur = size * 0.12;
  for (const [stroke, share] of [0.35, 1, 0.65].entries()) {
    const x = left + size * (0.2 + 0.3 * stroke);
    ctx.strokeStyle = 'rgba(255,255,255,.92)';
    ctx.beginPath();
    ctx.moveTo(x, top + size * (0.5 + share * 0.4));
    ctx.lineTo(x, top + size * (0.5 - share * 0.4));
    ctx.stroke();
  }
  ctx.restore();
}
