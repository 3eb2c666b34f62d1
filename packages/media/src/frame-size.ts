import type { Aspect, Resolution } from './choices.ts';

/** Width and height of each shape of a frame, in parts. */
const PARTS: Record<Aspect, readonly [width: number, height: number]> = {
  '9:16': [9, 16],
  '4:5': [4, 5],
  '1:1': [1, 1],
  '16:9': [16, 9],
};

export interface FrameSize {
  widthPx: number;
  heightPx: number;
}

/** The size of a frame whose shorter side has as many pixels as the resolution says. */
export function frameSizeOf(aspect: Aspect, resolution: Resolution): FrameSize {
  const [width, height] = PARTS[aspect];
  const shorter = Math.min(width, height);
  return { widthPx: (width * resolution) / shorter, heightPx: (height * resolution) / shorter };
}

/** Width divided by height. */
export function frameRatioOf(aspect: Aspect): number {
  const [width, height] = PARTS[aspect];
  return width / height;
}
