import { expect, test } from 'vitest';
import { isMonthUsedUp } from './videos-left.ts';

test.each([
  [0, true],
  [1, false],
  [null, false],
])('with %j videos left the month is used up: %s', (left, isUsedUp) => {
  expect(isMonthUsedUp(left)).toBe(isUsedUp);
});
