import type { DeviceFrame } from '@herald/media/choices';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurPixels } from '#base/color/blur-pixels.ts';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { fitWithin } from './card-size.ts';
import { framedSize, paintBody, paintDetails, screenIn } from './device-frame.ts';

/** A picture with a shadow, and its own blur to fill the frame behind it. */
export interface BeforeItself {
  ground: Canvas;
  sharp: Canvas;
  place: Rect;
  /** the picture itself, without its shadow */
  inner: Rect;
  /** of its corners */
  radius: number;
}

export interface RoomAround {
  layout: SceneLayout;
  hasCaptions: boolean;
  /** a circle that lies over the frame */
  circle?: Rect | null;
}

/** Nothing is enlarged further: its own pixels would be seen. */
export const MOST_ENLARGED = 1.6;
const SMALL = 8;
/** Of the frame, beside and above. */
const BESIDE = 0.12;
const ABOVE = 0.1;
const BELOW = 0.16;
const WORDS_GAP = 0.03;
/** Beside a circle, in units of a 720 frame. */
const GAP = 16;

interface Shown extends RoomAround {
  picture: Picture;
  /** of a clip, whose picture at hand may be smaller */
  size?: Picture;
  /** what is drawn around it */
  frame?: DeviceFrame | undefined;
}

export function paintBeforeItself(
  { picture, size = picture, frame, ...around }: Shown,
  makeCanvas: MakeCanvas,
): BeforeItself {
  const { layout } = around;
  const { width, height, scale } = layout;
  const ground = makeCanvas(width, height);
  const ctx = contextOf(ground);
  drawBlurred(ctx, picture, { width, height, closer: 1.2 }, makeCanvas);
  ctx.fillStyle = 'rgba(14,13,16,0.34)';
  ctx.fillRect(0, 0, width, height);
  const room = roomIn(around);
  const outer = frame ? framedSize(frame, size) : size;
  const whole = besideCircle(fitted(outer, { ...room, x: width * 0.07, width: width * 0.86 }), around);
  const margin = Math.round(36 * scale);
  const sharp = makeCanvas(Math.round(whole.width) + 2 * margin, Math.round(whole.height) + 2 * margin);
  const box = { x: margin, y: margin, width: sharp.width - 2 * margin, height: sharp.height - 2 * margin };
  const { screen, radius } = frame ? screenIn(frame, size, box) : { screen: box, radius: 26 * scale };
  const face = contextOf(sharp);
  face.shadowColor = 'rgba(0,0,0,0.45)';
  face.shadowBlur = margin * 0.8;
  face.shadowOffsetY = margin * 0.2;
  if (frame) paintBody(face, frame, size, box);
  else paintPaper(face, box, radius);
  face.shadowColor = 'rgba(0,0,0,0)';
  if (frame) paintDetails(face, frame, size, box);
  face.beginPath();
  face.roundRect(screen.x, screen.y, screen.width, screen.height, radius);
  face.clip();
  face.imageSmoothingQuality = 'high';
  face.drawImage(picture, screen.x, screen.y, screen.width, screen.height);
  const place = { x: whole.x - margin, y: whole.y - margin, width: sharp.width, height: sharp.height };
  return { ground, sharp, place, inner: { ...screen, x: place.x + screen.x, y: place.y + screen.y }, radius };
}

function paintPaper(face: Context2D, { x, y, width, height }: Rect, radius: number): void {
  face.fillStyle = '#ffffff';
  face.beginPath();
  face.roundRect(x, y, width, height, radius);
  face.fill();
}

/** Between the edges and the words; `above` and `below` are left free, as shares of the height. */
export function roomIn({ layout, hasCaptions }: RoomAround, { above = ABOVE, below = BELOW } = {}): Rect {
  const { width, height, caption } = layout;
  const isBelow = hasCaptions && caption.y > height / 2;
  const gap = height * WORDS_GAP;
  const top = Math.max(height * above, hasCaptions && !isBelow ? caption.y + caption.height + gap : 0);
  const bottom = isBelow ? caption.y - gap : height * (1 - below);
  return { x: width * BESIDE, y: top, width: width * (1 - 2 * BESIDE), height: bottom - top };
}

/** Moved off the circle, where the frame is wide enough. */
function besideCircle(whole: Rect, { layout, circle }: RoomAround): Rect {
  if (!circle || !touches(whole, circle)) return whole;
  const gap = GAP * layout.scale;
  const right = circle.x + circle.width + gap;
  return right + whole.width + gap <= layout.width ? { ...whole, x: right } : whole;
}

/** As large as a room and its own pixels allow, in the middle. */
export function fitted({ width, height }: { width: number; height: number }, room: Rect): Rect {
  const most = {
    width: Math.min(room.width, width * MOST_ENLARGED),
    height: Math.min(room.height, height * MOST_ENLARGED),
  };
  const x = room.x + (room.width - most.width) / 2;
  const y = room.y + (room.height - most.height) / 2;
  return fitWithin({ width, height }, { x, y, ...most });
}

/** A picture that fills the frame without any detail, or with as little as a share of that blur leaves. */
export function drawBlurred(
  ctx: Context2D,
  picture: Picture,
  { width, height, closer, blur = 1 }: { width: number; height: number; closer: number; blur?: number },
  makeCanvas: MakeCanvas,
): void {
  const small = makeCanvas(Math.ceil(width / SMALL), Math.ceil(height / SMALL));
  const smallContext = contextOf(small);
  const cover = closer * Math.max(small.width / picture.width, small.height / picture.height);
  const [wide, high] = [picture.width * cover, picture.height * cover];
  smallContext.imageSmoothingQuality = 'high';
  smallContext.drawImage(picture, (small.width - wide) / 2, (small.height - high) / 2, wide, high);
  const pixels = smallContext.getImageData(0, 0, small.width, small.height);
  smallContext.putImageData(blurPixels(pixels, Math.max(1, Math.round((blur * small.width) / 24))), 0, 0);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, width, height);
}
