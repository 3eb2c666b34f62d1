/** exp(-x²), nothing beyond 3. The library's own has tables that would lie in the way of a kernel's. */
// inline
export function bell(x: f32): f32 {
  return bellOfSquare(x * x);
}

/** The same of x². */
// inline
export function bellOfSquare(s: f32): f32 {
  if (s > 9) return 0;
  let e: f32 = 1 - s * 0.03125;
  e *= e;
  e *= e;
  e *= e;
  e *= e;
  return e * e;
}

/** The same of four at once, to the last bit. */
// inline
export function fourBellsOfSquares(s: v128): v128 {
  let e = f32x4.sub(f32x4.splat(1), f32x4.mul(s, f32x4.splat(0.03125)));
  e = f32x4.mul(e, e);
  e = f32x4.mul(e, e);
  e = f32x4.mul(e, e);
  e = f32x4.mul(e, e);
  return v128.andnot(f32x4.mul(e, e), f32x4.gt(s, f32x4.splat(9)));
}

// inline
export function smooth(from: f32, to: f32, x: f32): f32 {
  const t = shareOf((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Between nothing and all. */
// inline
export function shareOf(value: f32): f32 {
  return max<f32>(0, min<f32>(1, value));
}

// inline
export function byteOf(value: f32): u8 {
  return <u8>min<f32>(max<f32>(value + 0.5, 0), 255);
}

// inline
export function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

/** atan2 to a thousandth: enough for the way around a sleeve. */
export function angle(y: f32, x: f32): f32 {
  const ax = abs(x);
  const ay = abs(y);
  const a = min(ax, ay) / (max(ax, ay) + 1e-12);
  const s = a * a;
  let r: f32 = ((<f32>-0.0464964749 * s + 0.15931422) * s - 0.327622764) * s * a + a;
  if (ay > ax) r = 1.57079637 - r;
  if (x < 0) r = 3.14159274 - r;
  if (y < 0) r = -r;
  return r;
}

/** A value of a row of them, mixed between two. */
// inline
export function mixedAt(values: usize, place: f32): f32 {
  const k = <i32>place;
  const first = load<f32>(values + k * 4);
  return first + (load<f32>(values + k * 4 + 4) - first) * (place - <f32>k);
}
