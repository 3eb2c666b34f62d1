import type { Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { Light } from '#base/light/light-presets.ts';
import { type CardSize, cardSize } from './card-place.ts';

/** A product's card as it lies flat before the viewer; the sprite's origin is the middle of the card. */
export interface FlatCard {
  sprite: Sprite;
  size: CardSize;
}

interface CardSource {
  product: Picture;
  light: Light;
  unitPx: number;
  makeCanvas: MakeCanvas;
}

/** Shadow and thickness reach this far beside the card, face units. */
const BESIDE = 0.3;

export function drawCard({ product, light, unitPx: unit, makeCanvas }: CardSource): FlatCard {
  const size = cardSize(product);
  const w = size.halfWidth * unit;
  const h = size.halfHeight * unit;
  const x = -Math.ceil(w + BESIDE * unit);
  const y = -Math.ceil(h + BESIDE * unit);
  const canvas = makeCanvas(-2 * x, -2 * y);
  const ctx = contextOf(canvas);
  ctx.translate(-x, -y);
  const radius = 0.07 * unit;
  ctx.save();
  ctx.shadowColor = 'rgba(15,8,6,.5)';
  ctx.shadowBlur = 0.16 * unit;
  ctx.shadowOffsetX = -light.key[0] * 0.06 * unit;
  ctx.shadowOffsetY = 0.06 * unit;
  roundedRect(ctx, [-w, -h, w, h], '#ffffff', radius);
  ctx.restore();
  ctx.save();
  ctx.translate(0.03 * unit, 0.012 * unit);
  roundedRect(ctx, [-w, -h, w, h], '#b9b3ab', radius);
  ctx.restore();
  roundedRect(ctx, [-w, -h, w, h], '#fdfcfa', radius);
  const rim = 0.045 * unit;
  ctx.beginPath();
  ctx.roundRect(rim - w, rim - h, 2 * (w - rim), 2 * (h - rim), radius * 0.7);
  ctx.clip();
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(product, -w, -h, 2 * w, 2 * h);
  ctx.fillStyle = gloss(ctx, w, h);
  ctx.fillRect(-w, -h, 2 * w, 2 * h);
  return { sprite: { canvas, x, y }, size };
}

function roundedRect(ctx: Context2D, [x, y, w, h]: [number, number, number, number], color: string, radius: number) {
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
