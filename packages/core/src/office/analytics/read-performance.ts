import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { Core } from '../../core.ts';
import { hoursUntil, spanOf } from '../../figures/range-days.ts';
import { readUptime, type Uptime } from '../../figures/uptime.ts';
import { dayIn } from '../../runtime/days.ts';
import { percentileOf } from '../../runtime/time-meter.ts';
import { peopleFigureRepository } from './people-figure-repository.ts';
import { type PerformanceHour, performanceRepository } from './performance-repository.ts';

/** Undefined where nothing was reported that could be divided by. */
export interface Performance {
  /** Of the first report in the range. */
  since: Date | undefined;
  responseMs: number | undefined;
  /** 95 of 100 requests took less. */
  responseP95Ms: number | undefined;
  uptime: number | undefined;
  minutesDown: number;
  requests: number;
  errors: number;
  errorRate: number | undefined;
  load: number | undefined;
  hours: { at: Date; responseMs: number | undefined; errorRate: number | undefined; load: number | undefined }[];
}

/** How quickly and reliably the processes worked. Their reports are kept for 90 days. */
export async function readPerformance(core: Core, range: AnalyticsRange): Promise<Performance> {
  const since = await startOf(core, range);
  const { queries } = core.db;
  const [hours, times, { uptime }] = await Promise.all([
    performanceRepository.listHours(queries, since),
    performanceRepository.readRequestTimes(queries, since),
    readUptime(queries, { since }),
  ]);
  return { ...performanceOf(hours, uptime), responseP95Ms: percentileOf(times, 0.95) };
}

async function startOf(core: Core, range: AnalyticsRange): Promise<Date> {
  const now = core.clock.now();
  if (range === '24h') return new Date(hoursUntil(now)[0] ?? now);
  const { time_zone: timeZone } = await core.settings.read();
  const { from } = spanOf(range, dayIn(now, timeZone));
  const [start = now] = await peopleFigureRepository.beginOf(core.db.queries, [from], timeZone);
  return start;
}

export function performanceOf(
  hours: PerformanceHour[],
  uptime: Pick<Uptime, 'share' | 'awayMinutes'>,
): Omit<Performance, 'responseP95Ms'> {
  const sum = (of: (hour: PerformanceHour) => number) => hours.reduce((total, hour) => total + of(hour), 0);
  const [requests, errors] = [sum((hour) => hour.requests), sum((hour) => hour.errors)];
  return {
    since: hours[0]?.at,
    responseMs: ratio(
      sum((hour) => hour.requestMs),
      requests,
    ),
    uptime: uptime.share ?? undefined,
    minutesDown: uptime.awayMinutes,
    requests,
    errors,
    errorRate: ratio(errors, requests),
    load: ratio(
      sum((hour) => hour.machineCpuSec),
      sum((hour) => hour.machineSec),
    ),
    hours: hours.map((hour) => ({
      at: hour.at,
      responseMs: ratio(hour.requestMs, hour.requests),
      errorRate: ratio(hour.errors, hour.requests),
      load: ratio(hour.machineCpuSec, hour.machineSec),
    })),
  };
}

const ratio = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);
