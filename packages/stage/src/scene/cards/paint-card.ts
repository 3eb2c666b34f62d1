import type { CardPlacement } from '@herald/media/choices';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { fitWithin, measureCard, type Size } from './card-size.ts';
import { type CutOut, cutOut } from './cut-out.ts';

export interface CardFace {
  canvas: Canvas;
  /** the product alone, when its ground could be taken away */
  product: CutOut | null;
}

export interface CardRequest {
  picture: Picture;
  /** the card is as large as fits in here with the picture whole */
  place: Size;
  placement: CardPlacement;
  /** the product itself is shown, where its ground can be taken away; left out: in a hand */
  isFree?: boolean;
  label: string | null;
  locale: string;
}

/** A product that stands alone is seen large: with fewer pixels, a pale label runs out into its ground. */
const LARGE_SIDE = 900;
const WHITE: Rgb = [255, 255, 255];
/** Air around a product without its ground, as shares of its part of the card. */
const AIR = { width: 0.78, height: 0.8 };
/** Of the shorter side of a card. */
const CORNER = 0.09;
/** Height and least width of the label of a product without a ground, as shares of its place. */
const FREE_LABEL = 0.17;
const FREE_LABEL_WIDTH = 0.86;

/** What is shown of a product: itself, or a card that it fills. */
export function paintCard(request: CardRequest, makeCanvas: MakeCanvas): CardFace {
  const product = cutOut(request.picture, makeCanvas, request.isFree ? LARGE_SIDE : undefined);
  const isFree = product !== null && (request.isFree ?? request.placement === 'hand');
  return {
    canvas: isFree ? paintFree(product, request, makeCanvas) : paintWhole(product, request, makeCanvas),
    product,
  };
}

/** A card without a border: the product on a ground of its own tint, or the picture from edge to edge. */
function paintWhole(product: CutOut | null, request: CardRequest, makeCanvas: MakeCanvas): Canvas {
  const { picture, place, placement, label } = request;
  const content = product ? aired(product.box) : picture;
  const card = measureCard(content, { place, placement, hasLabel: label !== null });
  const { width, height } = card;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(width, height) * CORNER);
  ctx.clip();
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  // A hand covers the lower edge of what it holds.
  const above = placement === 'hand' ? card.label : 0;
  const part = { x: 0, y: above, width, height: height - card.label };
  ctx.save();
  ctx.beginPath();
  ctx.rect(part.x, part.y, part.width, part.height);
  ctx.clip();
  if (product) setProduct(ctx, product, part);
  else drawWhole(ctx, { picture, part }, makeCanvas);
  ctx.restore();
  if (label) {
    const y = above ? above / 2 : height - card.label / 2;
    drawLabel(ctx, { label, locale: request.locale, width, height: card.label }, makeCanvas, { y });
  }
  return canvas;
}

/** The product without its ground, and its label above it. */
function paintFree({ canvas: from, box }: CutOut, request: CardRequest, makeCanvas: MakeCanvas): Canvas {
  const { place, label, locale } = request;
  const labelHeight = label ? Math.round(Math.min(place.width, place.height) * FREE_LABEL) : 0;
  const room = { x: 0, y: 0, width: place.width, height: place.height - labelHeight };
  const fitted = fitWithin(box, room);
  const width = Math.round(label ? Math.max(fitted.width, place.width * FREE_LABEL_WIDTH) : fitted.width);
  const canvas = makeCanvas(width, Math.round(fitted.height) + labelHeight);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  const x = (width - fitted.width) / 2;
  ctx.drawImage(from, box.x, box.y, box.width, box.height, x, labelHeight, fitted.width, fitted.height);
  if (label) {
    const height = labelHeight * 0.86;
    ctx.fillStyle = '#ffffff';
    ctx.beginPath();
    ctx.roundRect(0, 0, width, height, height / 2);
    ctx.fill();
    drawLabel(ctx, { label, locale, width, height }, makeCanvas, { y: height / 2 });
  }
  return canvas;
}

const aired = ({ width, height }: Size): Size => ({ width: width / AIR.width, height: height / AIR.height });

/** Never cropped: what a card cannot be as flat or tall as is filled up with the color of the picture's edge. */
function drawWhole(ctx: Context2D, { picture, part }: { picture: Picture; part: Rect }, makeCanvas: MakeCanvas): void {
  ctx.fillStyle = rgba(edgeColor(picture, makeCanvas));
  ctx.fillRect(part.x, part.y, part.width, part.height);
  const { x, y, width, height } = fitWithin(picture, part);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, x, y, width, height);
}

