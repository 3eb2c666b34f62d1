import type { AnalyticsBucket, AnalyticsOverview } from '@herald/contract/endpoints/admin-analytics';
import { sourceName } from '#data/source-name.ts';
import { money, number } from './figure-words.ts';

export const SUBJECTS = [
  { value: 'revenue', label: 'Revenue' },
  { value: 'users', label: 'Users' },
  { value: 'videos', label: 'Videos' },
] as const;
export type Subject = (typeof SUBJECTS)[number]['value'];

/** Parts of a column, from the foot up. */
export interface Series {
  name: string;
  tone: Tone;
  values: number[];
}
export type Tone = 'data-1' | 'data-2' | 'data-3' | 'data-4' | 'bad';

export interface ChartData {
  keys: string[];
  series: Series[];
  /** Shown beside the columns, not in them. */
  asides: { name: string; values: number[] }[];
  /** What the columns come to. */
  totals: number[];
  totalName: string;
  /** The same of the range before. */
  before: number[];
  text: (value: number) => string;
}

const TONES = ['data-1', 'data-2', 'data-3', 'data-4'] as const;

/** The columns of one subject; money in one currency. */
export function chartOf(subject: Subject, { buckets, before }: AnalyticsOverview, currency: string): ChartData {
  const keys = buckets.map(({ key }) => key);
  if (subject === 'revenue') return { keys, ...revenueOf(buckets, before, currency) };
  if (subject === 'users') {
    const joined = (of: AnalyticsBucket[]) => of.map(({ users }) => users);
    const totals = joined(buckets);
    const series = [{ name: 'New users', tone: 'data-1' as const, values: totals }];
    return { keys, series, asides: [], totals, totalName: 'New users', before: joined(before), text: number };
  }
  const made = (of: AnalyticsBucket[]) => of.map((bucket) => bucket.made);
  return {
    keys,
    series: [
      { name: 'Finished', tone: 'data-1', values: made(buckets) },
      { name: 'Failed', tone: 'bad', values: buckets.map(({ failed }) => failed) },
    ],
    asides: [],
    totals: made(buckets),
    totalName: 'Finished',
    before: made(before),
    text: number,
  };
}

function revenueOf(buckets: AnalyticsBucket[], before: AnalyticsBucket[], currency: string) {
  const sources = [...new Set(buckets.flatMap((bucket) => ownMoney(bucket, currency).map(({ source }) => source)))];
  const salesBy = (source: string) => (bucket: AnalyticsBucket) =>
    ownMoney(bucket, currency).reduce((sum, one) => (one.source === source ? sum + one.sales : sum), 0);
  return {
    series: sources.map((source, at) => ({
      name: sourceName(source),
      tone: TONES[at % TONES.length] ?? 'data-1',
      values: buckets.map(salesBy(source)),
    })),
    asides: [
      {
        name: 'Refunds',
        values: buckets.map((bucket) => 0 - ownMoney(bucket, currency).reduce((sum, { refunds }) => sum + refunds, 0)),
      },
    ],
    totals: buckets.map((bucket) => netOf(bucket, currency)),
    totalName: 'Revenue',
    before: before.map((bucket) => netOf(bucket, currency)),
    text: (value: number) => money(value, currency),
  };
}

const ownMoney = ({ money: parts }: AnalyticsBucket, currency: string) =>
  parts.filter((one) => one.currency === currency);

function netOf(bucket: AnalyticsBucket, currency: string): number {
  return cents(ownMoney(bucket, currency).reduce((sum, { sales, refunds }) => sum + sales - refunds, 0));
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What was earned in each currency, and in the range before; the largest first. */
export function revenueByCurrency({ buckets, before }: AnalyticsOverview) {
  const all = [...buckets, ...before].flatMap(({ money: parts }) => parts.map(({ currency }) => currency));
  const sum = (of: AnalyticsBucket[], currency: string) =>
    cents(of.reduce((total, one) => total + netOf(one, currency), 0));
  return [...new Set(all)]
    .map((currency) => ({ currency, total: sum(buckets, currency), before: sum(before, currency) }))
    .sort((one, other) => other.total - one.total);
}
