import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { clamp } from '#base/math/clamp.ts';
import { lumaOf, type Rgb } from '../rgb.ts';

/** How the light of a place changes whoever stands in it. */
export interface PlaceLight {
  color: Rgb;
  /** how much of that color falls on them */
  share: number;
  /** how much brighter they are than they were filmed */
  gain: number;
}

/** Enough to belong there, and skin stays skin. */
const SHARE = 0.1;
const GAIN = { least: 0.9, most: 1.18 };
const SIDE = 16;

/** The light of a place for somebody whose face was so bright, 0 to 255, where it was filmed. */
export function lightOf(place: Picture, faceLight: number, makeCanvas: MakeCanvas): PlaceLight {
  const color = meanOf(place, makeCanvas);
  const gain = clamp(Math.sqrt(lumaOf(color) / Math.max(1, faceLight)), GAIN.least, GAIN.most);
  return { color, share: SHARE, gain };
}

function meanOf(place: Picture, makeCanvas: MakeCanvas): Rgb {
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