const EDGE_SIDE = 16;

function edgeColor(picture: Picture, makeCanvas: MakeCanvas): Rgb {
  const small = makeCanvas(EDGE_SIDE, EDGE_SIDE);
  const ctx = contextOf(small);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, EDGE_SIDE, EDGE_SIDE);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, EDGE_SIDE, EDGE_SIDE);
  const { data } = ctx.getImageData(0, 0, EDGE_SIDE, EDGE_SIDE);
  const sum = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < EDGE_SIDE * EDGE_SIDE; pixel++) {
    const [column, row] = [pixel % EDGE_SIDE, Math.floor(pixel / EDGE_SIDE)];
    if (![0, EDGE_SIDE - 1].includes(column) && ![0, EDGE_SIDE - 1].includes(row)) continue;
    for (let c = 0; c < 3; c++) sum[c] += data[pixel * 4 + c];
    count++;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** A sweep in the product's own tint, a light behind it and a shadow below it. */
function setProduct(ctx: Context2D, product: CutOut, area: Rect): void {
  const tint = tintOf(product);
  const sweep = ctx.createLinearGradient(0, area.y, 0, area.y + area.height);
  sweep.addColorStop(0, rgba(mixRgb(tint, WHITE, 0.88)));
  sweep.addColorStop(0.72, rgba(mixRgb(tint, WHITE, 0.76)));
  sweep.addColorStop(1, rgba(mixRgb(tint, WHITE, 0.62)));
  ctx.fillStyle = sweep;
  ctx.fillRect(area.x, area.y, area.width, area.height);
  const middle = area.x + area.width / 2;
  const halo = ctx.createRadialGradient(
    middle,
    area.y + area.height * 0.46,
    0,
    middle,
    area.y + area.height * 0.46,
    area.width * 0.6,
  );
  halo.addColorStop(0, 'rgba(255,255,255,0.75)');
  halo.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = halo;
  ctx.fillRect(area.x, area.y, area.width, area.height);
  const { box } = product;
  const scale = Math.min((area.width * AIR.width) / box.width, (area.height * AIR.height) / box.height);
  const width = box.width * scale;
  const height = box.height * scale;
  const foot = area.y + area.height * 0.5 + height / 2 + area.height * 0.02;
  drawContactShadow(ctx, { middle, foot, width });
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(product.canvas, box.x, box.y, box.width, box.height, middle - width / 2, foot - height, width, height);
}

export function drawContactShadow(ctx: Context2D, at: { middle: number; foot: number; width: number }): void {
  ctx.save();
  ctx.translate(at.middle, at.foot);
  ctx.scale(1, 0.14);
  const reach = at.width * 0.62;
  const shadow = ctx.createRadialGradient(0, 0, 0, 0, 0, reach);
  shadow.addColorStop(0, 'rgba(30,20,20,0.42)');
  shadow.addColorStop(0.6, 'rgba(30,20,20,0.16)');
  shadow.addColorStop(1, 'rgba(30,20,20,0)');
  ctx.fillStyle = shadow;
  ctx.fillRect(-reach, -reach, reach * 2, reach * 2);
  ctx.restore();
}

/** The average of the product's coloured pixels, so that the ground belongs to it. */
export function tintOf({ canvas, box }: CutOut): Rgb {
  const { data } = contextOf(canvas).getImageData(box.x, box.y, box.width, box.height);
  const sum = [0, 0, 0];
  let total = 1e-6;
  for (let i = 0; i < data.length; i += 16) {
    if (data[i + 3] < 128) continue;
    const low = Math.min(data[i], data[i + 1], data[i + 2]);
    const high = Math.max(data[i], data[i + 1], data[i + 2]);
    const weight = 0.02 + (high - low) / 255;
    for (let c = 0; c < 3; c++) sum[c] += data[i + c] * weight;
    total += weight;
  }
  return sum.map((value) => value / total) as unknown as Rgb;
}

interface Label extends Size {
  label: string;
  locale: string;
}

function drawLabel(ctx: Context2D, request: Label, makeCanvas: MakeCanvas, at: { y: number }): void {
  const setter = new TypeSetter(request.label, request, 'quiet', makeCanvas);
  const text = setter.clean(request.label);
  const emPx = Math.min(request.height * 0.58, (request.width * 0.86) / Math.max(0.1, setter.widthEm(text)));
  const x = (request.width - setter.widthEm(text) * emPx) / 2;
  setter.draw(ctx, text, { x, y: at.y + emPx * 0.36, emPx }, { color: '#17181c' });
}
