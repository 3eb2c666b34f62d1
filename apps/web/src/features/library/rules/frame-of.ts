import type { Video } from '@herald/contract/endpoints/videos';

/** A film of the card's own shape fills it; any other keeps its shape, which is answered as a CSS ratio. */
export function frameOf({ width, height }: Pick<Video['metadata'], 'width' | 'height'>): 'full' | string {
  if (width <= 0 || height <= 0) return 'full';
  return Math.abs(width / height - 9 / 16) < 0.01 ? 'full' : `${width} / ${height}`;
}
