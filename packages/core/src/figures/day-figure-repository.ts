import { and, between, eq, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { type DayFigure, dayFigures, userDays } from '../db/schema/figures.ts';
import { users } from '../db/schema/people.ts';
import { webhookEvents } from '../db/schema/sales.ts';
import { videos } from '../db/schema/videos.ts';
import { videoActs, videoPlays } from '../db/schema/watch.ts';
import type { DaySpan } from './range-days.ts';

/** A sum of a day, or of an hour. */
export interface FigureSum {
  bucket: string;
  figure: DayFigure;
  part: string;
  value: number;
}

type Row = FigureSum & Record<string, unknown>;

/** How moments are put together, and which of them. */
interface Measured {
  bucketOf: (moment: SQL) => SQL;
  /** A bucket as text, written once for each sum instead of once for each row. */
  textOf: (bucket: SQL) => SQL;
  from: SQL;
  before: SQL;
}

const beginOf = (day: SQL, timeZone: string) => sql`((${day})::timestamp at time zone ${timeZone})`;

const onDays = ({ from, to }: DaySpan, timeZone: string): Measured => ({
  bucketOf: (moment) => sql`(${moment} at time zone ${timeZone})::date`,
  textOf: (bucket) => sql`${bucket}::text`,
  from: beginOf(sql`${from}::date`, timeZone),
  before: beginOf(sql`${to}::date + 1`, timeZone),
});

const inHours = (since: Date): Measured => ({
  bucketOf: (moment) => sql`date_bin('1 hour', ${moment}, 'epoch')`,
  textOf: (bucket) => sql`to_char(${bucket} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
  from: sql`${since.toISOString()}::timestamptz`,
  before: sql`'infinity'::timestamptz`,
});

/** Money by the moment at which it was accepted, people by the one at which they joined, films by their end. */
const eventSums = ({ bucketOf, textOf, from, before }: Measured) => sql`
  select ${textOf(sql`bucket`)} as bucket, figure, part, value from (
  select ${bucketOf(sql`processed_at`)} as bucket, case when meaning in ('sale', 'rebill') then 'sales' else 'refunds' end as figure,
    source || ' ' || coalesce(currency, '') as part,
    sum(case when meaning = 'reversal' then -abs(amount) else abs(amount) end)::float8 as value
  from ${webhookEvents}
  where status = 'success' and not is_test and amount is not null
    and meaning in ('sale', 'rebill', 'refund', 'chargeback', 'reversal') and processed_at >= ${from} and processed_at < ${before}
  group by 1, 2, 3
  union all
  select ${bucketOf(sql`created_at`)}, 'users', '', count(*) from ${users}
  where created_at >= ${from} and created_at < ${before} group by 1
  union all
  select bucket, figure, '', value from (
    select ${bucketOf(sql`finished_at`)} as bucket, count(*) as made,
      sum(extract(epoch from finished_at - started_at)) as making, max(extract(epoch from finished_at - started_at)) as slowest
    from ${videos} where status = 'completed' and imported_at is null and finished_at >= ${from} and finished_at < ${before} group by 1
  ) made_days, lateral (values ('made', made::float8), ('making', making::float8), ('slowest', slowest::float8)) as figures(figure, value)
  where value is not null
  union all
  select ${bucketOf(sql`finished_at`)}, 'failed', '', count(*) from ${videos}
  where status = 'failed' and imported_at is null and finished_at >= ${from} and finished_at < ${before} group by 1
  ) events`;

/** How many people were there on a day, and for how long. */
const visitSums = ({ from, to }: DaySpan) => sql`
  select day::text, figure, '' as part, value from (
    select day, count(distinct user_id) as active, sum(visits) as visits, sum(seconds) as seconds
    from ${userDays} where ${between(userDays.day, from, to)} group by day
  ) visit_days, lateral (values
    ('active', active::float8), ('visits', visits::float8), ('visit_seconds', seconds::float8)) as figures(figure, value)`;

/** Plays and what else is not summed up yet. */
const watchSums = ({ bucketOf, textOf, from, before }: Measured) => sql`
  select ${textOf(sql`bucket`)} as bucket, figure, '', value from (
    select ${bucketOf(sql`created_at`)} as bucket, count(*) as plays, count(*) filter (where is_watched) as watched,
      count(*) filter (where is_completed) as completed, sum(watched_sec) as seconds
    from ${videoPlays} where created_at >= ${from} and created_at < ${before} group by 1
  ) play_days, lateral (values ('plays', plays::float8), ('watched', watched::float8), ('completed', completed::float8),
    ('watched_seconds', seconds::float8)) as figures(figure, value)
  union all
  select ${textOf(sql`bucket`)}, act || 's', '', value from (
    select ${bucketOf(sql`created_at`)} as bucket, act, count(*) as value
    from ${videoActs} where created_at >= ${from} and created_at < ${before} group by 1, 2
  ) act_days`;

export const dayFigureRepository = {
  /** The last day whose sums are complete. */
  async lastClosed(db: Queryable): Promise<string | undefined> {
    const [row] = await db
      .select({ day: max(dayFigures.day) })
      .from(dayFigures)
      .where(eq(dayFigures.figure, 'closed'));
    return row?.day ?? undefined;
  },

  /** The first day on which anything was there to count. */
  async firstDay(db: Queryable, timeZone: string): Promise<string | undefined> {
    const { rows } = await db.execute<{ day: string | null }>(sql`
      select (least((select min(created_at) from ${users}), (select min(finished_at) from ${videos} where status = 'completed'),
        (select min(processed_at) from ${webhookEvents} where status = 'success')) at time zone ${timeZone})::date::text as day`);
    return rows[0]?.day ?? undefined;
  },

  /** What is stored of these days. */
  async listStored(db: Queryable, { from, to }: DaySpan): Promise<FigureSum[]> {
    const { day: bucket, figure, part, value } = dayFigures;
    return db
      .select({ bucket, figure, part, value })
      .from(dayFigures)
      .where(and(between(dayFigures.day, from, to), ne(figure, 'closed')));
  },

  /** What the rows of days say that are not closed. */
  async measureDays(db: Queryable, span: DaySpan, timeZone: string): Promise<FigureSum[]> {
    const { rows } = await db.execute<Row>(sql`${eventSums(onDays(span, timeZone))} union all ${visitSums(span)}`);
    return rows;
  },

  async measureWatching(db: Queryable, span: DaySpan, timeZone: string): Promise<FigureSum[]> {
    const { rows } = await db.execute<Row>(watchSums(onDays(span, timeZone)));
    return rows;
  },

  /** Everything since a moment, by hour. */
  async measureHours(db: Queryable, since: Date): Promise<FigureSum[]> {
    const hours = inHours(since);
    const { rows } = await db.execute<Row>(sql`${eventSums(hours)} union all ${watchSums(hours)}`);
    return rows;
  },

  /** Stores the sums of days that are over, once. */
  async close(tx: Transaction, span: DaySpan, timeZone: string): Promise<void> {
    await tx.execute(sql`
      insert into ${dayFigures} (day, figure, part, value)
      select bucket::date, figure, part, value from (
        ${eventSums(onDays(span, timeZone))} union all ${visitSums(span)}
        union all select day::date::text, 'closed', '', 1
          from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as days(day)
      ) sums on conflict do nothing`);
  },

  /** The sum of a figure over every day that is stored. */
  async sumStored(db: Queryable, figure: DayFigure): Promise<number> {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(${dayFigures.value}), 0)::float8` })
      .from(dayFigures)
      .where(eq(dayFigures.figure, figure));
    return row?.sum ?? 0;
  },
};
