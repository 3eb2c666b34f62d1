import { DAY_MS } from './durations.ts';

/** The day that a moment belongs to in a time zone, like 2026-11-23. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

/** The moment a day begins in a time zone; without one in UTC. */
export function beginOfDay(day: string, timeZone = 'UTC'): Date {
  const utcMs = Date.parse(`${day}T00:00:00Z`);
  // The clock of the zone at that moment of UTC; near a change of clocks it is another one when the day begins there.
  const guessMs = utcMs - aheadMs(utcMs, timeZone);
  return new Date(utcMs - aheadMs(guessMs, timeZone));
}

/** How far the clocks of a zone are ahead of UTC. */
function aheadMs(momentMs: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(momentMs).replace(' ', 'T')}Z`) - momentMs;
}

/** So many days earlier; days have no time zone and no clock changes. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/** From one day to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysBefore(day, -1)) days.push(day);
  return days;
}
