import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { processHours } from '../db/schema/processes.ts';

export interface HeardDay extends Record<string, unknown> {
  day: string;
  heard: number;
}

export interface Heard {
  /** In how many minutes of each day (UTC) an API was heard, without the minute that goes on. */
  days: HeardDay[];
  /** The first minute in which one was heard. */
  first: Date | null;
  now: Date;
}

interface Question {
  since: Date;
  /** One machine; all where it is left out. */
  host?: string | undefined;
}

export const heardRepository = {
  async read(db: Queryable, question: Question): Promise<Heard> {
    const { rows: days } = await db.execute<HeardDay>(sql`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(bit_count(minutes))::integer as heard
      from (${heardHours(question)}) hours group by 1 order by 1`);
    const { rows: firsts } = await db.execute<{ first: string | null; now: string }>(sql`
      select extract(epoch from min(at + (position(B'1' in minutes) - 1) * interval '1 minute')) as first,
        extract(epoch from now()) as now
      from (select * from (${heardHours(question)}) all_hours where bit_count(minutes) > 0 order by at limit 1) hours`);
    const [{ first, now } = { first: null, now: '0' }] = firsts;
    return { days, first: first === null ? null : new Date(Number(first) * 1000), now: new Date(Number(now) * 1000) };
  },
};

/** The minutes of each hour in which any API was heard. */
const heardHours = ({ since, host }: Question) => sql`
  select at, case when at = date_trunc('hour', now(), 'UTC')
    then substring(bit_or(minutes_heard) for extract(minute from now())::integer) else bit_or(minutes_heard)::bit varying end as minutes
  from ${processHours}
  where role = 'api' and at >= date_trunc('hour', ${since.toISOString()}::timestamptz, 'UTC')
    and ${host === undefined ? sql`true` : sql`host = ${host}`}
  group by at having bit_count(bit_or(minutes_heard)) > 0`;
