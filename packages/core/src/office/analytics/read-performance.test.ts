import { describe, expect, it } from 'vitest';
import { performanceOf } from './read-performance.ts';

const hour = (at: string, minutesUp: number, requests = 0) => ({
  at: new Date(at),
  requests,
  errors: requests / 100,
  requestMs: requests * 42,
  minutesUp,
  machineCpuSec: 1440,
  machineSec: 7200,
});

describe('the performance of a range', () => {
  it('is worked out from what processes reported, to the digit', () => {
    const hours = [hour('2026-11-20T10:00:00Z', 60, 300), hour('2026-11-20T11:00:00Z', 57, 100)];
    const { responseMs, errorRate, load, uptime, minutesDown } = performanceOf(hours, new Date('2026-11-20T12:00:00Z'));
    expect([responseMs, errorRate, load]).toEqual([42, 0.01, 0.2]);
    expect([uptime, minutesDown]).toEqual([117 / 120, 3]);
  });

  it('counts hours without a report as an outage, and those before the first one not at all', () => {
    const hours = [hour('2026-11-20T10:00:00Z', 20), hour('2026-11-20T12:00:00Z', 60)];
    expect(performanceOf(hours, new Date('2026-11-20T13:00:00Z')).minutesDown).toBe(60);
    expect(performanceOf(hours.slice(0, 1), new Date('2026-11-20T10:40:00Z')).uptime).toBe(1);
  });

  it('is unknown without a report', () => {
    const { responseMs, errorRate, load, uptime } = performanceOf([], new Date());
    expect([responseMs, errorRate, load, uptime]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
