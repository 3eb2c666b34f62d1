// inline
export function clampTo(value: f64, most: f64): f64 {
  return max<f64>(0, min<f64>(most, value));
}

// inline
export function mixed(a: f64, b: f64, share: f64): f64 {
  return a + (b - a) * share;
}

/** A channel of two neighbours, mixed. */
// inline
export function between(at: usize, right: f64): f64 {
  const first = <f64>load<u8>(at);
  return first + (<f64>load<u8>(at, 4) - first) * right;
}

// inline
export function byteOf(value: f64): u32 {
  return <u32>nearest(max<f64>(0, min<f64>(255, value)));
}

// inline
export function clamp(value: f64): f64 {
  return max<f64>(0, min<f64>(1, value));
}

// inline
export function smoothstep(from: f64, to: f64, value: f64): f64 {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

// inline
export function gaussian(distance: f64, spread: f64): f64 {
  return Math.exp(-(distance * distance) / (2 * spread * spread));
}

// inline
export function mixedLanes(a: v128, b: v128, share: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), share));
}
