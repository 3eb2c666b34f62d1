import { expect, it } from 'vitest';
import { type Spread, spreadOver } from './spread-over.ts';

const spread = (change: Partial<Spread> = {}) =>
  spreadOver({
    count: 2,
    durationSec: 15,
    spotsSec: [2, 5, 7, 10],
    costOf: () => 0,
    leastSec: 3,
    wantedSec: 4.5,
    ...change,
  });

it('things stand about evenly', () => {
  expect(spread()).toEqual([1, 3]);
});

it('things move for one that would have no place otherwise', () => {
  expect(spread({ spotsSec: [2, 6, 8] })).toEqual([0, 2]);
  expect(spread({ count: 3 })).toEqual([0, 2, 3]);
});

it('a thing without room is left out, and the others keep their order', () => {
  expect(spread({ spotsSec: [5, 6] })).toEqual([0, undefined]);
  expect(spread({ spotsSec: [] })).toEqual([undefined, undefined]);
});

it('a spot that costs something is taken where nothing else is near enough', () => {
  const costOf = (thing: number, spot: number) => (thing === 0 && spot === 1 ? 30 : 0);
  expect(spread({ costOf })).toEqual([0, 3]);
  expect(spread({ costOf, count: 1, spotsSec: [90, 5] })).toEqual([1]);
});
