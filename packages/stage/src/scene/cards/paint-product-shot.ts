import { cropAround } from '@herald/media/crop-around';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { freeBelow } from '../layout/words-over-product.ts';
import { type CutOut, cutOut } from './cut-out.ts';
import { drawBlurred, fitted, type RoomAround, roomIn } from './paint-before-itself.ts';
import { drawContactShadow, tintOf } from './paint-card.ts';
import { isSharpAt, paintFramedProduct } from './paint-framed-product.ts';
import { readFocus } from './picture-focus.ts';

/** The product as all there is: what is behind it, and the picture that comes slowly nearer. */
export interface ProductShotFace {
  ground: Canvas;
  product: Canvas;
  /** where the product lies at first */
  place: Rect;
}

export interface ProductShotRequest extends RoomAround {
  picture: Picture;
  /** the place behind the presenter */
  background: Picture;
}

const WHITE: Rgb = [255, 255, 255];
/** The foot of a product without captions below it stands here. */
const TABLE = 0.06;
/** A product without a ground may come nearer to the upper edge than a picture. */
const ABOVE = 0.065;
/** The far edge of the table is out of focus over this share of the height. */
const TABLE_EDGE = 0.02;
/** Of the picture whose ground is taken away, in units of a 720 frame: the product may be a small part of it. */
const CUT_SIDE = 900;
/** How much of the product's height the table mirrors. */
const REFLECTED = 0.42;
/** A picture with a ground of its own fills the frame where no more than this of it is lost. */
const MOST_CROPPED = 0.3;
/** What stands out along nearly all of a side is a pattern, or goes on beyond the picture. */
const ALL_OVER = 0.9;
/** Something to read stands at the edges of a screen. */
const MOST_CROPPED_DRAWN = 0.08;

/** A product without a ground stands on a table in the light of the place; any other picture fills the frame, or is a print in a studio of its own color. */
export function paintProductShot(request: ProductShotRequest, makeCanvas: MakeCanvas): ProductShotFace {
  const { picture, layout } = request;
  const product = cutOut(picture, makeCanvas, Math.round(CUT_SIDE * layout.scale));
  if (product) return onTable(product, request, makeCanvas);
  const focus = readFocus(picture, makeCanvas);
  const crop = cropAround(picture, focus, layout.width / layout.height);
  const kept = (crop.width * crop.height) / (picture.width * picture.height);
  const keeps = (share: number, own: number) => share > ALL_OVER || own >= share;
  const isWhole = keeps(focus.width, crop.width / picture.width) && keeps(focus.height, crop.height / picture.height);
  const fills = isWhole && kept >= 1 - (focus.isDrawn ? MOST_CROPPED_DRAWN : MOST_CROPPED);
  if (fills && isSharpAt(crop, layout)) return filling(picture, crop, layout, makeCanvas);
  return paintFramedProduct(request, makeCanvas);
}

function onTable(product: CutOut, request: ProductShotRequest, makeCanvas: MakeCanvas): ProductShotFace {
  const { layout, background } = request;
  const { width, height } = layout;
  const { box } = product;
  const place = fitted(box, roomIn(request, { above: ABOVE, ...freeBelow(layout) }));
  const ground = makeCanvas(width, height);
  const ctx = contextOf(ground);
  const tint = tintOf(product);
  drawBlurred(ctx, background, { width, height, closer: 1.5 }, makeCanvas);
  ctx.fillStyle = rgba(mixRgb(tint, WHITE, 0.55), 0.34);
  ctx.fillRect(0, 0, width, height);
  const foot = place.y + place.height;
  drawTable(ctx, { width, height, top: foot - height * TABLE, tint });
  drawHalo(ctx, place);
  const canvas = makeCanvas(Math.round(place.width), Math.round(place.height));
  const face = contextOf(canvas);
  face.imageSmoothingQuality = 'high';
  face.drawImage(product.canvas, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height);
  drawReflection(ctx, canvas, { ...place, y: foot }, makeCanvas);
  drawContactShadow(ctx, { middle: place.x + place.width / 2, foot: foot - place.height * 0.012, width: place.width });
  return { ground, product: canvas, place };
}

function drawTable(
  ctx: Context2D,
  { width, height, top, tint }: { width: number; height: number; top: number; tint: Rgb },
): void {
  const blur = height * TABLE_EDGE;
  const table = ctx.createLinearGradient(0, top - blur, 0, height);
  const share = (2 * blur) / (height - top + blur);
  const near = mixRgb(tint, WHITE, 0.62);
  table.addColorStop(0, rgba(near, 0));
  table.addColorStop(share, rgba(near));
  table.addColorStop(1, rgba(mixRgb(tint, WHITE, 0.24)));
  ctx.fillStyle = table;
  ctx.fillRect(0, top - blur, width, height - top + blur);
}

/** The table shines a little: the product stands on its own picture, which fades away from its foot. */
function drawReflection(ctx: Context2D, product: Canvas, { x, y, width, height }: Rect, makeCanvas: MakeCanvas): void {
  const reach = Math.round(height * REFLECTED);
  const mirror = makeCanvas(product.width, reach);
  const face = contextOf(mirror);
  face.translate(0, product.height);
  face.scale(1, -1);
  face.drawImage(product, 0, 0);
  face.setTransform(1, 0, 0, 1, 0, 0);
  face.globalCompositeOperation = 'destination-in';
  const fade = face.createLinearGradient(0, 0, 0, reach);
  fade.addColorStop(0, 'rgba(0,0,0,0.3)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  face.fillStyle = fade;
  face.fillRect(0, 0, product.width, reach);
  ctx.drawImage(mirror, x, y, width, reach);
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
