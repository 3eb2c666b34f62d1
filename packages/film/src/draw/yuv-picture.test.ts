import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kernels, moduleTextOf } from '../../../../scripts/kernels.mjs';
import { rgbaOfArea } from '../rgba-of.ts';
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
    expect(Math.abs(picture.bytes[pixels / 2] - y)).toBeLessThanOrEqual(1);
    expect(Math.abs(picture.bytes[pixels + 9] - cb)).toBeLessThanOrEqual(1);
    expect(Math.abs(picture.bytes[pixels * 1.25 + 9] - cr)).toBeLessThanOrEqual(1);
  });

  test('gives the RGBA of an area as the plain conversion does, pixel for pixel', () => {
    const picture = new YuvPicture(FORMAT);
    picture.update(scattered(3));
    picture.bytes.set(scattered(4).subarray(0, picture.bytes.length));
    const area = { x: 6, y: 4, width: 38, height: 30 };
    const plain = rgbaOfArea(picture.bytes, FORMAT, area);
    expect(new Set(plain).size).toBe(256);
    expect([...picture.rgbaOf(area)]).toEqual([...plain]);
  });

  test('has the colour of the standard in every pixel, also where a row ends between blocks', () => {
    const odd = { width: 54, height: 6, fps: 30 };
    const rgba = scattered(2).subarray(0, odd.width * odd.height * 4);
    const picture = new YuvPicture(odd);
    picture.update(rgba);
    for (let pixel = 0; pixel < odd.width * odd.height; pixel++) {
      const [r, g, b] = rgba.subarray(pixel * 4) as unknown as [number, number, number];
      expect(Math.abs(picture.bytes[pixel] - expected(r, g, b)[0]), `pixel ${pixel}`).toBeLessThanOrEqual(1);
    }
    for (let cell = 0; cell < (odd.width * odd.height) / 4; cell++) {
      const [, blue, red] = expected(...meanOfCell(rgba, odd.width, cell));
      const at = odd.width * odd.height + cell;
      expect(Math.abs(picture.bytes[at] - blue), `blue of cell ${cell}`).toBeLessThanOrEqual(1);
      const redAt = at + (odd.width * odd.height) / 4;
      expect(Math.abs(picture.bytes[redAt] - red), `red of cell ${cell}`).toBeLessThanOrEqual(1);
    }
  });
});

function meanOfCell(rgba: Uint8Array, width: number, cell: number): [number, number, number] {
  const column = (cell % (width / 2)) * 2;
  const row = Math.floor(cell / (width / 2)) * 2;
  const corners = [0, 1, width, width + 1].map((step) => (row * width + column + step) * 4);
  const mean = (channel: number) => corners.reduce((sum, at) => sum + rgba[at + channel], 0) / 4;
  return [mean(0), mean(1), mean(2)];
}

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

test('parts taken from a frame, also those as wide as it, give the same as the whole', () => {
  const whole = new YuvPicture(FORMAT);
  const rgba = scattered(7);
  whole.update(rgba);
  const parts = new YuvPicture(FORMAT);
  parts.update(solid(9, 9, 9));
  for (const area of [
    { x: 0, y: 0, width: FORMAT.width, height: 20 },
    { x: 0, y: 20, width: 30, height: 28 },
    { x: 30, y: 20, width: FORMAT.width - 30, height: 28 },
  ])
    parts.updateFrom(rgba, FORMAT.width, area);
  expect(Buffer.from(parts.bytes).equals(Buffer.from(whole.bytes))).toBe(true);
});

test('the kernels that are kept are those their sources compile to', { timeout: 120_000 }, async () => {
  for (const kernel of kernels) {
    const kept = readFileSync(new URL(`../../../../${kernel.module}`, import.meta.url), 'utf8');
    expect(await moduleTextOf(kernel), kernel.source).toBe(kept);
  }
});
