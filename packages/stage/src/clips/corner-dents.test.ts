import { expect, it } from 'vitest';
import { cornerDentOf } from './corner-dents.ts';
import type { Rgb } from './rgb.ts';

const grey = (level: number): Rgb => [level, level, level];
const dentIn = (light: (u: number, v: number) => number) =>
  cornerDentOf({ side: -1, reach: 0.5, seam: () => 0 }, (u, v) => grey(light(u, v)));
const shadeAt = (u: number, v: number) => Math.exp(-(((u + 0.64) / 0.06) ** 2) - ((v - 0.1) / 0.06) ** 2);

it('finds the shade beside a corner, and takes less of it away than there is', () => {
  const { u, v, depth } = dentIn((x, y) => 150 * (1 - 0.2 * shadeAt(x, y)));
  expect(u).toBeCloseTo(-0.64, 1);
  expect(v).toBeCloseTo(0.1, 1);
  expect(depth).toBeGreaterThan(0.06);
  expect(depth).toBeLessThan(0.2);
});

it('finds none in even skin, nor where hair begins beside the cheek', () => {
  expect(dentIn(() => 150).depth).toBe(0);
  expect(dentIn((u) => (u < -0.7 ? 40 : 150)).depth).toBe(0);
});

it('finds none where skin gets darker towards one side', () => {
  expect(dentIn((u, v) => 150 + 60 * u - 40 * v).depth).toBe(0);
});
