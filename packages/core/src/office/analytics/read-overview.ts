import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { Core } from '../../core.ts';
import type { DayFigure } from '../../db/schema/figures.ts';
import { dayFigureRepository, type FigureSum } from '../../figures/day-figure-repository.ts';
import { bucketOfDay, bucketsOf, type DaySpan, hoursUntil, spanBefore, spanOf } from '../../figures/range-days.ts';
import { readOpenDays, readOpenWatching } from '../../figures/read-day-sums.ts';
import { dayIn } from '../../runtime/days.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { playRepository } from '../../watch/play-repository.ts';
import { peopleFigureRepository } from './people-figure-repository.ts';

/** Money of one seller in one currency. */
export interface Money {
  source: string;
  currency: string;
  sales: number;
  refunds: number;
}

/** A column of the chart. */
export interface Bucket {
  /** A day, a month, or the moment at which an hour begins. */
  key: string;
  money: Money[];
  users: number;
  made: number;
  failed: number;
}

export interface Overview {
  timeZone: string;
  /** The days that the columns cover. */
  span: DaySpan;
  countsSince: Date;
  totalUsers: number;
  totalMade: number;
  buckets: Bucket[];
  /** The columns of the same length before. */
  before: Bucket[];
  /** Of the whole range. */
  sums: Record<Exclude<DayFigure, 'closed' | 'sales' | 'refunds'>, number>;
  today: { made: number; failed: number };
}

/** Revenue, users and videos of a range beside those of the range before, and how films were made and seen. */
export async function readOverview(core: Core, range: AnalyticsRange): Promise<Overview> {
  const { time_zone: timeZone } = await core.settings.read();
  const { queries } = core.db;
  const today = dayIn(core.clock.now(), timeZone);
  const span = spanOf(range, today);
  const open = readOpenDays(core);
  const [columns, totalUsers, { sums: openSums, videosMade }, countsSince] = await Promise.all([
    range === '24h' ? readHours(core) : readDays(core, range, span, open),
    peopleFigureRepository.countUsers(queries),
    open,
    playRepository.countsSince(core),
  ]);
  const todays = openSums.filter(({ bucket }) => bucket === today);
  return {
    timeZone,
    span,
    countsSince,
    totalUsers,
    totalMade: videosMade,
    ...columns,
    today: { made: sumOf(todays, 'made'), failed: sumOf(todays, 'failed') },
  };
}

type Columns = Pick<Overview, 'buckets' | 'before' | 'sums'>;

async function readDays(
  core: Core,
  range: AnalyticsRange,
  span: DaySpan,
  open: ReturnType<typeof readOpenDays>,
): Promise<Columns> {
  const earlier = spanBefore(range, span);
  const whole = { from: earlier.from, to: span.to };
  const [stored, watching, { sums: openSums }] = await Promise.all([
    dayFigureRepository.listStored(core.db.queries, whole),
    readOpenWatching(core, whole),
    open,
  ]);
  const sums = [...stored, ...watching, ...openSums.filter(({ bucket }) => bucket >= whole.from)];
  const own = sums.filter(({ bucket }) => bucket >= span.from);
  const toBucket = (sum: FigureSum) => ({ ...sum, bucket: bucketOfDay(range, sum.bucket) });
  return {
    buckets: toBuckets(bucketsOf(range, span), own.map(toBucket)),
    before: toBuckets(bucketsOf(range, earlier), sums.filter(({ bucket }) => bucket < span.from).map(toBucket)),
    sums: totalsOf(own),
  };
}

async function readHours(core: Core): Promise<Columns> {
  const now = core.clock.now();
  const hours = hoursUntil(now);
  const earlier = hoursUntil(new Date(now.getTime() - DAY_MS));
  const sums = await dayFigureRepository.measureHours(core.db.queries, new Date(earlier[0] ?? now));
  const own = sums.filter(({ bucket }) => bucket >= (hours[0] ?? ''));
  return { buckets: toBuckets(hours, own), before: toBuckets(earlier, sums), sums: totalsOf(own) };
}

function toBuckets(keys: string[], sums: FigureSum[]): Bucket[] {
  const byKey = Map.groupBy(sums, ({ bucket }) => bucket);
  return keys.map((key) => {
    const own = byKey.get(key) ?? [];
    return {
      key,
      money: moneyOf(own),
      users: sumOf(own, 'users'),
      made: sumOf(own, 'made'),
      failed: sumOf(own, 'failed'),
    };
  });
}

function moneyOf(sums: FigureSum[]): Money[] {
  const money = sums.filter(({ figure }) => figure === 'sales' || figure === 'refunds');
  const byPart = Map.groupBy(money, ({ part }) => part);
  return [...byPart].map(([part, own]) => {
    const [source = '', currency = ''] = part.split(' ');
    return { source, currency, sales: cents(sumOf(own, 'sales')), refunds: cents(sumOf(own, 'refunds')) };
  });
}

/** Sums of binary fractions; money has two digits. */
const cents = (amount: number): number => Math.round(amount * 100) / 100;

const sumOf = (sums: FigureSum[], figure: DayFigure): number =>
  sums.reduce((sum, one) => (one.figure === figure ? sum + one.value : sum), 0);

const SUMMED = [
  ...['users', 'made', 'failed', 'making', 'active', 'visits', 'visit_seconds', 'plays', 'watched', 'completed'],
  ...['watched_seconds', 'downloads', 'shares', 'clicks'],
] as const satisfies DayFigure[];

function totalsOf(sums: FigureSum[]): Overview['sums'] {
  const slowest = sums.reduce((most, { figure, value }) => (figure === 'slowest' ? Math.max(most, value) : most), 0);
  const totals = SUMMED.map((figure) => [figure, sumOf(sums, figure)]);
  return { ...Object.fromEntries(totals), slowest } as Overview['sums'];
}
