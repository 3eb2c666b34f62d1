import { expect, test } from 'vitest';
import { frameOf } from './frame-of.ts';

test.each([
  [720, 1280, 'full'],
  [1080, 1920, 'full'],
  [608, 1080, 'full'],
  [1280, 720, '1280 / 720'],
  [720, 720, '720 / 720'],
  [720, 900, '720 / 900'],
  [0, 0, 'full'],
])('a film of %d x %d is shown as %s', (width, height, frame) => {
  expect(frameOf({ width, height })).toBe(frame);
});
