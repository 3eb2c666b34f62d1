/** A rectangle of a picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The three planes of a yuv420p picture; decoders pad their rows. */
export type { PaddedPlanes as Planes } from '@herald/stage/clips';

export interface Size {
  width: number;
  height: number;
}

/** A size at most this wide or high, whichever is shorter, in which colors fit. */
export function evenSizeOfSide(size: Size, shortSidePx: number): Size {
  return evenSize(size, Math.min(1, shortSidePx / Math.min(size.width, size.height)));
}

/** A size of another scale in which colors, which are half as fine, fit. */
export function evenSize({ width, height }: Size, scale: number): Size {
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
