export const WAYS = 4;

/** The pixel to the left, to the right, above or below; -1 outside the picture. Millions are asked for, so none is kept in a list. */
export function neighbourOf(pixel: number, way: number, width: number, count: number): number {
  if (way === 0) return pixel % width > 0 ? pixel - 1 : -1;
  if (way === 1) return (pixel + 1) % width > 0 ? pixel + 1 : -1;
  if (way === 2) return pixel - width;
  return pixel + width < count ? pixel + width : -1;
}
