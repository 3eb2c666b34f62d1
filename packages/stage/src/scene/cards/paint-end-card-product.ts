import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { luminance } from '#base/color/contrast.ts';
import type { Rect } from '#base/performer.ts';
import { fitWithin } from './card-size.ts';
import type { CutOut } from './cut-out.ts';
import { paintCard } from './paint-card.ts';
import type { Sprite } from './sprite.ts';

/** Darker products would be lost before the dark ground of the end card. */
const LIGHT_ENOUGH = 0.045;
/** Room for the shadow, and for the product to grow into. */
const SHARE = 0.9;

/** The product alone, standing free, where its ground could be taken away and it is light enough; else whole on its card. */
export function paintEndCardProduct(picture: Picture, row: Rect, makeCanvas: MakeCanvas): Sprite {
  const place = { width: Math.round(row.width * SHARE), height: Math.round(row.height * SHARE) };
  const card = paintCard({ picture, place, placement: 'beside', label: null, locale: 'en' }, makeCanvas);
  const isFree = card.product !== null && meanLight(card.product) > LIGHT_ENOUGH;
  const canvas = makeCanvas(row.width, row.height);
  const ctx = contextOf(canvas);
  const inner = { x: (row.width - place.width) / 2, y: (row.height - place.height) / 2, ...place };
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(0,0,0,0.5)';
  ctx.shadowBlur = row.height * 0.05;
  ctx.shadowOffsetY = row.height * 0.018;
  if (isFree && card.product) {
    const { box } = card.product;
    const { x, y, width, height } = fitWithin(box, inner);
    ctx.drawImage(card.product.canvas, box.x, box.y, box.width, box.height, x, y, width, height);
  } else {
    const { x, y, width, height } = fitWithin(card.canvas, inner);
    ctx.drawImage(card.canvas, x, y, width, height);
  }
  return { canvas, at: { x: row.x, y: row.y } };
}

function meanLight({ canvas, box }: CutOut): number {
  const { data } = contextOf(canvas).getImageData(box.x, box.y, box.width, box.height);
  let light = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 16) {
    if (data[i + 3] < 128) continue;
    light += luminance([data[i], data[i + 1], data[i + 2]]);
    count++;
  }
  return count ? light / count : 0;
}
