import { expect, test } from 'vitest';
import { deletedIn } from './trash-words.ts';

test.each([
  ['2026-11-01T12:00:00Z', 'Deleted in 30 days'],
  ['2026-11-01T12:00:01Z', 'Deleted in 30 days'],
  ['2026-11-04T13:00:00Z', 'Deleted in 27 days'],
  ['2026-11-30T13:00:00Z', 'Deleted in 1 day'],
  ['2026-12-02T00:00:00Z', 'Deleted today'],
])('deleted on the first of the month, seen on %s: %s', (now, words) => {
  expect(deletedIn('2026-11-01T12:00:00Z', new Date(now))).toBe(words);
});
