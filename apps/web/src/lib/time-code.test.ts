import { expect, test } from 'vitest';
import { momentCode, timeCode } from './time-code.ts';

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

test('a moment is told by the second it is in', () => {
  expect([0.2, 1.6, 59.9, 60].map(momentCode)).toEqual(['0:00', '0:01', '0:59', '1:00']);
});
