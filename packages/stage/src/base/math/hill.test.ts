import { expect, it } from 'vitest';
import { gaussian } from './gaussian.ts';
import { hill } from './hill.ts';

const PLACES = Array.from({ length: 41 }, (_, i) => (i - 20) * 0.05);

it('is a bell across times a bell along', () => {
  for (const x of PLACES) {
    for (const y of PLACES) expect(hill(x, 0.2, y, 0.07)).toBeCloseTo(gaussian(x, 0.2) * gaussian(y, 0.07), 14);
  }
  expect(hill(0, 0.2, 0, 0.07)).toBe(1);
});

it('is nothing where either bell is flat, so that far hills cost nothing', () => {
  expect([hill(0, 0.2, 0.43, 0.07), hill(1.21, 0.2, 0, 0.07)]).toEqual([0, 0]);
  expect(hill(1.19, 0.2, 0, 0.07)).toBeGreaterThan(0);
  expect(hill(0, 0.2, 0.41, 0.07)).toBeGreaterThan(0);
});
