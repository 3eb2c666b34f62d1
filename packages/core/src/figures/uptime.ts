import type { Queryable } from '../db/database.ts';
import { DAY_MS, MINUTE_MS } from '../runtime/durations.ts';
import { type HeardDay, heardRepository } from './heard-repository.ts';

export interface Uptime {
  /** When an API was first heard in the time that is asked for. */
  since: Date | null;
  /** Of the minutes since then, those in which an API was heard. */
  share: number | null;
  days: number;
  awayMinutes: number;
  /** By day, the oldest first. */
  series: (number | null)[];
}

/** How much of the time an API was there, on all machines or on one; the same number wherever it is shown. */
export async function readUptime(
  db: Queryable,
  question: { since: Date; host?: string | undefined },
): Promise<{ uptime: Uptime; now: Date }> {
  const { days, first, now } = await heardRepository.read(db, question);
  return { uptime: uptimeOf(days, first, now), now };
}

/** The minute that goes on does not count: its report may be still to come. */
export function uptimeOf(days: readonly HeardDay[], first: Date | null, now: Date): Uptime {
  if (!first) return { since: null, share: null, days: 0, awayMinutes: 0, series: [] };
  const heard = new Map(days.map((one) => [one.day, one.heard]));
  const startMs = floorTo(first.getTime(), MINUTE_MS);
  const endMs = floorTo(now.getTime(), MINUTE_MS);
  const series: (number | null)[] = [];
  let expected = 0;
  let away = 0;
  for (let dayMs = floorTo(startMs, DAY_MS); dayMs <= endMs; dayMs += DAY_MS) {
    const minutes = Math.max(0, Math.min(endMs, dayMs + DAY_MS) - Math.max(startMs, dayMs)) / MINUTE_MS;
    const missing = Math.max(0, minutes - (heard.get(new Date(dayMs).toISOString().slice(0, 10)) ?? 0));
    expected += minutes;
    away += missing;
    series.push(minutes === 0 ? null : 1 - missing / minutes);
  }
  return {
    since: first,
    share: expected === 0 ? null : 1 - away / expected,
    days: Math.ceil((endMs - startMs) / DAY_MS),
    awayMinutes: away,
    series,
  };
}

const floorTo = (ms: number, step: number) => Math.floor(ms / step) * step;
