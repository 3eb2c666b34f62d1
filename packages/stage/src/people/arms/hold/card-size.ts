import type { Span } from './silhouette.ts';

/** Half sizes that a card never exceeds, and the area that flat ones keep. */
export const MOST = { halfWidth: 0.98, halfHeight: 0.92, area: 0.78 * 0.92 };

/** The outer edge of a card is never farther beside the head, so that the frame shows all of it. */
export const FARTHEST = 2.1;

export interface CardSize {
  halfWidth: number;
  halfHeight: number;
  /** from where to where a hand takes hold of it, from its middle */
  grip?: Span;
}

/** As tall as the picture on it is, or as flat. */
export function cardSize(product: { width: number; height: number }): CardSize {
  const ratio = product.width / product.height;
  const halfHeight = Math.min(MOST.halfHeight, Math.sqrt(MOST.area / ratio), MOST.halfWidth / ratio);
  return { halfWidth: halfHeight * ratio, halfHeight };
}
