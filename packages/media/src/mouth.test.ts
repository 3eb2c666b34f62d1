import { describe, expect, it } from 'vitest';
import { decodeMouthCurves, eachParameter, encodeMouthCurves } from './mouth.ts';

const track = { rateHz: 100, ...eachParameter(() => Float32Array.of(0.1234, -0.0001, 1.2, 0)) };

describe('mouth curves as JSON', () => {
  it('are rounded to a thousandth, kept from -1 to 1, and have no -0', () => {
    expect(encodeMouthCurves(track).wide).toEqual([0.123, 0, 1, 0]);
  });

  it('are the same after they were written and read again', () => {
    const once = encodeMouthCurves(track);
    const again = encodeMouthCurves(decodeMouthCurves(100, JSON.parse(JSON.stringify(once))));
    expect(again).toEqual(once);
  });
});
