import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurPixels } from '#base/color/blur-pixels.ts';
import type { Rect } from '#base/performer.ts';
import type { PhotoFit } from './fit-photo.ts';

const SMALL = 8;
/** Corners and shadow of the picture, in units of half a face. */
const CORNER = 0.14;
const SHADOW = 0.3;

/** A photo that cuts the head, shown as the picture it is: with round corners before a dark, blurred enlargement of itself. */
export function drawPictureOnGround(
  ctx: Context2D,
  picture: Picture,
  { fit, place }: { fit: PhotoFit; place: Rect },
  makeCanvas: MakeCanvas,
): void {
  const { frameWidth, frameHeight, unitPx } = fit.framing;
  ctx.drawImage(ground(picture, frameWidth, frameHeight, makeCanvas), 0, 0, frameWidth, frameHeight);
  const sheet = makeCanvas(frameWidth, frameHeight);
  const sheetCtx = contextOf(sheet);
  sheetCtx.imageSmoothingQuality = 'high';
  sheetCtx.beginPath();
  sheetCtx.roundRect(place.x, place.y, place.width, place.height, CORNER * unitPx);
  sheetCtx.clip();
  sheetCtx.drawImage(picture, place.x, place.y, place.width, place.height);
  ctx.shadowColor = 'rgba(0,0,0,0.5)';
  ctx.shadowBlur = SHADOW * unitPx;
  ctx.shadowOffsetY = 0.06 * unitPx;
  ctx.drawImage(sheet, 0, 0);
  ctx.shadowColor = 'rgba(0,0,0,0)';
  ctx.shadowBlur = 0;
  ctx.shadowOffsetY = 0;
}

function ground(picture: Picture, frameWidth: number, frameHeight: number, makeCanvas: MakeCanvas): Canvas {
  const width = Math.ceil(frameWidth / SMALL);
  const height = Math.ceil(frameHeight / SMALL);
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  const cover = 1.2 * Math.max(width / picture.width, height / picture.height);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(
    picture,
    (width - picture.width * cover) / 2,
    (height - picture.height * cover) / 2,
    picture.width * cover,
    picture.height * cover,
  );
  const pixels = ctx.getImageData(0, 0, width, height);
  ctx.putImageData(blurPixels(pixels, Math.round(0.09 * Math.min(width, height))), 0, 0);
  ctx.fillStyle = 'rgba(14,13,16,0.5)';
  ctx.fillRect(0, 0, width, height);
  return canvas;
}
