/** The pixel at a place and its right neighbour, each mixed with the one below it; channels of 16 bits. */
// inline
export function sampleColumns(texels: usize, stride: i32, u: i32, v: i32): v128 {
  const at: usize = texels + (v >> 16) * stride + ((u >> 16) << 2);
  return mix(v128.load_ext<u8>(at), v128.load_ext<u8>(at + stride), i16x8.splat(shareOf(v)));
}

/** Two pixels, each mixed from two neighbours at its place. */
// inline
export function sideBySide(first: v128, second: v128, u: i32, nextU: i32): v128 {
  const shares = v128.shuffle<i64>(i16x8.splat(shareOf(u)), i16x8.splat(shareOf(nextU)), 0, 2);
  return mix(v128.shuffle<i64>(first, second, 0, 2), v128.shuffle<i64>(first, second, 1, 3), shares);
}

// inline
function shareOf(place: i32): i16 {
  return <i16>((place >> 8) & 255);
}

/** Channels of 16 bits mixed by shares of 256. */
// inline
function mix(from: v128, to: v128, shares: v128): v128 {
  const way = v128.shl<i16>(v128.sub<i16>(to, from), 7);
  return v128.add<i16>(from, i16x8.q15mulr_sat_s(way, shares));
}
