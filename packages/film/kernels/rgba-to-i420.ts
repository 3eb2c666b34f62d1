/**
 * RGBA to yuv420p in BT.709, limited range, and back. AssemblyScript: `npm run kernels` turns it into the module beside its caller.
 * It works in the memory of whoever has the pixels, so that these need not be copied; widths, heights and corners are even.
 */

/** Weights in 1/32768: four pixels' worth of brightness is the sum of two neighbouring dot products. */
const LUMA_RED: i16 = 5983;
const LUMA_GREEN: i16 = 20127;
const LUMA_BLUE: i16 = 2032;
const LUMA_ROUND = (16 << 15) + (1 << 14);
const LUMA_SHIFT = 15;

/** For the sum of two by two pixels, hence two more bits. */
const BLUE_RED: i16 = -3298;
const BLUE_GREEN: i16 = -11095;
const RED_GREEN: i16 = -13073;
const RED_BLUE: i16 = -1320;
const CHROMA_FULL: i16 = 14393;
const CHROMA_ROUND = (128 << 17) + (1 << 16);
const CHROMA_SHIFT = 17;

const BLOCK = 16;

let frameWidth: i32 = 0;
let lumaPlane: usize = 0;
let bluePlane: usize = 0;
let redPlane: usize = 0;
let pixels: usize = 0;
let rowBytes: i32 = 0;

/** Says where the planes of a picture of this size lie, one after the other. */
export function writeTo(planes: usize, width: i32, height: i32): void {
  frameWidth = width;
  lumaPlane = planes;
  bluePlane = planes + width * height;
  redPlane = bluePlane + ((width * height) >> 2);
}

/** Says where the RGBA of the next part begins, and how many bytes lie from row to row. */
export function readFrom(at: usize, stride: i32): void {
  pixels = at;
  rowBytes = stride;
}

/** Converts a part into its place in the planes. */
export function put(left: i32, top: i32, width: i32, height: i32): void {
  const chromaWidth = frameWidth >> 1;
  for (let y = 0; y < height; y += 2) {
    let at: usize = pixels + y * rowBytes;
    let luma: usize = lumaPlane + (top + y) * frameWidth + left;
    let chroma: usize = ((top + y) >> 1) * chromaWidth + (left >> 1);
    let x = 0;
    for (; x + BLOCK <= width; x += BLOCK) {
      putLuma16(at, luma);
      putLuma16(at + rowBytes, luma + frameWidth);
      putChroma8(at, chroma);
      at += BLOCK * 4;
      luma += BLOCK;
      chroma += BLOCK / 2;
    }
    for (; x < width; x += 2) {
      putTwoByTwo(at, luma, chroma);
      at += 8;
      luma += 2;
      chroma += 1;
    }
  }
}

function putLuma16(at: usize, luma: usize): void {
  const first = v128.narrow<i32>(luma4(v128.load(at)), luma4(v128.load(at, 16)));
  const last = v128.narrow<i32>(luma4(v128.load(at, 32)), luma4(v128.load(at, 48)));
  v128.store(luma, i8x16.narrow_i16x8_u(first, last));
}

function luma4(rgba: v128): v128 {
  const weights = i16x8(LUMA_RED, LUMA_GREEN, LUMA_BLUE, 0, LUMA_RED, LUMA_GREEN, LUMA_BLUE, 0);
  const low = v128.dot<i16>(v128.extend_low<u8>(rgba), weights);
  const high = v128.dot<i16>(v128.extend_high<u8>(rgba), weights);
  return v128.shr<i32>(v128.add<i32>(addPairs(low, high), i32x4.splat(LUMA_ROUND)), LUMA_SHIFT);
}

/** Adds neighbouring numbers of both: four sums. */
function addPairs(low: v128, high: v128): v128 {
  return v128.add<i32>(v128.shuffle<i32>(low, high, 0, 2, 4, 6), v128.shuffle<i32>(low, high, 1, 3, 5, 7));
}

