import { expect, test } from 'vitest';
import { timeCode } from './time-code.ts';

test.each([
  [0, '0:00'],
  [9.4, '0:09'],
  [59.6, '1:00'],
  [61, '1:01'],
  [3_725, '62:05'],
  [-3, '0:00'],
])('%d seconds read %s', (sec, text) => {
  expect(timeCode(sec)).toBe(text);
});

test("'--:--' if the duration is unknown", () => {
  expect(timeCode(null)).toBe('--:--');
  expect(timeCode(Number.NaN)).toBe('--:--');
  expect(timeCode(Number.POSITIVE_INFINITY)).toBe('--:--');
});
