import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { PhotoFit } from './fit-photo.ts';
import { groundColor } from './picture-in-frame.ts';

/** A picture that leaves no more of the frame open than this, at its lower edge alone, ends in shade: of the frame's height. */
const MOST_OPEN = 0.12;
/** Where the shade begins above the picture's lower edge, likewise. */
const FADE = 0.14;
/** How light it is, of 255, and how dense on its way down to the edge of the frame. */
const LIGHT = 16;
const SHADE: readonly (readonly [share: number, opacity: number])[] = [
  [0, 0],
  [0.35, 0.2],
  [0.65, 0.62],
  [1, 0.9],
];

/** Whether a picture reaches the frame's upper edge and both sides, and nearly the lower one. */
export function endsInShade({ open, framing }: Pick<PhotoFit, 'open' | 'framing'>): boolean {
  const isBelowAlone = open.bottom > 0 && open.left + open.top + open.right === 0;
  return isBelowAlone && open.bottom <= MOST_OPEN * framing.frameHeight;
}

/** A pixel of the soft picture below is so many of the frame's: nothing of what it shows is told apart. */
const SOFT = 45;

/** The picture, which grows soft before it ends, and goes on below it without any shape, in a shade: nobody sees where clothes and hair end. */
export function drawInShade(
  ctx: Context2D,
  picture: Picture,
  { fit, place }: { fit: PhotoFit; place: Rect },
  makeCanvas: MakeCanvas,
): void {
  const { frameWidth, frameHeight } = fit.framing;
  const end = place.y + place.height;
  const top = Math.floor(end - FADE * frameHeight);
  const below = { y: top, width: frameWidth, height: frameHeight - top };
  ctx.drawImage(picture, place.x, place.y, place.width, place.height);
  ctx.drawImage(softFoot(picture, place, below, makeCanvas), 0, top);
  const shade = ctx.createLinearGradient(0, top, 0, frameHeight);
  const color = groundColor(picture, LIGHT, makeCanvas);
  for (const [share, opacity] of SHADE) shade.addColorStop(share, rgba(color, opacity));
  ctx.fillStyle = shade;
  ctx.fillRect(0, top, frameWidth, frameHeight - top);
}

/** The lower part of the frame with the picture and its lowest rows once more, upside down, out of focus; from nothing at its top to all of it where the picture ends. */
function softFoot(
  picture: Picture,
  place: Rect,
  { y, width, height }: { y: number; width: number; height: number },
  makeCanvas: MakeCanvas,
): Canvas {
  const small = makeCanvas(Math.ceil(width / SOFT), Math.ceil(height / SOFT));
  const inSmall = contextOf(small);
  inSmall.imageSmoothingQuality = 'high';
  inSmall.scale(small.width / width, small.height / height);
  inSmall.drawImage(picture, place.x, place.y - y, place.width, place.height);
  inSmall.translate(0, 2 * (place.y + place.height - y));
  inSmall.scale(1, -1);
  inSmall.drawImage(picture, place.x, place.y - y, place.width, place.height);
  const foot = makeCanvas(width, height);
  const ctx = contextOf(foot);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, width, height);
  const fade = ctx.createLinearGradient(0, 0, 0, place.y + place.height - y);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(0.94, '#000');
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  return foot;
}
