// inline
export function putFour(at: usize, pixels: v128): void {
  if (!v128.any_true(pixels)) return;
  if (areOpaque(pixels)) {
    v128.store(at, pixels);
    return;
  }
  const below = v128.load(at);
  const low = over(v128.extend_low<u8>(pixels), v128.extend_low<u8>(below));
  const high = over(v128.extend_high<u8>(pixels), v128.extend_high<u8>(below));
  v128.store(at, i8x16.narrow_i16x8_u(low, high));
}

export function putOne(at: usize, pixel: u32): void {
  if (pixel === 0) return;
  const upper = v128.extend_low<u8>(i32x4.splat(pixel));
  const lower = v128.extend_low<u8>(v128.load32_zero(at));
  const mixed = over(upper, lower);
  v128.store_lane<i32>(at, i8x16.narrow_i16x8_u(mixed, mixed), 0);
}

// inline
export function areOpaque(pixels: v128): bool {
  return v128.all_true<u8>(v128.or(pixels, i32x4.splat(0x00ffffff)))
    ? v128.all_true<i32>(v128.eq<i32>(v128.shr<u32>(pixels, 24), i32x4.splat(255)))
    : false;
}

/** Two pixels over two others, channels of 16 bits. */
// inline
export function over(upper: v128, lower: v128): v128 {
  const rest = v128.sub<i16>(i16x8.splat(255), alphasOf(upper));
  return v128.add<i16>(upper, by255(v128.mul<i16>(lower, rest)));
}

// inline
export function alphasOf(pair: v128): v128 {
  return v128.shuffle<i16>(pair, pair, 3, 3, 3, 3, 7, 7, 7, 7);
}

/** Products of two bytes divided by 255, rounded. */
// inline
export function by255(products: v128): v128 {
  const rounded = v128.add<i16>(products, i16x8.splat(128));
  return v128.shr<u16>(v128.add<i16>(rounded, v128.shr<u16>(rounded, 8)), 8);
}
