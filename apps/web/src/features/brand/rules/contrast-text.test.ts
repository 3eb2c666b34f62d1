import { expect, test } from 'vitest';
import { contrastOf } from './contrast-text.ts';

test.each([
  ['#1f3d34', '#f2c879', '7.4:1', true],
  ['#ffffff', '#000000', '21.0:1', true],
  ['#808080', '#7a7a7a', '1.0:1', false],
])('the contrast of %s and %s is %s', (color, accent, ratio, isReadable) => {
  expect(contrastOf(color, accent)).toEqual({ ratio, isReadable });
});

test('a color that is half written has no contrast', () => {
  expect(contrastOf('#12', '#ffffff')).toBeUndefined();
});
