/** Reads pixels of a plane between each other. The memory begins with the weights for it. */

/** Places are counted in shares of a pixel; weights are known for so many places between two pixels. */
export const PIXEL: i32 = 65536;
const PHASES: i32 = 32;
const HALF_PHASE: i32 = 1024;
/** Four weights across, twice; and four down, each twice. */
export const WEIGHT_BYTES: i32 = PHASES * 16;
const ACROSS: usize = 0;
const DOWN: usize = WEIGHT_BYTES;
/** What is read comes in so many parts of a level. */
const READ_BITS: i32 = 20;
export const READ_SHARE: f32 = 1 / <f32>(1 << READ_BITS);

let source: usize = 0;
let stride: i32 = 0;
let readRows: i32 = 0;

/** Where what is read begins, how long its rows are, and how many. */
export function setReading(at: usize, rowBytes: i32, count: i32): void {
  source = at;
  stride = rowBytes;
  readRows = count;
}

/** Reads between pixels with the weights of sixteen of them, in small parts of a level. */
// inline
export function sharpAt(x: i32, y: i32): i32 {
  x = min<i32>(max<i32>(x, PIXEL), (stride - 3) * PIXEL) + HALF_PHASE;
  y = min<i32>(max<i32>(y, PIXEL), (readRows - 3) * PIXEL) + HALF_PHASE;
  const across = v128.load(ACROSS + <usize>(((x >> 11) & (PHASES - 1)) << 4));
  const down = v128.load(DOWN + <usize>(((y >> 11) & (PHASES - 1)) << 4));
  const at: usize = source + ((y >> 16) - 1) * stride + (x >> 16) - 1;
  let pixels = v128.load_zero<i32>(at);
  pixels = v128.load_lane<i32>(at + stride, pixels, 1);
  pixels = v128.load_lane<i32>(at + 2 * stride, pixels, 2);
  pixels = v128.load_lane<i32>(at + 3 * stride, pixels, 3);
  const upperRows = i32x4.shr_s(i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), across), 8);
  const lowerRows = i32x4.shr_s(i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), across), 8);
  const sum = i32x4.dot_i16x8_s(i16x8.narrow_i32x4_s(upperRows, lowerRows), down);
  const half = i32x4.add(sum, v128.shuffle<i32>(sum, sum, 2, 3, 2, 3));
  return i32x4.extract_lane(half, 0) + i32x4.extract_lane(half, 1);
}

// inline
export function levelOf(read: i32): u8 {
  return <u8>min<i32>(max<i32>((read + (1 << (READ_BITS - 1))) >> READ_BITS, 0), 255);
}

/** The steps of a run that is read, from its first place on to the third after it. */
let rampX: v128 = i32x4.splat(0);
let rampY: v128 = i32x4.splat(0);
let spanX: i32 = 0;
let spanY: i32 = 0;
/** How places of a run follow each other. */
export let stepX: i32 = 0;
export let stepY: i32 = 0;

// inline
export function setSteps(perPixelX: i32, perPixelY: i32): void {
  stepX = perPixelX;
  stepY = perPixelY;
  const places = i32x4(0, 1, 2, 3);
  rampX = i32x4.mul(i32x4.splat(stepX), places);
  rampY = i32x4.mul(i32x4.splat(stepY), places);
  spanX = 3 * stepX;
  spanY = 3 * stepY;
}

/** Whether `fourSharp` can read from here: whole sixteens of pixels within the plane, in the same rows, from left to right. */
// inline
export function areFourNear(x: i32, y: i32): bool {
  const lastX = x + spanX;
  const lastY = y + spanY;
  if (spanX < 0 || spanX > 11 * PIXEL || x < PIXEL || lastX > (stride - 3) * PIXEL) return false;
  if (min<i32>(y, lastY) < PIXEL || max<i32>(y, lastY) > (readRows - 3) * PIXEL) return false;
  return (y + HALF_PHASE) >> 16 === (lastY + HALF_PHASE) >> 16;
}

