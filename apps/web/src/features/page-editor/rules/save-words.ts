import { errorTexts } from '@herald/contract/errors';
import { ApiError } from '#lib/api.ts';

/** What a toast says when a page could not be saved: the server's words where it had some. */
export function saveFailureText(error: unknown, deed: 'create' | 'update'): string {
  if (error instanceof ApiError) {
    return error.message === errorTexts.unknown ? `Failed to ${deed} page.` : error.message;
  }
  return (error instanceof Error && error.message) || `Failed to ${deed} page. Please try again.`;
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

const timeOf = (date: Date) =>
  date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "14:02" for today, "Nov 18, 16:40" for this year, with the year before that. */
export function momentText(moment: string, now = new Date()): string {
  const date = new Date(moment);
  if (isSameDay(date, now)) return timeOf(date);
  const isThisYear = date.getFullYear() === now.getFullYear();
  const day = date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return isThisYear ? `${day}, ${timeOf(date)}` : day;
}
