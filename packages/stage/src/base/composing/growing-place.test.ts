import { expect, it } from 'vitest';
import { GrowingPlace } from './growing-place.ts';

it('a place is taken anew only for what is larger than all before', () => {
  const taken: number[] = [];
  const place = new GrowingPlace({ take: (bytes) => taken.push(bytes) * 1000 });
  expect([100, 80, 100, 120, 90].map((bytes) => place.for(bytes))).toEqual([1000, 1000, 1000, 2000, 2000]);
  expect(taken).toEqual([100, 120]);
});
