import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { daysBefore, daysFrom } from '../runtime/days.ts';
import { HOUR_MS } from '../runtime/durations.ts';

/** A stretch of days, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

const DAYS = { '24h': 2, '7d': 7, '30d': 30, '90d': 90 } as const;
const MONTHS = 12;
const HOURS = 24;

/** The days of a range. 24 hours touch two days. */
export function spanOf(range: AnalyticsRange, today: string): DaySpan {
  if (range === '12m') return { from: monthsBefore(today, MONTHS - 1), to: today };
  return { from: daysBefore(today, DAYS[range] - 1), to: today };
}

/** The same length before it. */
export function spanBefore(range: AnalyticsRange, { from }: DaySpan): DaySpan {
  const to = daysBefore(from, 1);
  return { from: range === '12m' ? monthsBefore(from, MONTHS) : daysBefore(from, DAYS[range]), to };
}

/** The first day of a month so many months earlier. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
}

/** The columns of a chart of whole days: days, or months for a year. */
export function bucketsOf(range: AnalyticsRange, { from, to }: DaySpan): string[] {
  const days = daysFrom(from, to);
  return range === '12m' ? [...new Set(days.map((day) => day.slice(0, 7)))] : days;
}

/** The column that a day belongs to. */
export const bucketOfDay = (range: AnalyticsRange, day: string): string => (range === '12m' ? day.slice(0, 7) : day);

/** The hours of the last day, the present one included, each as the moment at which it begins. */
export function hoursUntil(now: Date): string[] {
  const current = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS }, (_, at) => new Date(current - (HOURS - 1 - at) * HOUR_MS).toISOString());
}
