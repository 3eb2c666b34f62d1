import type { WebhookEventRow, WebhookStatistics } from '@herald/contract/endpoints/webhook-events';
import { clockTime, shortDay } from '#lib/dates.ts';
import type { Tone } from '#ui/dot.tsx';

const TONES: Record<string, Tone> = { success: 'good', failed: 'bad', pending: 'idle', ignored: 'idle' };

export const toneOf = (status: string): Tone => TONES[status] ?? 'idle';

const MARKS: Record<string, string> = {
  warriorplus: 'bg-data-1',
  launchpadjv: 'bg-data-2',
  heygen: 'bg-data-3',
  jvzoo: 'bg-data-4',
};

/** The colour of a source, as a class. */
export const markOf = (source: string): string => MARKS[source] ?? 'bg-ink-faint';

/** $67.00; a dash without an amount. */
export function amountText({ amount, currency }: Pick<WebhookEventRow, 'amount' | 'currency'>): string {
  if (amount === null) return '–';
  const money = amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const sign = amount < 0 ? '-' : '';
  const isDollars = currency === null || currency === 'USD';
  return isDollars ? `${sign}$${money.replace('-', '')}` : `${money} ${currency}`;
}

/** What still waits has neither succeeded nor failed. */
export const hasRate = ({ total_events, events_by_status }: WebhookStatistics): boolean =>
  total_events > (events_by_status.pending ?? 0);

/** A dash while there is nothing to divide by. */
export const successRateText = (statistics: WebhookStatistics): string =>
  hasRate(statistics) ? `${(100 - statistics.error_rate).toFixed(1)}%` : '–';

/** Nov 20, 2026, 13:41:29 */
export const momentText = (moment: string): string => `${shortDay(moment)}, ${clockTime(moment)}`;

export const countText = (events: number): string => events.toLocaleString('en-US');
