import { expect, test } from 'vitest';
import { brightnessOf, edgeChange, lightChecks } from './light-checks.ts';

const words = (now: { left: number; right: number }, moved = 0) => lightChecks(now, moved).map(({ word }) => word);

test('light is too dark, dark on one side, or good', () => {
  expect(words({ left: 20, right: 30 })[0]).toBe('Too dark');
  expect(words({ left: 40, right: 160 })[0]).toBe('Dark on one side');
  expect(words({ left: 110, right: 140 })[0]).toBe('Good');
});

test('a camera moves where the edges of the picture change, and not where the person does', () => {
  const still = new Float32Array(64).fill(100);
  const person = still.map((value, at) => (at % 8 === 4 ? 0 : value));
  const shifted = still.map((value) => value + 40);
  expect([edgeChange(still, person, 8), edgeChange(still, shifted, 8)]).toEqual([0, 40]);
  expect(words({ left: 100, right: 100 }, edgeChange(still, shifted, 8))[1]).toBe('Moving');
});

test('the halves of a picture are measured apart', () => {
  const gray = Float32Array.from([10, 10, 90, 90, 10, 10, 90, 90]);
  expect(brightnessOf(gray, 4)).toEqual({ left: 10, right: 90 });
});
