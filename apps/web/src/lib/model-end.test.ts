import { expect, test } from 'vitest';
import { endText } from './model-end.ts';

test('an end is a date and a number of days', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(endText('tts-1', '2027-01-06', now)).toBe('tts-1 ends on January 6, 2027, in 47 days.');
  expect(endText('tts-1', '2026-11-21', now)).toBe('tts-1 ends on November 21, 2026, in 1 day.');
  expect(endText('tts-1', '2026-11-20', now)).toBe('tts-1 ended on November 20, 2026.');
});
