import { alphasOf, areOpaque, by255 } from './pixels.ts';

/** Multiplies the colours of pixels by their alpha. */
export function multiplyByAlpha(at: usize, pixels: i32): void {
  for (let end = at + pixels * 4; at < end; at += 4) {
    const alpha = <u32>load<u8>(at, 3);
    if (alpha === 255) continue;
    for (let channel: usize = 0; channel < 3; channel++) {
      const product = <u32>load<u8>(at + channel) * alpha + 128;
      store<u8>(at + channel, (product + (product >> 8)) >> 8);
    }
  }
}

/** The way back, for canvases. */
export function divideByAlpha(at: usize, pixels: i32): void {
  for (let end = at + pixels * 4; at < end; at += 4) {
    const alpha = <u32>load<u8>(at, 3);
    if (alpha === 255 || alpha === 0) continue;
    for (let channel: usize = 0; channel < 3; channel++) {
      store<u8>(at + channel, min<u32>(255, (<u32>load<u8>(at + channel) * 255 + (alpha >> 1)) / alpha));
    }
  }
}

// inline
export function multiplied(pixels: v128): v128 {
  if (!v128.any_true(v128.and(pixels, i32x4.splat(0xff000000)))) return i32x4.splat(0);
  if (areOpaque(pixels)) return pixels;
  return i8x16.narrow_i16x8_u(
    multipliedPair(v128.extend_low<u8>(pixels)),
    multipliedPair(v128.extend_high<u8>(pixels)),
  );
}

// inline
function multipliedPair(pair: v128): v128 {
  const full = v128.or(pair, i16x8(0, 0, 0, 255, 0, 0, 0, 255));
  return by255(v128.mul<i16>(full, alphasOf(pair)));
}
