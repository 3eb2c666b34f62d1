import { blendPictures } from './blend-pictures.ts';
import type { PicturePlanes } from './paint-mouth.ts';
import { flowBetween } from './picture-flow.ts';

const STILL = { x: 0, y: 0 };

/** Draws pictures between two that follow each other; `share` is how far on, 0 to 1. */
export type DrawBetween = (share: number, out: PicturePlanes) => void;

export function betweenPictures(from: PicturePlanes, to: PicturePlanes): DrawBetween {
  const flow = flowBetween(greyOf(from), greyOf(to), () => STILL);
  return (share, out) => blendPictures({ from, to, flow, share: { moved: share, mixed: share } }, out);
}

export const greyOf = ({ luma, width, height }: PicturePlanes) => ({ data: luma, stride: width, width, height });
