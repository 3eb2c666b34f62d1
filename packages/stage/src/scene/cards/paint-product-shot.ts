import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { coverCrop } from '#base/canvas/check-picture.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurPixels } from '#base/color/blur-pixels.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { fitWithin } from './card-size.ts';
import { type CutOut, cutOut } from './cut-out.ts';
import { drawContactShadow, tintOf } from './paint-card.ts';

/** The product as all there is: what is behind it, and the picture that comes slowly nearer. */
export interface ProductShotFace {
  ground: Canvas;
  product: Canvas;
  /** where the product lies at first */
  place: Rect;
}

export interface ProductShotRequest {
  picture: Picture;
  layout: SceneLayout;
  /** the place behind the presenter */
  background: Picture;
  hasCaptions: boolean;
}

const WHITE: Rgb = [255, 255, 255];
const SMALL = 8;
/** Nothing is enlarged further: its own pixels would be seen. */
const MOST_ENLARGED = 1.6;
/** Of the frame, beside and above the product. */
const BESIDE = 0.12;
const ABOVE = 0.1;
const BELOW = 0.16;
/** The foot of a product without captions below it stands here. */
const TABLE = 0.06;
/** A picture with a ground of its own fills the frame where no more than this of it is lost. */
const MOST_CROPPED = 0.3;

/** A product without a ground stands on a table in the light of the place; any other picture fills the frame, or lies before its own blur. */
export function paintProductShot(request: ProductShotRequest, makeCanvas: MakeCanvas): ProductShotFace {
  const { picture, layout } = request;
  const product = cutOut(picture, makeCanvas, Math.round(layout.height * 0.7));
  if (product) return onTable(product, request, makeCanvas);
  const crop = coverCrop(picture, layout.width, layout.height);
  const kept = (crop.width * crop.height) / (picture.width * picture.height);
  const isSharp = layout.width / crop.width <= MOST_ENLARGED;
  if (kept >= 1 - MOST_CROPPED && isSharp) return filling(picture, crop, layout, makeCanvas);
  return beforeItself(request, makeCanvas);
}

/** Between the upper edge and the words. */
function roomIn({ layout, hasCaptions }: ProductShotRequest): Rect {
  const { width, height, caption } = layout;
  const isBelow = hasCaptions && caption.y > height / 2;
  const top = height * ABOVE + (hasCaptions && !isBelow ? Math.max(0, caption.y + caption.height - height * ABOVE) : 0);
  const bottom = isBelow ? caption.y - height * 0.03 : height * (1 - BELOW);
  return { x: width * BESIDE, y: top, width: width * (1 - 2 * BESIDE), height: bottom - top };
}

function onTable(product: CutOut, request: ProductShotRequest, makeCanvas: MakeCanvas): ProductShotFace {
  const { layout, background } = request;
  const { width, height } = layout;
  const { box } = product;
  const place = fitted(box, roomIn(request));
  const ground = makeCanvas(width, height);
  const ctx = contextOf(ground);
  const tint = tintOf(product);
  drawBlurred(ctx, background, { width, height, closer: 1.5 }, makeCanvas);
  ctx.fillStyle = rgba(mixRgb(tint, WHITE, 0.55), 0.34);
  ctx.fillRect(0, 0, width, height);
  const foot = place.y + place.height;
  drawTable(ctx, { width, height, top: foot - height * TABLE, tint });
  drawHalo(ctx, place);
  drawContactShadow(ctx, { middle: place.x + place.width / 2, foot: foot - place.height * 0.012, width: place.width });
  const canvas = makeCanvas(Math.round(place.width), Math.round(place.height));
  const face = contextOf(canvas);
  face.imageSmoothingQuality = 'high';
  face.drawImage(product.canvas, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height);
  return { ground, product: canvas, place };
}

function fitted({ width, height }: { width: number; height: number }, room: Rect): Rect {
  const most = {
    width: Math.min(room.width, width * MOST_ENLARGED),
    height: Math.min(room.height, height * MOST_ENLARGED),
  };
  const x = room.x + (room.width - most.width) / 2;
  const y = room.y + (room.height - most.height) / 2;
  return fitWithin({ width, height }, { x, y, ...most });
}

