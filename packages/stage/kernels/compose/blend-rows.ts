import { multiplied } from './alpha.ts';
import { putFour, putOne } from './pixels.ts';
import { source, sourceStride, target, targetStride } from './rows.ts';

/** Puts rows of a picture over others, pixel on pixel. */
export function blendRows(width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    let x = 0;
    for (; x + 4 <= width; x += 4) putFour(to + x * 4, v128.load(from + x * 4));
    for (; x < width; x++) putOne(to + x * 4, load<u32>(from + x * 4));
  }
}

/** The same for colours that are not multiplied by alpha. */
export function blendPlainRows(width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    let x = 0;
    for (; x + 4 <= width; x += 4) putFour(to + x * 4, multiplied(v128.load(from + x * 4)));
    for (; x < width; x++) {
      putOne(to + x * 4, v128.extract_lane<u32>(multiplied(v128.load32_zero(from + x * 4)), 0));
    }
  }
}
