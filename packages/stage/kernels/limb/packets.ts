import { SETTINGS } from './places.ts';

// inline
export function splatAt(at: usize): v128 {
  return v128.load32_splat(at);
}

// inline
export function splatSetting(index: usize): v128 {
  return v128.load32_splat(SETTINGS + index * 4);
}

// inline
export function splat(x: f32): v128 {
  return f32x4.splat(x);
}

// inline
export function atLeastZero(a: v128): v128 {
  return f32x4.pmax(f32x4.splat(0), a);
}

// inline
export function oneMinus(a: v128): v128 {
  return f32x4.sub(f32x4.splat(1), a);
}

/** The smaller one, rounded off where the two differ by less than `k`; `inverse` is 1 / (4 k). */
// inline
export function meltMin(a: v128, b: v128, k: v128, inverse: v128): v128 {
  const h = atLeastZero(f32x4.sub(k, f32x4.abs(f32x4.sub(a, b))));
  return f32x4.sub(f32x4.pmin(a, b), f32x4.mul(f32x4.mul(h, h), inverse));
}

// inline
export function meltMax(a: v128, b: v128, k: v128, inverse: v128): v128 {
  const h = atLeastZero(f32x4.sub(k, f32x4.abs(f32x4.sub(a, b))));
  return f32x4.add(f32x4.pmax(a, b), f32x4.mul(f32x4.mul(h, h), inverse));
}

/** Length² of four vectors. */
// inline
export function length2(x: v128, y: v128, z: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)), f32x4.mul(z, z));
}

/** Four vectors times the one in the settings. */
// inline
export function dotSetting(index: usize, x: v128, y: v128, z: v128): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(x, splatSetting(index)), f32x4.mul(y, splatSetting(index + 1))),
    f32x4.mul(z, splatSetting(index + 2)),
  );
}

// inline
export function sumOf(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3);
}

// inline
export function leastOf(v: v128): f32 {
  return min(
    min(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)),
    min(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)),
  );
}
