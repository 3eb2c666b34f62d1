import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';

/** A digit starts this share of the way after the one before it. */
const STAGGER = 0.18;
const LATEST_START = 0.6;
/** A digit is whole on its way, so it begins inside its plate, and seen a little: a plate is never empty. */
const FROM_ABOVE_EM = 0.2;
const FAINT = 0.25;
const SEEN_AT = 0.6;
const DIGIT = /^\d$/u;

export interface FallingSign {
  text: string;
  /** how far from its place; above it this is negative */
  belowEm: number;
  /** how much of it is seen, up to 1 */
  seen: number;
}

/** The signs of a number whose digits come down into their places one after the other: no other number can be read on the way. */
export function fallingDigits(text: string, progress: number): FallingSign[] {
  let place = 0;
  return Array.from(text, (sign): FallingSign => {
    if (!DIGIT.test(sign)) return { text: sign, belowEm: 0, seen: 1 };
    const start = Math.min(LATEST_START, STAGGER * place++);
    const come = clamp((progress - start) / (1 - start));
    return { text: sign, belowEm: FROM_ABOVE_EM * (come - 1), seen: mix(FAINT, 1, clamp(come / SEEN_AT)) };
  });
}
