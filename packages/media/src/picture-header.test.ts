import { describe, expect, it } from 'vitest';
import { type PictureFileFormat, readPictureHeader } from './picture-header.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...latin(part)] : part)));

const jpeg = (tail: number[] = [1, 2, 3, 0xff, 0xd9]) =>
  bytesOf(
    [0xff, 0xd8],
    [0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xc2, 0, 11, 8, 0, 40, 0, 60, 1, 1, 17, 0],
    [0xff, 0xda, 0, 2],
    tail,
  );
const png = bytesOf(
  ...['\x89PNG\r\n\x1a\n', u32(13), 'IHDR', u32(60), u32(40), [8, 6, 0, 0, 0], u32(0)],
  ...[u32(0), 'IEND', u32(0)],
);
const gif = bytesOf('GIF89a', [60, 0, 40, 0, 0, 0, 0], [0x3b]);
const webpLossy = bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 60, 0, 40, 0]);
const webpLossless = bytesOf('RIFF', [17, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 59, 0xc0, 9, 0]);
const webpExtended = bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 59, 0, 0, 39, 0, 0]);
const bmp = bytesOf(
  'BM',
  [54, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 60, 0, 0, 0],
  [0xd8, 0xff, 0xff, 0xff],
  new Array(28).fill(0),
);
const ico = bytesOf(
  [0, 0, 1, 0, 2, 0],
  [16, 16, 0, 0, 1, 0, 32, 0, 1, 0, 0, 0, 38, 0, 0, 0],
  [60, 40, 0, 0, 1, 0, 32, 0, 1, 0, 0, 0, 39, 0, 0, 0],
  [1, 2],
);
const avif = bytesOf(u32(16), 'ftypavif', u32(0), u32(28), 'meta', u32(20), 'ispe', u32(0), u32(60), u32(40));

const samples: [string, PictureFileFormat, Uint8Array][] = [
  ['a JPEG', 'jpeg', jpeg()],
  ['a PNG', 'png', png],
  ['a GIF', 'gif', gif],
  ['a lossy WebP', 'webp', webpLossy],
  ['a lossless WebP', 'webp', webpLossless],
  ['an extended WebP', 'webp', webpExtended],
  ['an AVIF', 'avif', avif],
  ['a BMP whose rows begin at the top', 'bmp', bmp],
  ['the largest picture of an icon', 'ico', ico],
];

describe('the header of a picture', () => {
  it.each(samples)('says the format and the size of %s', (_, format, bytes) => {
    expect(readPictureHeader(bytes)).toEqual({ format, widthPx: 60, heightPx: 40, isWhole: true });
  });

  it.each([
    ['a JPEG without its end', jpeg([1, 2, 3])],
    ['a PNG without its last chunk', png.subarray(0, -12)],
    ['a WebP that is shorter than it says', webpLossy.with(4, 200)],
    ['a BMP that is shorter than it says', bmp.with(2, 200)],
    ['an icon without its last picture', ico.subarray(0, -1)],
    ['an AVIF that is shorter than its boxes', bytesOf([...avif], u32(100), 'mdat', [1, 2])],
  ])('says that %s is not whole', (_, bytes) => {
    expect(readPictureHeader(bytes)).toMatchObject({ isWhole: false });
  });

  it.each([
    ['a JPEG', jpeg().subarray(0, 12)],
    ['a PNG', png.subarray(0, 20)],
    ['a WebP', webpLossy.subarray(0, 20)],
    ['a BMP', bmp.subarray(0, 20)],
    ['an icon', ico.subarray(0, 20)],
  ])('calls the first bytes of %s cut', (_, bytes) => {
    expect(readPictureHeader(bytes)).toBe('cut');
  });

  it.each([
    ['a text', latin('this is a text, not a picture')],
    ['a BMP of a kind of long ago', bmp.with(14, 12)],
    ['an icon without a picture', ico.with(4, 0)],
    ['an empty file', new Uint8Array()],
    ['a JPEG without a frame', bytesOf([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])],
    ['a WebP of a kind that does not exist', latin('RIFF\x04\0\0\0WEBPVP9 ')],
  ])('does not know %s', (_, bytes) => {
    expect(readPictureHeader(bytes)).toBe('unknown');
  });

  it('finds the end of a JPEG that has more data behind it', () => {
    expect(readPictureHeader(jpeg([1, 0xff, 0xd9, 7, 7, 7, 7]))).toMatchObject({ isWhole: true });
  });

  it('reads a picture that is a part of a larger buffer', () => {
    const padded = bytesOf([9, 9, 9], [...png]);
    expect(readPictureHeader(padded.subarray(3))).toMatchObject({ widthPx: 60, heightPx: 40 });
  });
});
