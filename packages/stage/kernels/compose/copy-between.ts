import { source, sourceStride, target, targetStride } from './rows.ts';

/**
 * Copies rows of a picture that lie between its pixels: each target pixel is mixed from the source pixel at its place, the
 * one to the right, and the two below, by shares of 256. The source has a row and a column more.
 */
export function copyBetween(rightShare: i32, lowerShare: i32, width: i32, rows: i32): void {
  const right = i16x8.splat(<i16>(rightShare << 7));
  const lower = i16x8.splat(<i16>(lowerShare << 7));
  for (let row = 0; row < rows; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    let x = 0;
    for (; x + 4 <= width; x += 4) {
      const at: usize = x * 4;
      const first = twoBetween(from + at, right, lower);
      v128.store(to + at, i8x16.narrow_i16x8_u(first, twoBetween(from + at + 8, right, lower)));
    }
    for (; x < width; x++) {
      const last = twoBetween(from + x * 4, right, lower);
      v128.store_lane<i32>(to + x * 4, i8x16.narrow_i16x8_u(last, last), 0);
    }
  }
}

/** Two pixels, rounded once at the end: twice would make a picture lighter or darker as it moves. */
// inline
function twoBetween(at: usize, rightShare: v128, lowerShare: v128): v128 {
  const left = between(fine(at), fine(at + sourceStride), lowerShare);
  const right = between(fine(at + 4), fine(at + 4 + sourceStride), lowerShare);
  return v128.shr<u16>(v128.add<i16>(between(left, right, rightShare), i16x8.splat(32)), 6);
}

/** Channels in 64ths. */
// inline
function fine(at: usize): v128 {
  return v128.shl<i16>(v128.load_ext<u8>(at), 6);
}

// inline
function between(from: v128, to: v128, share: v128): v128 {
  return v128.add<i16>(from, i16x8.q15mulr_sat_s(v128.sub<i16>(to, from), share));
}
