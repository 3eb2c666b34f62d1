import { describe, expect, test } from 'vitest';
import { YuvPicture } from './yuv-picture.ts';

const FORMAT = { width: 64, height: 48, fps: 30 };

function solid(r: number, g: number, b: number): Uint8Array {
  const rgba = new Uint8Array(FORMAT.width * FORMAT.height * 4);
  for (let i = 0; i < rgba.length; i += 4) rgba.set([r, g, b, 255], i);
  return rgba;
}

function scattered(seed: number): Uint8Array {
  return solid(0, 0, 0).map((_, i) => (i % 4 === 3 ? 255 : (i * 2654435761 + seed * 40503) >>> 24));
}

/** BT.709, written as the standard writes it. */
function expected(r: number, g: number, b: number): [number, number, number] {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [16 + (y * 219) / 255, 128 + (((b - y) / 1.8556) * 224) / 255, 128 + (((r - y) / 1.5748) * 224) / 255];
}

describe('a picture in yuv420p', () => {
  test.each([
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [224, 172, 105],
    [18, 52, 86],
  ])('has the BT.709 colour of rgb %i %i %i', (r, g, b) => {
    const picture = new YuvPicture(FORMAT);
    picture.update(solid(r, g, b));
    const [y, cb, cr] = expected(r, g, b);
    const pixels = FORMAT.width * FORMAT.height;
    expect(Math.abs(picture.bytes[pixels / 2]! - y)).toBeLessThanOrEqual(1);
    expect(Math.abs(picture.bytes[pixels + 9]! - cb)).toBeLessThanOrEqual(1);
    expect(Math.abs(picture.bytes[pixels * 1.25 + 9]! - cr)).toBeLessThanOrEqual(1);
  });

  test('converts everything once, then only what changed', () => {
    const picture = new YuvPicture(FORMAT);
    expect(picture.update(scattered(1))).toBe(FORMAT.width * FORMAT.height);
    expect(picture.update(scattered(1))).toBe(0);
    const changed = scattered(1);
    changed[(20 * FORMAT.width + 31) * 4]! ^= 128;
    expect(picture.update(changed)).toBe(2 * 16);
  });

  test('is the same after any row of changes as converted afresh', () => {
    const kept = new YuvPicture(FORMAT);
    let rgba = scattered(3);
    for (let step = 0; step < 60; step++) {
      rgba = rgba.slice();
      const x = (step * 37) % FORMAT.width;
      const y = (step * 23) % FORMAT.height;
      const columns = Math.min((step * 5) % 20, FORMAT.width - x);
      for (let column = x; column < x + columns; column++) rgba[(y * FORMAT.width + column) * 4 + (step % 3)]! ^= 0x55;
      kept.update(rgba);
      const fresh = new YuvPicture(FORMAT);
      fresh.update(rgba);
      expect(Buffer.from(kept.bytes).equals(Buffer.from(fresh.bytes))).toBe(true);
    }
  });
});

test('parts put on a picture give the same as the whole', () => {
  const whole = new YuvPicture(FORMAT);
  const rgba = scattered(5);
  whole.update(rgba);
  const parts = new YuvPicture(FORMAT);
  parts.update(solid(9, 9, 9));
  for (const area of [
    { x: 0, y: 0, width: 40, height: 30 },
    { x: 38, y: 0, width: 26, height: 48 },
    { x: 0, y: 28, width: 40, height: 20 },
  ]) {
    const rows = Array.from({ length: area.height }, (_, row) => {
      const start = ((area.y + row) * FORMAT.width + area.x) * 4;
      return rgba.subarray(start, start + area.width * 4);
    });
    parts.updateArea(new Uint8Array(Buffer.concat(rows)), area);
  }
  expect(Buffer.from(parts.bytes).equals(Buffer.from(whole.bytes))).toBe(true);
});
