import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import {
  animatedGif,
  bmpBytes,
  cmykJpeg,
  withBrokenBody,
  withOrientation,
  withPngSize,
} from '../../testing/hostile-pictures.ts';
import { portraitBytes } from '../../testing/portraits.ts';
import type { Pixels } from '../pixels.ts';
import { decodePortrait } from './decode-portrait.ts';
import { PictureError, type PictureFault } from './picture-error.ts';

const paint = () => {
  const canvas = createCanvas(96, 120);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#2060c0';
  ctx.fillRect(0, 0, 96, 120);
  ctx.fillStyle = '#e03020';
  ctx.fillRect(0, 0, 96, 40);
  return canvas;
};

const colourAt = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
];

const isRed = ([red, green, blue]: number[]) => red > 180 && green < 90 && blue < 90;
const isBlue = ([red, green, blue]: number[]) => red < 80 && green < 130 && blue > 150;

describe('pictures that become portraits', () => {
  it.each([
    ['jpeg', () => paint().toBuffer('image/jpeg')],
    ['png', () => paint().toBuffer('image/png')],
    ['webp', () => paint().toBuffer('image/webp')],
    ['avif', () => paint().toBuffer('image/avif')],
  ] as const)('%s', async (format, make) => {
    const { pixels, ...rest } = await decodePortrait(make());
    expect(rest).toEqual({ format, sourceWidth: 96, sourceHeight: 120 });
    expect(isRed(colourAt(pixels, 48, 10))).toBe(true);
    expect(isBlue(colourAt(pixels, 48, 100))).toBe(true);
  });

  it('a CMYK JPEG keeps its colours', async () => {
    const { pixels } = await decodePortrait(cmykJpeg);
    expect(isRed(colourAt(pixels, pixels.width >> 1, 4))).toBe(true);
    expect(isBlue(colourAt(pixels, pixels.width >> 1, pixels.height - 4))).toBe(true);
  });

  it.each([
    [3, [96, 120], [48, 110]],
    [6, [120, 96], [110, 48]],
    [8, [120, 96], [10, 48]],
  ] as const)('a picture with EXIF orientation %i is turned upright', async (orientation, size, redAt) => {
    const { pixels } = await decodePortrait(withOrientation(paint().toBuffer('image/jpeg'), orientation));
    expect([pixels.width, pixels.height]).toEqual(size);
    expect(isRed(colourAt(pixels, redAt[0], redAt[1]))).toBe(true);
  });

  it('an animation counts with its first frame', async () => {
    const { pixels, format } = await decodePortrait(animatedGif);
    expect(format).toBe('gif');
    expect(isRed(colourAt(pixels, 40, 40))).toBe(true);
  });

  it('transparency becomes white', async () => {
    const { pixels } = await decodePortrait(createCanvas(80, 80).toBuffer('image/png'));
    expect(colourAt(pixels, 40, 40)).toEqual([255, 255, 255]);
  });

  it('a large picture is brought down and says what it was', async () => {
    const large = createCanvas(4000, 1000).toBuffer('image/png');
    const portrait = await decodePortrait(large);
    expect([portrait.pixels.width, portrait.pixels.height]).toEqual([2560, 640]);
    expect([portrait.sourceWidth, portrait.sourceHeight]).toEqual([4000, 1000]);
  });
});

describe('files that do not become portraits', () => {
  const png = () => paint().toBuffer('image/png');
  const table: [string, () => Uint8Array, PictureFault][] = [
    ['an empty file', () => new Uint8Array(0), 'empty'],
    ['a text named .png', () => Buffer.from('this is a text, not a picture'), 'not-a-picture'],
    ['a bitmap of another kind', () => bmpBytes, 'not-a-picture'],
    ['a picture of zero size', () => withPngSize(png(), 0, 0), 'no-size'],
    ['a picture of 20,000 px', () => withPngSize(png(), 20_000, 20_000), 'too-large'],
    ['a picture of a hundred million pixels', () => withPngSize(png(), 10_000, 10_000), 'too-large'],
    ['an icon', () => createCanvas(32, 32).toBuffer('image/png'), 'too-small'],
    ['half a JPEG', () => portraitBytes('af_f30').subarray(0, 12_000), 'truncated'],
    ['the first bytes of a JPEG', () => portraitBytes('af_f30').subarray(0, 12), 'truncated'],
    ['half a PNG', () => png().subarray(0, 120), 'truncated'],
    ['half a WebP', () => paint().toBuffer('image/webp').subarray(0, 60), 'truncated'],
    ['a heavy file', () => new Uint8Array(26 * 1024 * 1024).fill(1), 'too-heavy'],
    ['a PNG with a broken body', () => withBrokenBody(png()), 'undecodable'],
  ];

  it.each(table)('%s', async (_, make, fault) => {
    const error = await decodePortrait(make()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PictureError);
    expect((error as PictureError).fault).toBe(fault);
    expect((error as PictureError).message).toMatch(/^[A-Z].+\.$/);
  });
});
