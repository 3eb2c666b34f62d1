import { describe, expect, it } from 'vitest';
import { coverCrop, pictureNamed } from './check-picture.ts';

describe('pictureNamed', () => {
  const pictures = new Map([
    ['product', { width: 20, height: 10 }],
    ['empty', { width: 0, height: 10 }],
  ]);

  it('returns the picture', () => {
    expect(pictureNamed(pictures, 'product', 'card')).toEqual({ width: 20, height: 10 });
  });

  it('names a picture that is missing and what it was for', () => {
    expect(() => pictureNamed(pictures, 'logo', 'logo')).toThrow('The logo picture "logo" was not handed in.');
  });

  it('names a picture without pixels', () => {
    expect(() => pictureNamed(pictures, 'empty', 'card')).toThrow('The card picture "empty" is empty.');
  });
});

describe('coverCrop', () => {
  it.each([
    [200, 100, 50, 50, { x: 50, y: 0, width: 100, height: 100 }],
    [100, 200, 50, 50, { x: 0, y: 50, width: 100, height: 100 }],
    [100, 100, 50, 50, { x: 0, y: 0, width: 100, height: 100 }],
    [1600, 900, 90, 160, { x: 546.875, y: 0, width: 506.25, height: 900 }],
  ])('cuts %i x %i for a frame of %i x %i in its middle', (width, height, frameWidth, frameHeight, crop) => {
    expect(coverCrop({ width, height }, frameWidth, frameHeight)).toEqual(crop);
  });

  it('keeps the ratio of the frame and stays inside the picture', () => {
    for (const width of [10, 333, 4000]) {
      for (const height of [10, 517, 3000]) {
        const crop = coverCrop({ width, height }, 720, 1280);
        expect(crop.width / crop.height).toBeCloseTo(720 / 1280);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(width + 1e-9);
        expect(crop.y + crop.height).toBeLessThanOrEqual(height + 1e-9);
      }
    }
  });
});
