const MINUTE_MS = 60_000;
const hourMs = 60 * MINUTE_MS;
const dayMs = 24 * hourMs;

/** How long ago, short; beyond a week the day itself. The exact moment belongs into the title beside it. */
export function timeAgo(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const agoMs = now.getTime() - then.getTime();
  if (agoMs < MINUTE_MS) return 'just now';
  if (agoMs < hourMs) return `${Math.floor(agoMs / MINUTE_MS)} min ago`;
  const days = daysBetween(then, now);
  if (days === 0 || agoMs < dayMs) return `${Math.floor(agoMs / hourMs)} h ago`;
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : shortDay(moment);
}

/** Nov 16, 2026 */
export function shortDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
}

/** Nov 16, */
export function dayTime(moment: string): string {
  return `${new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })},`;
}

/** 14:02:11 */
export function clockTime(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-GB');
}

/** 2:02 PM, beside an `exactMoment` */
export function dayMinute(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-US', { timeStyle: 'short' });
}

/** November 16, 2026 */
export function longDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}

/** November 2026 */
export function monthAndYear(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long' });
}

/** Nov 16, 2026, 2:02 PM */
export function exactMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Midnights between two moments where the reader is. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(then)) / dayMs);
}
