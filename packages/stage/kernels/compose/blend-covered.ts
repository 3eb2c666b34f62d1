import { clipBottom, clipLeft, clipRight, clipTop } from './clip.ts';
import { cover, coverHeight, coverWidth } from './cover.ts';
import { putFour, putOne } from './pixels.ts';
import { source, sourceStride, target, targetStride } from './rows.ts';

/** Puts rows of the source over the target, only as far as they are covered; leaves the cover empty. */
export function blendCovered(): void {
  for (let row = 0; row < coverHeight; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    const growth = cover + row * coverWidth * 4;
    if (row >= clipTop && row < clipBottom) blendCoveredRow(from, to, growth);
    memory.fill(growth, 0, coverWidth * 4);
  }
}

function blendCoveredRow(from: usize, to: usize, growth: usize): void {
  let covered: f32 = 0;
  for (let x = 0; x < coverWidth; x += 4) {
    const grown = v128.load(growth + x * 4);
    if (!v128.any_true(grown) && x >= clipLeft && x + 4 <= clipRight) {
      const share = shareOfCover(covered);
      if (share === 256) putFour(to + x * 4, v128.load(from + x * 4));
      if (share === 256 || share === 0) continue;
    }
    for (let one = x; one < min(x + 4, coverWidth); one++) {
      covered += load<f32>(growth + one * 4);
      if (one < clipLeft || one >= clipRight) continue;
      const share = shareOfCover(covered);
      if (share > 0) putOne(to + one * 4, shareOfPixel(load<u32>(from + one * 4), share));
    }
  }
}

function shareOfCover(covered: f32): u32 {
  return min<u32>(256, <u32>(Mathf.abs(covered) * 256 + 0.5));
}

function shareOfPixel(pixel: u32, share: u32): u32 {
  const even = ((pixel & 0xff00ff) * share + 0x800080) >> 8;
  const odd = ((pixel >> 8) & 0xff00ff) * share + 0x800080;
  return (even & 0xff00ff) | (odd & 0xff00ff00);
}
