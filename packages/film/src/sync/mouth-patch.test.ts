import { describe, expect, it } from 'vitest';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from './i420-planes.ts';
import { mouthPatch, PATCH_SIZE } from './mouth-patch.ts';

const FORMAT = { width: 64, height: 48, fps: 30 };
const pictureOf = (fill: number) => planesOf(new Uint8Array(i420Bytes(FORMAT)).fill(fill), FORMAT);

describe('the grid of a mouth', () => {
  it.each([
    ['inside', { x: 8, y: 8, width: 32, height: 24 }],
    ['over the left edge', { x: -10, y: 8, width: 32, height: 24 }],
    ['over the lower edge', { x: 8, y: 40, width: 32, height: 24 }],
    ['outside', { x: 200, y: 200, width: 32, height: 24 }],
    ['of a few pixels', { x: 8.3, y: 8.7, width: 3, height: 2 }],
    ['of the whole picture', { x: 0, y: 0, width: 64, height: 48 }],
  ])('has a value in every cell for an area %s', (_, area) => {
    const patch = mouthPatch(pictureOf(77), area);
    expect(patch).toHaveLength(PATCH_SIZE);
    expect(patch.every((value) => value === 77)).toBe(true);
  });

  it('gets darker where the picture does, and only there', () => {
    const area = { x: 0, y: 0, width: 64, height: 48 };
    const picture = pictureOf(200);
    for (let y = 0; y < 4; y++) picture.luma.fill(0, y * 64, y * 64 + 4);
    const patch = mouthPatch(picture, area);
    expect(patch[0]).toBe(0);
    expect(patch.subarray(1).every((value) => value === 200)).toBe(true);
  });

  it('sees blue and red apart', () => {
    const picture = pictureOf(100);
    picture.blue.fill(10);
    picture.red.fill(20);
    expect(new Set(mouthPatch(picture, { x: 0, y: 0, width: 64, height: 48 }))).toEqual(new Set([100, 10, 20]));
  });
});
