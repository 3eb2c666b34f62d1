import type { Framing } from './performer.ts';

const TALL = 1.5;

/** Whether a frame is for phones; networks write over the lower part of those. */
export function isTall({ frameWidth, frameHeight }: Pick<Framing, 'frameWidth' | 'frameHeight'>): boolean {
  return frameHeight > TALL * frameWidth;
}
