import { describe, expect, it, test } from 'vitest';
import { exactMoment, shortDay, timeAgo } from './dates.ts';

const now = new Date(2026, 10, 20, 14, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('dates are relative', () => {
  test.each([
    ['just now', new Date(now.getTime() - 59_000).toISOString()],
    ['1 min ago', at(2026, 10, 20, 13, 59)],
    ['59 min ago', at(2026, 10, 20, 13, 1)],
    ['2 h ago', at(2026, 10, 20, 11, 30)],
    ['14 h ago', at(2026, 10, 20, 0, 0)],
    ['16 h ago', at(2026, 10, 19, 22, 0)],
    ['23 h ago', at(2026, 10, 19, 14, 30)],
    ['yesterday', at(2026, 10, 19, 14, 0)],
    ['yesterday', at(2026, 10, 19, 8, 0)],
    ['6 days ago', at(2026, 10, 14, 23, 0)],
    ['Nov 13, 2026', at(2026, 10, 13, 23, 0)],
    ['Jan 2, 2025', at(2025, 0, 2, 12, 0)],
  ])('%s', (words, moment) => {
    expect(timeAgo(moment, now)).toBe(words);
  });

  it('takes a clock that runs ahead for now', () => {
    expect(timeAgo(at(2026, 10, 20, 14, 5), now)).toBe('just now');
  });
});

it('gives the exact moment for whoever points at it', () => {
  expect(exactMoment(at(2026, 10, 16, 14, 2)).replace(/\s/g, ' ')).toBe('Nov 16, 2026, 2:02 PM');
  expect(shortDay(at(2026, 10, 16, 14, 2))).toBe('Nov 16, 2026');
});
