import { describe, expect, it } from 'vitest';
import { planesOf } from './packed-planes.ts';
import type { Planes } from './picture.ts';
import { rgbaOf, rgbaOfArea, wholeRgbaOf } from './rgba-of.ts';

/** A picture of one color, whose rows are padded. */
function plainPicture(luma: number, blue: number, red: number, width = 4, height = 4): Planes {
  const [lumaStride, chromaStride] = [width + 3, width / 2 + 3];
  return {
    luma: new Uint8Array(lumaStride * height).fill(luma),
    blue: new Uint8Array((chromaStride * height) / 2).fill(blue),
    red: new Uint8Array((chromaStride * height) / 2).fill(red),
    lumaStride,
    chromaStride,
    width,
    height,
  };
}

describe('a decoded picture as RGBA', () => {
  it.each([
    ['black', [16, 128, 128], [0, 0, 0]],
    ['white', [235, 128, 128], [255, 255, 255]],
    ['gray', [126, 128, 128], [128, 128, 128]],
    ['red', [63, 102, 240], [255, 1, 0]],
    ['green', [173, 42, 26], [0, 255, 1]],
    ['blue', [32, 240, 118], [1, 0, 255]],
  ] as const)('shows %s as the standard says', (_, [luma, blue, red], rgb) => {
    const shown = rgbaOf(plainPicture(luma, blue, red), { width: 4, height: 4 });
    for (const [channel, value] of rgb.entries()) expect(Math.abs((shown[channel] ?? -9) - value)).toBeLessThan(3);
  });

  it('is opaque everywhere', () => {
    const shown = rgbaOf(plainPicture(90, 100, 110), { width: 4, height: 4 });
    expect(shown.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });

  it.each([
    [4, 4],
    [2, 2],
    [3, 1],
    [1, 1],
  ])('of one color keeps it at %i x %i', (width, height) => {
    const shown = rgbaOf(plainPicture(126, 128, 128), { width, height });
    expect(shown).toHaveLength(width * height * 4);
    expect(new Set(shown)).toEqual(new Set([128, 255]));
  });

  it('becomes smaller by averaging', () => {
    const picture = plainPicture(16, 128, 128, 2, 2);
    picture.luma[0] = 235;
    picture.luma[1] = 235;
    const [gray = 0] = rgbaOf(picture, { width: 1, height: 1 });
    expect(Math.abs(gray - 127.5)).toBeLessThan(2);
  });
});

describe('a part of a picture as RGBA', () => {
  const size = { width: 8, height: 8 };
  const planes = Uint8Array.from({ length: 96 }, (_, k) => (k * 37) % 256);
  const whole = wholeRgbaOf(planesOf(planes, 8, 8));

  it.each([
    [2, 4],
    [3, 5],
    [2, 1],
    [1, 2],
  ])('is what the whole shows there, also from %i, %i', (x, y) => {
    const part = rgbaOfArea(planes, size, { x, y, width: 4, height: 3 });
    const row = (at: number) => [...whole.subarray(((y + at) * 8 + x) * 4, ((y + at) * 8 + x + 4) * 4)];
    expect([...part]).toEqual([0, 1, 2].flatMap(row));
  });
});
