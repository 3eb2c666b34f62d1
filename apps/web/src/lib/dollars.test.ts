import { describe, expect, it } from 'vitest';
import { dollars, dollarsToEdit, microsOf } from './dollars.ts';

describe('dollars', () => {
  it.each([
    [31_040_000, '$31.04'],
    [1_234_500_000, '$1,234.50'],
    [20_000, '$0.02'],
    [0, '$0.00'],
    [450, '$0.00045'],
    [333, '$0.00033'],
  ])('of %i millionths are %s', (micros, text) => {
    expect(dollars(micros)).toBe(text);
  });

  it.each([
    ['', null],
    [' $1,234.50 ', 1_234_500_000],
    ['0.017', 17_000],
    ['15', 15_000_000],
    ['.5', 500_000],
    ['19,90', 19_900_000],
    ['free', Number.NaN],
    ['-1', Number.NaN],
  ])('typed as "%s" are %s millionths', (text, micros) => {
    expect(microsOf(text)).toEqual(micros);
  });

  it('are edited as they were typed', () => {
    expect([dollarsToEdit(17_000), dollarsToEdit(15_000_000), dollarsToEdit(null)]).toEqual(['0.017', '15', '']);
  });
});
