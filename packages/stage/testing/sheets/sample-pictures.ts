import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

/** A bottle on a plain ground, as a shop would photograph it: for sheets, the gallery and tests. */
export function sampleProduct(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(480, 640);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#f1f0ee';
  ctx.fillRect(0, 0, 480, 640);
  const glass = ctx.createLinearGradient(150, 0, 330, 0);
  glass.addColorStop(0, '#6e3414');
  glass.addColorStop(0.3, '#cf7f3c');
  glass.addColorStop(0.55, '#a85c26');
  glass.addColorStop(1, '#4c210a');
  ctx.fillStyle = glass;
  ctx.beginPath();
  ctx.roundRect(150, 230, 180, 310, 26);
  ctx.fill();
  ctx.fillStyle = '#232327';
  ctx.beginPath();
  ctx.roundRect(190, 130, 100, 108, 8);
  ctx.fill();
  ctx.fillStyle = '#2e2e33';
  ctx.beginPath();
  ctx.roundRect(216, 84, 48, 60, 22);
  ctx.fill();
  ctx.fillStyle = '#fbf6ea';
  ctx.fillRect(168, 318, 144, 140);
  ctx.fillStyle = '#3a2a1e';
  ctx.fillRect(190, 346, 100, 12);
  ctx.fillRect(190, 370, 64, 7);
  ctx.fillRect(190, 386, 82, 7);
  ctx.fillStyle = 'rgba(255,255,255,0.35)';
  ctx.fillRect(164, 250, 10, 270);
  return canvas;
}

/** A round mark beside three bars: in place of a customer's logo. */
export function sampleLogo(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(320, 120);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.roundRect(0, 0, 320, 120, 26);
  ctx.fill();
  ctx.fillStyle = '#16171b';
  ctx.beginPath();
  ctx.arc(64, 60, 30, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#fbd530';
  ctx.beginPath();
  ctx.arc(64, 60, 13, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#16171b';
  for (const [x, width] of [
    [116, 70],
    [196, 34],
    [240, 48],
  ] as const)
    ctx.fillRect(x, 44, width, 32);
  return canvas;
}

export function samplePictures(makeCanvas: MakeCanvas): Map<string, Picture> {
  return new Map<string, Picture>([
    ['product', sampleProduct(makeCanvas)],
    ['logo', sampleLogo(makeCanvas)],
  ]);
}
