import { clamp } from '#base/math/clamp.ts';

/** A digit starts this share of the way after the one before it. */
const STAGGER = 0.18;
const LATEST_START = 0.6;
/** A digit that begins here is half seen: a plate is never empty. */
const FROM_ABOVE = 0.6;
const DIGIT = /^\d$/u;

export interface FallingSign {
  text: string;
  /** how far from its place, in heights of the row; above it this is negative */
  below: number;
}

/** The signs of a number whose digits come down into their places one after the other: no other number can be read on the way. */
export function fallingDigits(text: string, progress: number): FallingSign[] {
  let place = 0;
  return Array.from(text, (sign): FallingSign => {
    if (!DIGIT.test(sign)) return { text: sign, below: 0 };
    const start = Math.min(LATEST_START, STAGGER * place++);
    return { text: sign, below: FROM_ABOVE * (clamp((progress - start) / (1 - start)) - 1) };
  });
}
