import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { coverCrop } from '#base/canvas/check-picture.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { type CutOut, cutOut } from './cut-out.ts';

export interface CardFace {
  canvas: Canvas;
  /** the product alone, when its ground could be taken away */
  product: CutOut | null;
}

export interface CardRequest {
  picture: Picture;
  width: number;
  height: number;
  label: string | null;
  /** a hand covers the lower edge of what it holds */
  labelAt: 'top' | 'bottom';
  locale: string;
}

const WHITE: Rgb = [255, 255, 255];

/** The face of the product card: the product set on a ground of its own tint, or the picture itself in a frame. */
export function paintCard(request: CardRequest, makeCanvas: MakeCanvas): CardFace {
  const { picture, width, height } = request;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  const product = cutOut(picture, makeCanvas);
  const radius = width * 0.075;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, radius);
  ctx.fill();
  const border = Math.round(width * 0.035);
  const inner = { x: border, y: border, width: width - 2 * border, height: height - 2 * border };
  const labelHeight = request.label ? height * 0.13 : 0;
  const below = request.labelAt === 'top' ? labelHeight : 0;
  const picturePart = { ...inner, y: inner.y + below, height: inner.height - labelHeight };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(picturePart.x, picturePart.y, picturePart.width, picturePart.height, radius * 0.62);
  ctx.clip();
  if (product) setProduct(ctx, product, picturePart);
  else drawCovered(ctx, picture, picturePart);
  ctx.restore();
  if (request.label)
    drawLabel(ctx, request, makeCanvas, { y: below ? border + labelHeight / 2 : height - border - labelHeight / 2 });
  return { canvas, product };
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawCovered(ctx: Context2D, picture: Picture, area: Area): void {
  const crop = coverCrop(picture, area.width, area.height);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, crop.x, crop.y, crop.width, crop.height, area.x, area.y, area.width, area.height);
}

/** A sweep in the product's own tint, a light behind it and a shadow below it. */
function setProduct(ctx: Context2D, product: CutOut, area: Area): void {
  const tint = tintOf(product);
  const sweep = ctx.createLinearGradient(0, area.y, 0, area.y + area.height);
  sweep.addColorStop(0, rgba(mixRgb(tint, WHITE, 0.74)));
  sweep.addColorStop(0.72, rgba(mixRgb(tint, WHITE, 0.6)));
  sweep.addColorStop(1, rgba(mixRgb(tint, WHITE, 0.46)));
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
  const scale = Math.min((area.width * 0.74) / box.width, (area.height * 0.78) / box.height);
  const width = box.width * scale;
  const height = box.height * scale;
  const foot = area.y + area.height * 0.5 + height / 2 + area.height * 0.02;
  drawContactShadow(ctx, { middle, foot, width });
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(product.canvas, box.x, box.y, box.width, box.height, middle - width / 2, foot - height, width, height);
}

function drawContactShadow(ctx: Context2D, at: { middle: number; foot: number; width: number }): void {
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
function tintOf({ canvas, box }: CutOut): Rgb {
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

function drawLabel(ctx: Context2D, request: CardRequest, makeCanvas: MakeCanvas, at: { y: number }): void {
  const setter = new TypeSetter(request.label ?? '', request, 'quiet', makeCanvas);
  const text = setter.clean(request.label ?? '');
  const emPx = Math.min(request.width * 0.088, (request.width * 0.86) / Math.max(0.1, setter.widthEm(text)));
  const x = (request.width - setter.widthEm(text) * emPx) / 2;
  setter.draw(ctx, text, { x, y: at.y + emPx * 0.36, emPx }, { color: '#17181c' });
}
