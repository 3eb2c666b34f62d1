import type { Context2D } from '#base/canvas/canvas.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import type { Point } from '#base/math/point.ts';
import type { HandSource } from './hand-source.ts';
import type { Sewing } from './sew.ts';

/** The card in torso units: centre, half sizes, tilt. Keep its bottom middle free of detail: the thumb lies there. */
const CARD = { u: 1, v: 3.1, halfWidth: 0.78, halfHeight: 0.92, angle: 0.055 };

function onCard({ ctx, place }: Sewing, draw: () => void): void {
  const [x, y] = place([CARD.u, CARD.v]);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(CARD.angle);
  draw();
  ctx.restore();
}

export function drawCard({ sewing, light, product }: HandSource): void {
  const { ctx, unit } = sewing;
  const w = CARD.halfWidth * unit;
  const h = CARD.halfHeight * unit;
  const radius = 0.07 * unit;
  onCard(sewing, () => {
    ctx.save();
    ctx.shadowColor = 'rgba(15,8,6,.5)';
    ctx.shadowBlur = 0.16 * unit;
    ctx.shadowOffsetX = -light.key[0] * 0.06 * unit;
    ctx.shadowOffsetY = 0.06 * unit;
    roundedRect(ctx, -w, -h, w, h, '#ffffff', radius);
    ctx.restore();
    ctx.save();
    ctx.translate(0.012 * unit, 0.02 * unit);
    roundedRect(ctx, -w, -h, w, h, '#c9c4bd', radius);
    ctx.restore();
    roundedRect(ctx, -w, -h, w, h, '#fdfcfa', radius);
    const rim = 0.045 * unit;
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(rim - w, rim - h, 2 * (w - rim), 2 * (h - rim), radius * 0.7);
    ctx.clip();
    const scale = Math.max((2 * w) / product.width, (2 * h) / product.height);
    const pw = product.width * scale;
    const ph = product.height * scale;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(product, -pw / 2, -ph / 2, pw, ph);
    ctx.fillStyle = gloss(ctx, w, h);
    ctx.fillRect(-w, -h, 2 * w, 2 * h);
    ctx.restore();
  });
}

function roundedRect(
  ctx: Context2D,
  ...[x, y, w, h, color, radius]: [number, number, number, number, string, number]
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x, y, 2 * w, 2 * h, radius);
  ctx.fill();
}

function gloss(ctx: Context2D, w: number, h: number) {
  const sheen = ctx.createLinearGradient(-w, -h, w, h);
  sheen.addColorStop(0, 'rgba(255,255,255,.2)');
  sheen.addColorStop(0.35, 'rgba(255,255,255,.05)');
  sheen.addColorStop(0.36, 'rgba(255,255,255,0)');
  sheen.addColorStop(1, 'rgba(30,15,10,.1)');
  return sheen;
}

export function shadeCardUnderThumb({ sewing, light }: HandSource, outline: Point[]): void {
  const { ctx, unit, place } = sewing;
  const w = CARD.halfWidth * unit;
  const h = CARD.halfHeight * unit;
  ctx.save();
  const [x, y] = place([CARD.u, CARD.v]);
  ctx.beginPath();
  ctx.translate(x, y);
  ctx.rotate(CARD.angle);
  ctx.rect(-w, -h, 2 * w, 2 * h);
  ctx.rotate(-CARD.angle);
  ctx.translate(-x, -y);
  ctx.clip();
  ctx.shadowColor = 'rgba(40,15,10,.6)';
  ctx.shadowBlur = 0.1 * unit;
  ctx.shadowOffsetX = -light.key[0] * 0.05 * unit;
  ctx.shadowOffsetY = 0.04 * unit;
  ctx.fillStyle = '#000';
  traceClosed(ctx, outline.map(place));
  ctx.fill();
  ctx.restore();
}