function putChroma8(at: usize, chroma: usize): void {
  const a = twoByTwoSums(at);
  const b = twoByTwoSums(at + 16);
  const c = twoByTwoSums(at + 32);
  const d = twoByTwoSums(at + 48);
  const blue = i16x8(BLUE_RED, BLUE_GREEN, CHROMA_FULL, 0, BLUE_RED, BLUE_GREEN, CHROMA_FULL, 0);
  const red = i16x8(CHROMA_FULL, RED_GREEN, RED_BLUE, 0, CHROMA_FULL, RED_GREEN, RED_BLUE, 0);
  const blues = v128.narrow<i32>(chroma4(a, b, blue), chroma4(c, d, blue));
  const reds = v128.narrow<i32>(chroma4(a, b, red), chroma4(c, d, red));
  store<i64>(bluePlane + chroma, v128.extract_lane<i64>(i8x16.narrow_i16x8_u(blues, blues), 0));
  store<i64>(redPlane + chroma, v128.extract_lane<i64>(i8x16.narrow_i16x8_u(reds, reds), 0));
}

/** Two sums of two by two pixels each, four channels of 16 bits. */
function twoByTwoSums(at: usize): v128 {
  const upper = v128.load(at);
  const lower = v128.load(at + rowBytes);
  const left = v128.add<i16>(v128.extend_low<u8>(upper), v128.extend_low<u8>(lower));
  const right = v128.add<i16>(v128.extend_high<u8>(upper), v128.extend_high<u8>(lower));
  return v128.add<i16>(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3));
}

function chroma4(low: v128, high: v128, weights: v128): v128 {
  const sums = addPairs(v128.dot<i16>(low, weights), v128.dot<i16>(high, weights));
  return v128.shr<i32>(v128.add<i32>(sums, i32x4.splat(CHROMA_ROUND)), CHROMA_SHIFT);
}

function putTwoByTwo(at: usize, luma: usize, chroma: usize): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let k = 0; k < 4; k++) {
    const pixel = at + (k & 1) * 4 + (k >> 1) * rowBytes;
    const r = <i32>load<u8>(pixel);
    const g = <i32>load<u8>(pixel, 1);
    const b = <i32>load<u8>(pixel, 2);
    const light = (LUMA_RED * r + LUMA_GREEN * g + LUMA_BLUE * b + LUMA_ROUND) >> LUMA_SHIFT;
    store<u8>(luma + (k & 1) + (k >> 1) * frameWidth, light);
    red += r;
    green += g;
    blue += b;
  }
  const blueness = BLUE_RED * red + BLUE_GREEN * green + CHROMA_FULL * blue + CHROMA_ROUND;
  const redness = CHROMA_FULL * red + RED_GREEN * green + RED_BLUE * blue + CHROMA_ROUND;
  store<u8>(bluePlane + chroma, blueness >> CHROMA_SHIFT);
  store<u8>(redPlane + chroma, redness >> CHROMA_SHIFT);
}

/** Writes a part of the planes as RGBA to `out`, row after row. */
export function show(left: i32, top: i32, width: i32, height: i32, out: usize): void {
  for (let y = top; y < top + height; y++) {
    let luma: usize = lumaPlane + y * frameWidth + left;
    let chroma: usize = (y >> 1) * (frameWidth >> 1) + (left >> 1);
    for (const end = luma + width; luma < end; luma += 2) {
      store<i64>(out, twoPixels(luma, <f64>load<u8>(bluePlane + chroma) - 128, <f64>load<u8>(redPlane + chroma) - 128));
      out += 8;
      chroma += 1;
    }
  }
}

/** Two pixels that share their colour, rounded as clamped arrays do: the same numbers as in `rgba-of.ts`. */
// inline
function twoPixels(luma: usize, blue: f64, red: f64): i64 {
  const levels = f64x2(<f64>load<u8>(luma) - 16, <f64>load<u8>(luma, 1) - 16);
  const light = f64x2.mul(f64x2.splat(1.164384), levels);
  const r = levelsOf(f64x2.add(light, f64x2.splat(1.792741 * red)));
  const g = levelsOf(f64x2.sub(f64x2.sub(light, f64x2.splat(0.213249 * blue)), f64x2.splat(0.532909 * red)));
  const b = levelsOf(f64x2.add(light, f64x2.splat(2.112402 * blue)));
  const opaque = v128.or(r, i32x4.splat(0xff000000));
  return v128.extract_lane<i64>(v128.or(v128.or(opaque, i32x4.shl(g, 8)), i32x4.shl(b, 16)), 0);
}

/** Two levels from 0 to 255, in the first two lanes. */
// inline
function levelsOf(values: v128): v128 {
  const whole = i32x4.trunc_sat_f64x2_s_zero(f64x2.nearest(values));
  return i32x4.min_s(i32x4.max_s(whole, i32x4.splat(0)), i32x4.splat(255));
}
