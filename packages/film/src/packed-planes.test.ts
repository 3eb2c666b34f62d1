import { describe, expect, it } from 'vitest';
import { packedPlanes, planesOf, putPart } from './packed-planes.ts';

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => i % 251);

/** The planes of a picture whose rows a decoder padded with 255. */
function padded(width: number, height: number, padding: number) {
  const packed = planesOf(bytes(width * height * 1.5), width, height);
  const pad = (plane: Uint8Array, wide: number): Uint8Array => {
    const rows = Array.from({ length: plane.length / wide }, (_, row) => [
      ...plane.subarray(row * wide, (row + 1) * wide),
      ...new Array<number>(padding).fill(255),
    ]);
    return Uint8Array.from(rows.flat());
  };
  return {
    ...packed,
    luma: pad(packed.luma, width),
    blue: pad(packed.blue, width / 2),
    red: pad(packed.red, width / 2),
    lumaStride: width + padding,
    chromaStride: width / 2 + padding,
  };
}

describe('the planes of a picture', () => {
  it.each([
    [2, 2],
    [16, 8],
    [6, 10],
  ])('of %i x %i are packed without the padding of their rows', (width, height) => {
    expect([...packedPlanes(padded(width, height, 5))]).toEqual([...bytes(width * height * 1.5)]);
  });

  it.each([
    [2, 2],
    [16, 8],
  ])('of %i x %i are the same after they were packed and read again', (width, height) => {
    const picture = planesOf(bytes(width * height * 1.5), width, height);
    expect(planesOf(packedPlanes(picture), width, height)).toEqual({
      ...picture,
      luma: Buffer.from(picture.luma),
      blue: Buffer.from(picture.blue),
      red: Buffer.from(picture.red),
    });
  });

  it('follow each other: brightness, blue, red', () => {
    const { luma, blue, red } = planesOf(bytes(24), 4, 4);
    expect([luma[0], blue[0], red[0]]).toEqual([0, 16, 20]);
    expect([luma.length, blue.length, red.length]).toEqual([16, 4, 4]);
  });

  it('take a smaller picture into themselves, and keep the rest', () => {
    const whole = planesOf(new Uint8Array(8 * 6 * 1.5).fill(9), 8, 6);
    putPart(planesOf(new Uint8Array(4 * 2 * 1.5).fill(5), 4, 2), { x: 2, y: 4 }, whole);
    const rowsOf = (plane: Uint8Array, wide: number) =>
      Array.from({ length: plane.length / wide }, (_, row) => plane.subarray(row * wide, (row + 1) * wide).join(''));
    expect(rowsOf(whole.luma, 8)).toEqual(['99999999', '99999999', '99999999', '99999999', '99555599', '99555599']);
    for (const plane of [whole.blue, whole.red]) expect(rowsOf(plane, 4)).toEqual(['9999', '9999', '9559']);
  });
});