function drawTable(
  ctx: Context2D,
  { width, height, top, tint }: { width: number; height: number; top: number; tint: Rgb },
): void {
  const table = ctx.createLinearGradient(0, top, 0, height);
  table.addColorStop(0, rgba(mixRgb(tint, WHITE, 0.62)));
  table.addColorStop(1, rgba(mixRgb(tint, WHITE, 0.3)));
  ctx.fillStyle = table;
  ctx.fillRect(0, top, width, height - top);
  const edge = ctx.createLinearGradient(0, top - height * 0.012, 0, top + height * 0.012);
  edge.addColorStop(0, 'rgba(255,255,255,0)');
  edge.addColorStop(0.5, 'rgba(255,255,255,0.35)');
  edge.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = edge;
  ctx.fillRect(0, top - height * 0.012, width, height * 0.024);
}

function drawHalo(ctx: Context2D, { x, y, width, height }: Rect): void {
  const [middleX, middleY, reach] = [x + width / 2, y + height * 0.45, Math.max(width, height) * 0.8];
  const halo = ctx.createRadialGradient(middleX, middleY, 0, middleX, middleY, reach);
  halo.addColorStop(0, 'rgba(255,255,255,0.5)');
  halo.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = halo;
  ctx.fillRect(middleX - reach, middleY - reach, 2 * reach, 2 * reach);
}

function filling(
  picture: Picture,
  crop: Rect,
  { width, height }: SceneLayout,
  makeCanvas: MakeCanvas,
): ProductShotFace {
  const product = makeCanvas(width, height);
  const ctx = contextOf(product);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return { ground: product, product, place: { x: 0, y: 0, width, height } };
}

function beforeItself(request: ProductShotRequest, makeCanvas: MakeCanvas): ProductShotFace {
  const { picture, layout } = request;
  const { width, height, scale } = layout;
  const ground = makeCanvas(width, height);
  const ctx = contextOf(ground);
  drawBlurred(ctx, picture, { width, height, closer: 1.2 }, makeCanvas);
  ctx.fillStyle = 'rgba(14,13,16,0.34)';
  ctx.fillRect(0, 0, width, height);
  const room = roomIn(request);
  const whole = fitted(picture, { ...room, x: width * 0.07, width: width * 0.86 });
  const margin = Math.round(36 * scale);
  const product = makeCanvas(Math.round(whole.width) + 2 * margin, Math.round(whole.height) + 2 * margin);
  const face = contextOf(product);
  const radius = 26 * scale;
  face.shadowColor = 'rgba(0,0,0,0.45)';
  face.shadowBlur = margin * 0.8;
  face.shadowOffsetY = margin * 0.2;
  face.fillStyle = '#ffffff';
  face.beginPath();
  face.roundRect(margin, margin, product.width - 2 * margin, product.height - 2 * margin, radius);
  face.fill();
  face.shadowColor = 'rgba(0,0,0,0)';
  face.clip();
  face.imageSmoothingQuality = 'high';
  face.drawImage(picture, margin, margin, product.width - 2 * margin, product.height - 2 * margin);
  const place = { x: whole.x - margin, y: whole.y - margin, width: product.width, height: product.height };
  return { ground, product, place };
}

/** A picture that fills the frame without any detail. */
function drawBlurred(
  ctx: Context2D,
  picture: Picture,
  { width, height, closer }: { width: number; height: number; closer: number },
  makeCanvas: MakeCanvas,
): void {
  const small = makeCanvas(Math.ceil(width / SMALL), Math.ceil(height / SMALL));
  const smallContext = contextOf(small);
  const cover = closer * Math.max(small.width / picture.width, small.height / picture.height);
  const [wide, high] = [picture.width * cover, picture.height * cover];
  smallContext.imageSmoothingQuality = 'high';
  smallContext.drawImage(picture, (small.width - wide) / 2, (small.height - high) / 2, wide, high);
  const pixels = smallContext.getImageData(0, 0, small.width, small.height);
  smallContext.putImageData(blurPixels(pixels, Math.max(1, Math.round(small.width / 24))), 0, 0);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, width, height);
}
