import type { AnalyticsRange } from '@herald/contract/analytics-range';

/** Stands where there is nothing to divide by. */
export const DASH = '–';

export const number = (value: number): string => value.toLocaleString('en-US');

/** 98.3%, or a dash. Near none and near all it takes two digits, so that neither is claimed too soon. */
export function percent(share: number | null): string {
  if (share === null) return DASH;
  const isNearEnd = share < 0.01 || share > 0.99;
  const unit = isNearEnd ? 10_000 : 1000;
  return `${Math.round(share * unit) / (unit / 100)}%`;
}

/** Nobody promises anything by a full machine: one digit at every height. */
export const loadText = (share: number | null): string => (share === null ? DASH : `${Math.round(share * 1000) / 10}%`);

/** $1,876 and $1,876.50; an amount without a currency is only a number. */
export function money(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!/^[A-Z]{3}$/.test(currency)) return amount.toLocaleString('en-US', options);
  return amount.toLocaleString('en-US', { style: 'currency', currency, ...options });
}

const UNITS = [
  [1_000_000, 'm'],
  [1_000, 'k'],
] as const;

/** At an axis: $4k rather than $4,000, and $1.5m. */
export function shortText(value: number, text: (value: number) => string): string {
  const [size, unit] = UNITS.find(([least]) => value >= least) ?? [1, ''];
  return unit === '' ? text(value) : `${text(value / size).replace(/(\.\d)0$/, '$1')}${unit}`;
}

/** 14m 32s, or a dash. */
export function minutesAndSeconds(seconds: number | null): string {
  return seconds === null ? DASH : `${Math.floor(seconds / 60)}m ${Math.round(seconds % 60)}s`;
}

export const seconds = (value: number | null): string => (value === null ? DASH : `${number(value)} s`);

/** The change against the range before, in percent; none where there was nothing before. */
export function changeOf(value: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((value - before) / before) * 1000) / 10;
}

/** What the range before is called. */
export const beforeWords: Record<AnalyticsRange, string> = {
  '24h': 'the 24 hours before',
  '7d': 'the 7 days before',
  '30d': 'the 30 days before',
  '90d': 'the 90 days before',
  '12m': 'the 12 months before',
};

type Looks = Intl.DateTimeFormatOptions;

const write = (moment: string | Date, options: Looks): string =>
  new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', ...options }).format(new Date(moment));

const isHour = (key: string): boolean => key.includes('T');
const isMonth = (key: string): boolean => key.length === 7;

/** A column of the chart, short: Sat 14, Nov 14, 14:00 or Nov. */
export function columnName(key: string, { range, timeZone }: { range: AnalyticsRange; timeZone: string }): string {
  if (isHour(key)) return write(key, { timeZone, hour: '2-digit', minute: '2-digit' });
  if (isMonth(key)) return write(`${key}-01`, { timeZone: 'UTC', month: 'short' });
  if (range === '7d') {
    return `${write(key, { timeZone: 'UTC', weekday: 'short' })} ${write(key, { timeZone: 'UTC', day: 'numeric' })}`;
  }
  return write(key, { timeZone: 'UTC', month: 'short', day: 'numeric' });
}

/** The same in full: Wed, Nov 18; Nov 18, 14:00; November 2026. */
export function columnTitle(key: string, timeZone: string): string {
  if (isHour(key)) return write(key, { timeZone, month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  if (isMonth(key)) return write(`${key}-01`, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return write(key, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
}

/** Nov 14 to Nov 20, 2026 */
export function spanText(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = write(from, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(!isOneYear && { year: 'numeric' }),
  });
  return `${first} to ${write(to, { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })}`;
}

export const dayText = (moment: string, timeZone: string): string =>
  write(moment, { timeZone, month: 'short', day: 'numeric', year: 'numeric' });

export const timeText = (moment: string, timeZone: string): string =>
  write(moment, { timeZone, hour: '2-digit', minute: '2-digit' });
