import { expect, test } from 'vitest';
import { timeoutOptions } from './timeout-options.ts';

const labels = (chosen: string) => timeoutOptions(chosen).map(({ label }) => label);

test('hours up to a day and days from there on are offered', () => {
  expect(labels('24')).toEqual(['1 hour', '4 hours', '8 hours', '24 hours', '3 days', '7 days', '30 days']);
});

test('another value that is set stands at its place', () => {
  expect(labels('100').slice(4, 6)).toEqual(['3 days', '100 hours']);
});
