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
