import { describe, expect, it } from 'vitest';
import { performanceOf } from './read-performance.ts';

const hour = (at: string, requests = 0) => ({
  at: new Date(at),
  requests,
  errors: requests / 100,
  requestMs: requests * 42,
  machineCpuSec: 1440,
  machineSec: 7200,
});

describe('the performance of a range', () => {
  it('is worked out from what processes reported, to the digit', () => {
    const hours = [hour('2026-11-20T10:00:00Z', 300), hour('2026-11-20T11:00:00Z', 100)];
    const { responseMs, errorRate, load, uptime, minutesDown } = performanceOf(hours, { share: 0.975, awayMinutes: 3 });
    expect([responseMs, errorRate, load]).toEqual([42, 0.01, 0.2]);
    expect([uptime, minutesDown]).toEqual([0.975, 3]);
  });

  it('is unknown without a report', () => {
    const { responseMs, errorRate, load, uptime } = performanceOf([], { share: null, awayMinutes: 0 });
    expect([responseMs, errorRate, load, uptime]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
