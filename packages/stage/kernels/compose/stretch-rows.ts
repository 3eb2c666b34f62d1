import { putFour, putOne } from './pixels.ts';
import { source, sourceStride, target, targetStride } from './rows.ts';

/**
 * Puts a picture over another with its rows pulled apart: the first target row shows the source at row `start`, each
 * further one `step` rows on, both in 1/65536.
 */
export function stretchRows(start: i32, step: i32, width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const place = start + row * step;
    const upper = source + (place >> 16) * sourceStride;
    const to = target + row * targetStride;
    const lowerShare = i16x8.splat(<i16>((place >> 8) & 255));
    const upperShare = v128.sub<i16>(i16x8.splat(256), lowerShare);
    let x = 0;
    for (; x + 4 <= width; x += 4) {
      const a = v128.load(upper + x * 4);
      const b = v128.load(upper + sourceStride + x * 4);
      if (!v128.any_true(v128.or(a, b))) continue;
      const low = between(v128.extend_low<u8>(a), v128.extend_low<u8>(b), upperShare, lowerShare);
      const high = between(v128.extend_high<u8>(a), v128.extend_high<u8>(b), upperShare, lowerShare);
      putFour(to + x * 4, i8x16.narrow_i16x8_u(low, high));
    }
    for (; x < width; x++) {
      const a = v128.extend_low<u8>(v128.load32_zero(upper + x * 4));
      const b = v128.extend_low<u8>(v128.load32_zero(upper + sourceStride + x * 4));
      const one = between(a, b, upperShare, lowerShare);
      putOne(to + x * 4, v128.extract_lane<u32>(i8x16.narrow_i16x8_u(one, one), 0));
    }
  }
}

// inline
function between(a: v128, b: v128, shareOfA: v128, shareOfB: v128): v128 {
  const sum = v128.add<i16>(v128.mul<i16>(a, shareOfA), v128.mul<i16>(b, shareOfB));
  return v128.shr<u16>(v128.add<i16>(sum, i16x8.splat(128)), 8);
}