/** What `sharpAt` reads at four places of a run, to the last bit. */
// inline
export function fourSharp(x: i32, y: i32): v128 {
  const xs = i32x4.add(i32x4.splat(x + HALF_PHASE), rampX);
  const ys = i32x4.add(i32x4.splat(y + HALF_PHASE), rampY);
  const left = (x + HALF_PHASE) >> 16;
  const at: usize = source + (((y + HALF_PHASE) >> 16) - 1) * stride + left - 1;
  const off = i32x4.sub(i32x4.shr_s(xs, 16), i32x4.splat(left));
  const first = i8x16.swizzle(off, i8x16(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12));
  const pick = i8x16.add(first, i8x16(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3));
  const wide = weightsOf(xs);
  const high = weightsOf(ys);
  const one = ACROSS + <usize>i32x4.extract_lane(wide, 0);
  const three = ACROSS + <usize>i32x4.extract_lane(wide, 2);
  const low = v128.load_lane<i64>(ACROSS + <usize>i32x4.extract_lane(wide, 1), v128.load_zero<i64>(one), 1);
  const rest = v128.load_lane<i64>(ACROSS + <usize>i32x4.extract_lane(wide, 3), v128.load_zero<i64>(three), 1);
  const down0 = v128.load(DOWN + <usize>i32x4.extract_lane(high, 0));
  const down1 = v128.load(DOWN + <usize>i32x4.extract_lane(high, 1));
  const down2 = v128.load(DOWN + <usize>i32x4.extract_lane(high, 2));
  const down3 = v128.load(DOWN + <usize>i32x4.extract_lane(high, 3));
  const upperOne = v128.shuffle<i32>(down0, down1, 0, 4, 1, 5);
  const upperTwo = v128.shuffle<i32>(down2, down3, 0, 4, 1, 5);
  const lowerOne = v128.shuffle<i32>(down0, down1, 2, 6, 3, 7);
  const lowerTwo = v128.shuffle<i32>(down2, down3, 2, 6, 3, 7);
  let sum = rowOf(at, pick, low, rest, v128.shuffle<i64>(upperOne, upperTwo, 0, 2));
  sum = i32x4.add(sum, rowOf(at + stride, pick, low, rest, v128.shuffle<i64>(upperOne, upperTwo, 1, 3)));
  sum = i32x4.add(sum, rowOf(at + 2 * stride, pick, low, rest, v128.shuffle<i64>(lowerOne, lowerTwo, 0, 2)));
  return i32x4.add(sum, rowOf(at + 3 * stride, pick, low, rest, v128.shuffle<i64>(lowerOne, lowerTwo, 1, 3)));
}

/** Where the weights of four places begin. */
// inline
function weightsOf(places: v128): v128 {
  return i32x4.shl(v128.and(i32x4.shr_s(places, 11), i32x4.splat(PHASES - 1)), 4);
}

/** What one row gives to four places. */
// inline
function rowOf(at: usize, pick: v128, low: v128, rest: v128, down: v128): v128 {
  const pixels = i8x16.swizzle(v128.load(at), pick);
  const first = i32x4.shr_s(i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), low), 8);
  const second = i32x4.shr_s(i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), rest), 8);
  return i32x4.dot_i16x8_s(i16x8.narrow_i32x4_s(first, second), down);
}

/** Four levels as bytes, the first one lowest. */
// inline
export function fourLevelsOf(read: v128): i32 {
  return fourBytesOf(i32x4.shr_s(i32x4.add(read, i32x4.splat(1 << (READ_BITS - 1))), READ_BITS));
}

/** The same of levels that get so much light each, counted from what black is stored as. */
// inline
export function fourLitLevelsOf(read: v128, light: v128, zero: v128): i32 {
  const levels = f32x4.mul(f32x4.convert_i32x4_s(read), f32x4.splat(READ_SHARE));
  const lit = f32x4.add(zero, f32x4.mul(f32x4.sub(levels, zero), light));
  const whole = f32x4.max(f32x4.add(lit, f32x4.splat(0.5)), f32x4.splat(0));
  return fourBytesOf(i32x4.trunc_sat_f32x4_s(f32x4.min(whole, f32x4.splat(255))));
}

// inline
function fourBytesOf(levels: v128): i32 {
  const halves = i16x8.narrow_i32x4_s(levels, levels);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(halves, halves), 0);
}
