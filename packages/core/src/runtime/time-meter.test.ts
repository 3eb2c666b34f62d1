import { describe, expect, it } from 'vitest';
import { createTimeMeter, noTimes, percentileOf, TIME_BOUNDS_MS } from './time-meter.ts';

describe('a meter of times', () => {
  it('counts each time in its step, and what is longer than all steps in the last', () => {
    const meter = createTimeMeter();
    meter.note(0.4, false);
    meter.note(7, true);
    meter.note(90_000, false);
    const { count, bad, totalMs, times } = meter.totals();
    expect({ count, bad, totalMs }).toEqual({ count: 3, bad: 1, totalMs: 90_007.4 });
    expect([times[0], times[4], times[TIME_BOUNDS_MS.length]]).toEqual([1, 1, 1]);
  });
});

describe('a percentile', () => {
  const counted = (steps: Record<number, number>) => noTimes().map((_, step) => steps[step] ?? 0);

  it('lies in the step where its share of all times is reached', () => {
    // 90 up to 10 ms, 10 between 70 and 100 ms.
    const times = counted({ 5: 90, 11: 10 });
    expect(percentileOf(times, 0.5)).toBeCloseTo(7 + (50 / 90) * 3);
    expect(percentileOf(times, 0.95)).toBeCloseTo(85);
  });

  it('is the end of the last step for times beyond it, and nothing without any time', () => {
    expect(percentileOf(counted({ [TIME_BOUNDS_MS.length]: 1 }), 0.95)).toBe(30_000);
    expect(percentileOf(noTimes(), 0.95)).toBeUndefined();
  });
});
