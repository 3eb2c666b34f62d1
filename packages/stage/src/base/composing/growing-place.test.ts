import { expect, it } from 'vitest';
import { GrowingPlace } from './growing-place.ts';

it('a place is taken anew, with room to spare, only for what does not fit', () => {
  const taken: number[] = [];
  const place = new GrowingPlace({ take: (bytes) => taken.push(bytes) * 1000 });
  expect([100, 80, 120, 140, 90].map((bytes) => place.for(bytes))).toEqual([1000, 1000, 1000, 2000, 2000]);
  expect(taken).toEqual([125, 175]);
});
