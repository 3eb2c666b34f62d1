import type { Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { PhotoFit } from './fit-photo.ts';
import { groundColor } from './picture-in-frame.ts';

/** A picture that leaves no more of the frame open than this, at its lower edge alone, ends in shade: of the frame's height. */
const MOST_OPEN = 0.12;
/** Where the shade begins above the picture's lower edge, likewise. */
const FADE = 0.2;
/** How light it is, of 255, and how dense on its way down to the edge of the frame. */
const LIGHT = 16;
const SHADE: readonly (readonly [share: number, opacity: number])[] = [
  [0, 0],
  [0.35, 0.16],
  [0.7, 0.6],
  [1, 1],
];

/** Whether a picture reaches the frame's upper edge and both sides, and nearly the lower one. */
export function endsInShade({ open, framing }: Pick<PhotoFit, 'open' | 'framing'>): boolean {
  const isBelowAlone = open.bottom > 0 && open.left + open.top + open.right === 0;
  return isBelowAlone && open.bottom <= MOST_OPEN * framing.frameHeight;
}

/** The picture, which goes down into a shade of its own color that is whole where it ends: nothing is made up below. */
export function drawInShade(
  ctx: Context2D,
  picture: Picture,
  { fit, place }: { fit: PhotoFit; place: Rect },
  makeCanvas: MakeCanvas,
): void {
  const { frameWidth, frameHeight } = fit.framing;
  const end = Math.floor(place.y + place.height) - 1;
  const top = Math.floor(end - FADE * frameHeight);
  ctx.drawImage(picture, place.x, place.y, place.width, place.height);
  const shade = ctx.createLinearGradient(0, top, 0, end);
  const color = groundColor(picture, LIGHT, makeCanvas);
  for (const [share, opacity] of SHADE) shade.addColorStop(share, rgba(color, opacity));
  ctx.fillStyle = shade;
  ctx.fillRect(0, top, frameWidth, frameHeight - top);
}
