import { after, before, leanAt } from './lean.ts';
import { putFour, putOne } from './pixels.ts';
import { source, sourceStride, target, targetStride } from './rows.ts';

/** Shares of the rows that a target row lies between, and of the columns. */
let upperShare: v128 = i16x8.splat(0);
let lowerShare: v128 = i16x8.splat(0);
let leftShare: v128 = i16x8.splat(0);
let rightShare: v128 = i16x8.splat(0);

/**
 * Puts a picture over another with its rows pulled apart: the first target row shows the source at row `start`, each
 * further one `step` rows on, both in 1/65536. They lean as `takeLean` says; what the source lacks at its sides its outer
 * columns fill.
 */
export function stretchRows(start: i32, step: i32, width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const place = start + row * step;
    const upper = source + (place >> 16) * sourceStride;
    const to = target + row * targetStride;
    const lean = leanAt(place);
    const whole = (lean + 0xffff) >> 16;
    const between = ((whole << 16) - lean) >> 8;
    lowerShare = i16x8.splat(<i16>((place >> 8) & 255));
    upperShare = v128.sub<i16>(i16x8.splat(256), lowerShare);
    rightShare = i16x8.splat(<i16>between);
    leftShare = v128.sub<i16>(i16x8.splat(256), rightShare);
    const from = min(width, max(0, whole - before));
    const until = max(from, min(width, width - 1 + after + whole));
    for (let x = 0; x < from; x++) putOne(to + x * 4, onePixel(upper - before * 4));
    let x = from;
    for (; x + 4 <= until; x += 4) {
      const at = upper + (x - whole) * 4;
      if (between === 0) putFour(to + x * 4, fourPixels(at));
      else putFour(to + x * 4, fourBetween(at));
    }
    for (; x < until; x++) putOne(to + x * 4, oneBetween(upper + (x - whole) * 4));
    for (; x < width; x++) putOne(to + x * 4, onePixel(upper + (width - 1 + after) * 4));
  }
}

// inline
function fourPixels(at: usize): v128 {
  const a = v128.load(at);
  const b = v128.load(at + sourceStride);
  if (!v128.any_true(v128.or(a, b))) return i32x4.splat(0);
  return i8x16.narrow_i16x8_u(
    mixed(v128.extend_low<u8>(a), v128.extend_low<u8>(b), upperShare, lowerShare),
    mixed(v128.extend_high<u8>(a), v128.extend_high<u8>(b), upperShare, lowerShare),
  );
}

// inline
function fourBetween(at: usize): v128 {
  const left = fourPixels(at);
  const right = fourPixels(at + 4);
  if (!v128.any_true(v128.or(left, right))) return left;
  return i8x16.narrow_i16x8_u(
    mixed(v128.extend_low<u8>(left), v128.extend_low<u8>(right), leftShare, rightShare),
    mixed(v128.extend_high<u8>(left), v128.extend_high<u8>(right), leftShare, rightShare),
  );
}

function onePixel(at: usize): u32 {
  return v128.extract_lane<u32>(narrowed(rowsOf(at)), 0);
}

function oneBetween(at: usize): u32 {
  return v128.extract_lane<u32>(narrowed(mixed(rowsOf(at), rowsOf(at + 4), leftShare, rightShare)), 0);
}

// inline
function rowsOf(at: usize): v128 {
  const a = v128.extend_low<u8>(v128.load32_zero(at));
  const b = v128.extend_low<u8>(v128.load32_zero(at + sourceStride));
  return mixed(a, b, upperShare, lowerShare);
}

// inline
function narrowed(pixels: v128): v128 {
  return i8x16.narrow_i16x8_u(pixels, pixels);
}

// inline
function mixed(a: v128, b: v128, shareOfA: v128, shareOfB: v128): v128 {
  const sum = v128.add<i16>(v128.mul<i16>(a, shareOfA), v128.mul<i16>(b, shareOfB));
  return v128.shr<u16>(v128.add<i16>(sum, i16x8.splat(128)), 8);
}
