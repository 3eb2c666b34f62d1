import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rgb } from '../rgb.ts';

/** How much of the light of a place falls on whoever stands in it: enough to belong there, and skin stays skin. */
export const AMBIENCE = 0.1;
const SIDE = 16;

/** The light of a place: the mean of its colors. */
export function lightOf(place: Picture, makeCanvas: MakeCanvas): Rgb {
  const canvas = makeCanvas(SIDE, SIDE);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(place, 0, 0, SIDE, SIDE);
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) for (let c = 0; c < 3; c++) sums[c] += data[at + c];
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (SIDE * SIDE));
  return [red, green, blue];
}
