import { expect, test } from 'vitest';
import { isCountless } from './countless.ts';

test.each([
  [3, false],
  [99_999, false],
  [100_000, true],
  [999_999, true],
])('a limit of %i videos is only a number: %s', (limit, is) => {
  expect(isCountless(limit)).toBe(is);
});
