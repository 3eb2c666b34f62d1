import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { Core } from '../../core.ts';
import { hoursUntil, spanOf } from '../../figures/range-days.ts';
import { dayIn } from '../../runtime/days.ts';
import { HOUR_MS, MINUTE_MS } from '../../runtime/durations.ts';
import { peopleFigureRepository } from './people-figure-repository.ts';
import { type PerformanceHour, performanceRepository } from './performance-repository.ts';

/** Undefined where nothing was reported that could be divided by. */
export interface Performance {
  /** Of the first report in the range. */
  since: Date | undefined;
  responseMs: number | undefined;
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
  const hours = await performanceRepository.listHours(core.db.queries, await startOf(core, range));
  return performanceOf(hours, core.clock.now());
}

async function startOf(core: Core, range: AnalyticsRange): Promise<Date> {
  const now = core.clock.now();
  if (range === '24h') return new Date(hoursUntil(now)[0] ?? now);
  const { time_zone: timeZone } = await core.settings.read();
  const { from } = spanOf(range, dayIn(now, timeZone));
  const [start = now] = await peopleFigureRepository.beginOf(core.db.queries, [from], timeZone);
  return start;
}

/** Before the first report nobody knows; after it, silence is an outage. The present minute is not over. */
export function performanceOf(hours: PerformanceHour[], now: Date): Performance {
  const sum = (of: (hour: PerformanceHour) => number) => hours.reduce((total, hour) => total + of(hour), 0);
  const minutesUp = sum((hour) => hour.minutesUp);
  const minutes = minutesOf(hours, now);
  const [requests, errors] = [sum((hour) => hour.requests), sum((hour) => hour.errors)];
  return {
    since: hours[0]?.at,
    responseMs: ratio(
      sum((hour) => hour.requestMs),
      requests,
    ),
    uptime: ratio(minutesUp, minutes),
    minutesDown: minutes - minutesUp,
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

/** The first hour may have begun before the first start, so only its own minutes count. */
function minutesOf([first, ...later]: PerformanceHour[], now: Date): number {
  if (!first) return 0;
  const sinceFirstHour = Math.floor((now.getTime() - first.at.getTime() - HOUR_MS) / MINUTE_MS);
  const minutesUp = later.reduce((sum, hour) => sum + hour.minutesUp, 0);
  return first.minutesUp + Math.max(0, sinceFirstHour, minutesUp);
}

const ratio = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);
