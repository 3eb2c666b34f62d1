/** Curves for kernels that do not need the library's own, whose tables would lie in the way. */

// inline
export function shareOf(value: f32): f32 {
  return min<f32>(max<f32>(value, 0), 1);
}

// inline
export function smoothed(from: f32, to: f32, value: f32): f32 {
  const share = shareOf((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Near enough to `exp(-square)`; the library's own has tables that would lie in the way of ours. */
// inline
export function bell(square: f32): f32 {
  const second = squareOf(max<f32>(1 - square * 0.03125, 0));
  return squareOf(squareOf(squareOf(squareOf(second))));
}

// inline
export function squareOf(value: f32): f32 {
  return value * value;
}

// inline
export function byteOf(value: f32): u8 {
  return <u8>min<f32>(max<f32>(value + 0.5, 0), 255);
}
