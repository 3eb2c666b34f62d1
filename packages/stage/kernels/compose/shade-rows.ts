import { leanAt } from './lean.ts';
import { by255 } from './pixels.ts';
import { source, sourceStride, target, targetStride } from './rows.ts';
import { shadows, shadowsWide } from './shadows.ts';

/** Shares of 256 of three shadow bytes beside each other that four pixels over the middle one take. */
const FIRST = i32x4(96, 32, 0, 0);
const MIDDLE = i32x4(160, 224, 224, 160);
const LAST = i32x4(0, 0, 32, 96);

/** The source row under the first target row, and from each to the next, as in `stretchRows`. */
let start: i32 = 0;
let step: i32 = 0;

export function takeRows(from: i32, by: i32): void {
  start = from;
  step = by;
}

/**
 * Puts the frame's shadows over target rows, black that lets through, as far as the source covers them; (left, top) is the
 * place of their first pixel in the frame.
 */
export function shadeRows(left: i32, top: i32, width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const place = start + row * step;
    const from = source + (place >> 16) * sourceStride - (leanAt(place) >> 16) * 4;
    const to = target + row * targetStride;
    for (let x = 0; x < width; ) {
      const isWhole = ((left + x) & 3) === 0 && x + 4 <= width;
      const shade = shadesAt((left + x) >> 2, top + row);
      if (isWhole) {
        if (v128.any_true(shade)) shadeFour(to + x * 4, coveredBy(v128.load(from + x * 4), shade));
        x += 4;
      } else {
        if (v128.any_true(shade)) shadeOne(to + x * 4, load<u32>(from + x * 4) >> 24, shade, (left + x) & 3);
        x++;
      }
    }
  }
}

/** Darkens target rows where they are covered themselves, and leaves their alpha. */
export function darkenRows(left: i32, top: i32, width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const to = target + row * targetStride;
    for (let x = 0; x < width; x += 4 - ((left + x) & 3)) {
      const shades = shadesAt((left + x) >> 2, top + row);
      if (!v128.any_true(shades)) continue;
      const until = min(width, x + 4 - ((left + x) & 3));
      if (until - x === 4) darkenFour(to + x * 4, shades);
      else for (let one = x; one < until; one++) darkenOne(to + one * 4, laneOf(shades, (left + one) & 3));
    }
  }
}

// inline
function darkenFour(at: usize, shades: v128): void {
  const pixels = v128.load(at);
  if (!v128.any_true(pixels)) return;
  v128.store(at, v128.bitselect(pixels, keptOf(pixels, shades), i32x4.splat(0xff000000)));
}

function darkenOne(at: usize, shade: u32): void {
  const pixel = load<u32>(at);
  store<u32>(at, keptOne(pixel, 255 - shade) | (pixel & 0xff000000));
}

/** How dark four pixels of the frame are. */
// inline
function shadesAt(column: i32, y: i32): v128 {
  const v = max(0, ((y - 2) << 6) + 32);
  const down = v & 255;
  const above = shadows + <usize>(v >> 8) * shadowsWide + column;
  const before = column > 0 ? 1 : 0;
  const first = mixedDown(above - before, down);
  const middle = mixedDown(above, down);
  const last = mixedDown(above + 1, down);
  if ((first | middle | last) === 0) return i32x4.splat(0);
  const sum = v128.add<i32>(
    v128.mul<i32>(i32x4.splat(first), FIRST),
    v128.add<i32>(v128.mul<i32>(i32x4.splat(middle), MIDDLE), v128.mul<i32>(i32x4.splat(last), LAST)),
  );
  return v128.shr<u32>(sum, 16);
}

// inline
function mixedDown(at: usize, down: i32): i32 {
  return <i32>load<u8>(at) * (256 - down) + <i32>load<u8>(at + shadowsWide) * down;
}

/** Shades times the alpha of four pixels, in 255ths. */
// inline
function coveredBy(pixels: v128, shades: v128): v128 {
  const alpha = v128.shr<u32>(pixels, 24);
  const share = v128.add<i32>(alpha, v128.shr<u32>(alpha, 7));
  return v128.shr<u32>(v128.mul<i32>(shades, share), 8);
}

// inline
function shadeFour(at: usize, shades: v128): void {
  if (!v128.any_true(shades)) return;
  v128.store(at, v128.add<i32>(keptOf(v128.load(at), shades), v128.shl<i32>(shades, 24)));
}

/** What four pixels keep of their channels, alpha among them. */
// inline
function keptOf(pixels: v128, shades: v128): v128 {
  const keep = v128.sub<i32>(i32x4.splat(255), shades);
  const twice = v128.or(keep, v128.shl<i32>(keep, 16));
  const low = v128.shuffle<i32>(twice, twice, 0, 0, 1, 1);
  const high = v128.shuffle<i32>(twice, twice, 2, 2, 3, 3);
  return i8x16.narrow_i16x8_u(
    by255(v128.mul<i16>(v128.extend_low<u8>(pixels), low)),
    by255(v128.mul<i16>(v128.extend_high<u8>(pixels), high)),
  );
}

function shadeOne(at: usize, alpha: u32, shades: v128, lane: i32): void {
  const shade = (laneOf(shades, lane) * (alpha + (alpha >> 7))) >> 8;
  const pixel = load<u32>(at);
  const over = ((pixel >> 24) * (255 - shade)) / 255 + shade;
  store<u32>(at, keptOne(pixel, 255 - shade) | (over << 24));
}

/** The colours of a pixel, without its alpha. */
function keptOne(pixel: u32, keep: u32): u32 {
  const red = ((pixel & 255) * keep) / 255;
  const green = (((pixel >> 8) & 255) * keep) / 255;
  const blue = (((pixel >> 16) & 255) * keep) / 255;
  return red | (green << 8) | (blue << 16);
}

function laneOf(four: v128, lane: i32): u32 {
  if (lane === 0) return v128.extract_lane<u32>(four, 0);
  if (lane === 1) return v128.extract_lane<u32>(four, 1);
  if (lane === 2) return v128.extract_lane<u32>(four, 2);
  return v128.extract_lane<u32>(four, 3);
}
