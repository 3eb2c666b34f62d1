import { describe, expect, it } from 'vitest';
import { numberOf, optionalNumberField } from './number-of.ts';

describe('a typed number', () => {
  it.each([
    ['19.90', 19.9],
    ['19,90', 19.9],
    [' 0,5 ', 0.5],
    [',5', 0.5],
    ['-3,5', -3.5],
    ['1,000', 1000],
    ['1,234,567.5', 1_234_567.5],
    ['1.234,50', 1234.5],
    ['12', 12],
  ])('%j is %d', (typed, number) => {
    expect(numberOf(typed)).toBe(number);
  });

  it.each(['', 'abc', '1,2,3', '19,90,', '1,00,000', '$5', 'Infinity'])('%j is none, so 0', (typed) => {
    expect(numberOf(typed)).toBe(0);
  });

  it('is read in the same way where it can be left out', () => {
    expect(optionalNumberField({ min: 0, max: 10_000 }).parse('2,500')).toBe(2500);
  });
});
