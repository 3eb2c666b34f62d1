import { describe, expect, it } from 'vitest';
import { silencesHeard } from './silences.ts';
import { CURVE_STEP_SEC, smooth } from './sound-curve.ts';

const LOUD = 0.1;

/** Loudness over time: seconds, each with its level. */
function curveOf(...parts: [seconds: number, level: number][]): Float32Array {
  return Float32Array.from(
    parts.flatMap(([seconds, level]) => new Array<number>(Math.round(seconds / CURVE_STEP_SEC)).fill(level)),
  );
}

describe('silences that are heard', () => {
  it.each([
    [
      'in the middle',
      [
        [1, LOUD],
        [1, 0],
        [1, LOUD],
      ],
      [[1, 2]],
    ],
    [
      'at the start',
      [
        [1, 0],
        [1, LOUD],
      ],
      [[0, 1]],
    ],
    [
      'at the end',
      [
        [1, LOUD],
        [1, 0],
      ],
      [[1, 2]],
    ],
    ['everywhere', [[2, 0]], [[0, 2]]],
    [
      'twice',
      [
        [1, 0],
        [1, LOUD],
        [1, 0],
      ],
      [
        [0, 1],
        [2, 3],
      ],
    ],
  ] as [string, [number, number][], [number, number][]][])('are found %s', (_, parts, spans) => {
    const found = silencesHeard(curveOf(...parts));
    expect(found).toHaveLength(spans.length);
    for (const [i, [startSec, endSec]] of spans.entries()) {
      expect(Math.abs((found[i]?.startSec ?? 9) - startSec)).toBeLessThan(0.03);
      expect(Math.abs((found[i]?.endSec ?? 9) - endSec)).toBeLessThan(0.03);
    }
  });

  it.each([0.1, 0.3])('are not %d s long, which belongs to the words around it', (seconds) => {
    expect(silencesHeard(curveOf([1, LOUD], [seconds, 0], [1, LOUD]))).toEqual([]);
  });

  it('may hold a hum 50 dB below full scale, but no breath at -40 dB', () => {
    expect(silencesHeard(curveOf([1, 10 ** (-50 / 20)]))).toHaveLength(1);
    expect(silencesHeard(curveOf([1, 10 ** (-40 / 20)]))).toEqual([]);
  });

  it('are none where there is no sound at all', () => {
    expect(silencesHeard(new Float32Array())).toEqual([]);
  });
});

describe('a smoothed curve', () => {
  it('is as long as before and keeps a level', () => {
    const level = smooth(new Float32Array(50).fill(0.5), 0.02);
    expect(level).toHaveLength(50);
    expect(level.every((value) => Math.abs(value - 0.5) < 1e-6)).toBe(true);
  });

  it('spreads a single moment evenly on both sides', () => {
    const curve = new Float32Array(21);
    curve[10] = 1;
    const spread = smooth(curve, 2 * CURVE_STEP_SEC);
    expect([...spread.keys()].filter((i) => (spread[i] ?? 0) > 1e-6)).toEqual([8, 9, 10, 11, 12]);
    expect(spread[8]).toBeCloseTo(0.2);
  });

  it('never leaves the range of the curve', () => {
    const curve = Float32Array.from({ length: 200 }, (_, i) => (i * 37) % 11);
    const values = smooth(curve, 0.01);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(10);
  });
});
