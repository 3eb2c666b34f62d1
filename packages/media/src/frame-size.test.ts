import { expect, it } from 'vitest';
import { ASPECTS } from './choices.ts';
import { frameRatioOf, frameSizeOf } from './frame-size.ts';

it.each([
  ['9:16', 720, 720, 1280],
  ['4:5', 1080, 1080, 1350],
  ['1:1', 720, 720, 720],
  ['16:9', 1080, 1920, 1080],
] as const)('a frame of %s at %i is %i x %i', (aspect, resolution, widthPx, heightPx) => {
  expect(frameSizeOf(aspect, resolution)).toEqual({ widthPx, heightPx });
});

it.each(ASPECTS)('the ratio of %s is the one of its pixels', (aspect) => {
  const { widthPx, heightPx } = frameSizeOf(aspect, 720);
  expect(frameRatioOf(aspect)).toBeCloseTo(widthPx / heightPx);
});
