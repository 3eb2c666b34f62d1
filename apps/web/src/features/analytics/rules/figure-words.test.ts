import { expect, test } from 'vitest';
import { loadText, money, number, percent, shortText } from './figure-words.ts';

test.each([
  [0, '€0'],
  [400, '€400'],
  [1_500, '€1.5k'],
  [500_000, '€500k'],
  [1_000_000, '€1m'],
  [1_500_000, '€1.5m'],
])('%s at an axis is %s', (value, words) => {
  expect(shortText(value, (amount) => money(amount, 'EUR'))).toBe(words);
});

test('numbers without a currency are as short', () => {
  expect(shortText(12_000, number)).toBe('12k');
});

test('a load has one digit at every height, where a share near its end has two', () => {
  expect([0.9965, 0.9999, 0.004, 0, null].map(loadText)).toEqual(['99.7%', '100%', '0.4%', '0%', '–']);
  expect(percent(0.9965)).toBe('99.65%');
});
