import { cropAround } from '@herald/media/crop-around';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import { freeBelow } from '../layout/words-over-product.ts';
import { fitted, MOST_ENLARGED, type RoomAround, roomIn } from './paint-before-itself.ts';
import { tintOf } from './paint-card.ts';
import { type PictureFocus, readFocus } from './picture-focus.ts';

interface FramedProduct {
  ground: Canvas;
  product: Canvas;
  place: Rect;
}

/** Of a photo, to come nearer to the shape of its place; a screen or a drawing has something to read at its edges. */
const MOST_CROPPED = 0.3;
const AIR = 1.15;
const BESIDE = 0.07;
/** In units of a 720 frame. */
const SHADOW = 40;
const CORNER = 22;
const WHITE: Rgb = [255, 255, 255];
const NIGHT: Rgb = [16, 15, 20];
/** The floor of the sweep begins here, as a share of the height of the picture from its foot. */
const FLOOR = 0.16;

/** A picture that cannot be cut out, as a print that stands in a studio of its own color. */
export function paintFramedProduct(
  { picture, ...around }: { picture: Picture } & RoomAround,
  makeCanvas: MakeCanvas,
): FramedProduct {
  const { layout } = around;
  const { width, height, scale } = layout;
  const free = roomIn(around, freeBelow(layout));
  const room = { ...free, x: width * BESIDE, width: width * (1 - 2 * BESIDE) };
  const focus = readFocus(picture, makeCanvas);
  const crop = cropAround(picture, focus, shownRatio(picture, focus, room));
  const print = fitted(crop, room);
  const margin = Math.round(SHADOW * scale);
  const product = makeCanvas(Math.round(print.width) + 2 * margin, Math.round(print.height) + 2 * margin);
  const inner = { x: margin, y: margin, width: product.width - 2 * margin, height: product.height - 2 * margin };
  paintPrint(contextOf(product), { picture, crop, inner, margin, radius: CORNER * scale });
  const ground = makeCanvas(width, height);
  paintSweep(contextOf(ground), { width, height, print, tint: tintOfPicture(picture, makeCanvas) });
  const place = { x: print.x - margin, y: print.y - margin, width: product.width, height: product.height };
  return { ground, product, place };
}

/** Nearer to the shape of the room, with all that stands out and some air around it. */
function shownRatio(picture: Picture, focus: PictureFocus, room: Rect): number {
  const own = picture.width / picture.height;
  if (focus.isDrawn) return own;
  const wanted = room.width / room.height;
  const kept = (share: number) => Math.min(1, Math.max(1 - MOST_CROPPED, share * AIR));
  return wanted < own ? Math.max(wanted, own * kept(focus.width)) : Math.min(wanted, own / kept(focus.height));
}

interface Print {
  picture: Picture;
  crop: Rect;
  inner: Rect;
  margin: number;
  radius: number;
}

function paintPrint(ctx: Context2D, { picture, crop, inner, margin, radius }: Print): void {
  ctx.shadowColor = 'rgba(0,0,0,0.5)';
  ctx.shadowBlur = margin * 0.8;
  ctx.shadowOffsetY = margin * 0.3;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.roundRect(inner.x, inner.y, inner.width, inner.height, radius);
  ctx.fill();
  ctx.shadowColor = 'rgba(0,0,0,0)';
  ctx.clip();
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, crop.x, crop.y, crop.width, crop.height, inner.x, inner.y, inner.width, inner.height);
}

/** A wall with a light behind the print, and a floor that rounds up into it. */
function paintSweep(
  ctx: Context2D,
  { width, height, print, tint }: { width: number; height: number; print: Rect; tint: Rgb },
): void {
  const foot = print.y + print.height;
  const bend = Math.min(0.95, (foot - print.height * FLOOR) / height);
  const sweep = ctx.createLinearGradient(0, 0, 0, height);
  sweep.addColorStop(0, rgba(mixRgb(tint, NIGHT, 0.62)));
  sweep.addColorStop(bend, rgba(mixRgb(tint, NIGHT, 0.3)));
  sweep.addColorStop(Math.min(1, bend + 0.1), rgba(mixRgb(tint, NIGHT, 0.16)));
  sweep.addColorStop(1, rgba(mixRgb(tint, NIGHT, 0.5)));
  ctx.fillStyle = sweep;
  ctx.fillRect(0, 0, width, height);
  const [x, y] = [print.x + print.width / 2, print.y + print.height * 0.4];
  const reach = Math.max(width, height) * 0.6;
  const light = ctx.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, rgba(mixRgb(tint, WHITE, 0.6), 0.6));
  light.addColorStop(1, rgba(mixRgb(tint, WHITE, 0.6), 0));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

const TINT_SIDE = 64;

function tintOfPicture(picture: Picture, makeCanvas: MakeCanvas): Rgb {
  const canvas = makeCanvas(TINT_SIDE, TINT_SIDE);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, TINT_SIDE, TINT_SIDE);
  return tintOf({ canvas, box: { x: 0, y: 0, width: TINT_SIDE, height: TINT_SIDE } });
}

/** Whether a crop of a picture has the pixels for a frame. */
export const isSharpAt = (crop: { width: number }, frame: { width: number }): boolean =>
  frame.width / crop.width <= MOST_ENLARGED;
