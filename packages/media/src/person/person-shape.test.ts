import { describe, expect, it } from 'vitest';
import { packShares, parsePersonShape, SHAPE_SIDE, unpackShares } from './person-shape.ts';

const CELLS = SHAPE_SIDE * SHAPE_SIDE;
/** Everything right of the middle is person, with a soft edge. */
const rightHalf = Float32Array.from({ length: CELLS }, (_, at) => {
  const across = at % SHAPE_SIDE;
  return Math.min(1, Math.max(0, (across - 120) / 15));
});

describe('the shape of a person', () => {
  it('is packed small, and comes back within a thirtieth', () => {
    const runs = packShares(rightHalf);
    expect(runs.length).toBeLessThan(20_000);
    const back = unpackShares(runs);
    expect(back).toHaveLength(CELLS);
    const off = rightHalf.map((share, at) => Math.abs(share - (back?.[at] ?? Number.NaN)));
    expect(Math.max(...off)).toBeLessThan(1 / 30 + 1e-6);
  });

  it('survives being saved', () => {
    const shape = { x: -3.5, y: 10, size: 400, runs: packShares(rightHalf) };
    expect(parsePersonShape(JSON.parse(JSON.stringify(shape)))).toEqual(shape);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'person'],
    ['no size', { x: 0, y: 0, size: 0, runs: packShares(rightHalf) }],
    ['a place that is no number', { x: Number.NaN, y: 0, size: 10, runs: packShares(rightHalf) }],
    ['too few cells', { x: 0, y: 0, size: 10, runs: btoa('\u000f\u00ff') }],
    ['too many cells', { x: 0, y: 0, size: 10, runs: btoa('\u000f\u00ff'.repeat(257)) }],
    ['what is no base64', { x: 0, y: 0, size: 10, runs: '%%%%' }],
    ['more than any outline needs', { x: 0, y: 0, size: 10, runs: 'A'.repeat(400_000) }],
  ])('is none if it is %s', (_, value) => {
    expect(parsePersonShape(value)).toBeUndefined();
  });
});
