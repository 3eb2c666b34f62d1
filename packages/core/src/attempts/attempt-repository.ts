import { and, eq, gt, inArray, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { attempts } from '../db/schema/sessions.ts';
import type { AttemptLimit } from './attempt-limits.ts';

const MINUTE_MS = 60_000;

export const attemptRepository = {
  /** Counts an attempt unless its key is closed, in one statement, so that no two processes let the same one through. */
  async count(db: Queryable, { key, limit }: { key: string; limit: AttemptLimit }, now: Date): Promise<boolean> {
    const resetsAt = new Date(now.getTime() + limit.windowMin * MINUTE_MS);
    const isOver = sql`${attempts.resetsAt} <= ${moment(now)}`;
    const newCount = sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`;
    const newEnd = sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`;
    const rows = await db
      .insert(attempts)
      .values({ key, count: 1, resetsAt, opensAt: opening(limit, { count: sql`1`, end: moment(resetsAt), now }) })
      .onConflictDoUpdate({
        target: attempts.key,
        set: { count: newCount, resetsAt: newEnd, opensAt: opening(limit, { count: newCount, end: newEnd, now }) },
        setWhere: or(lte(attempts.opensAt, now), isOver),
      })
      .returning({ key: attempts.key });
    return rows.length > 0;
  },

  /** When the last of these keys opens. */
  async opensAt(db: Queryable, keys: string[], now: Date): Promise<Date> {
    const closed = and(inArray(attempts.key, keys), gt(attempts.opensAt, now), gt(attempts.resetsAt, now));
    const [row] = await db
      .select({ latest: max(attempts.opensAt) })
      .from(attempts)
      .where(closed);
    return row?.latest ?? now;
  },

  async takeBackOne(db: Queryable, key: string, now: Date): Promise<void> {
    await db
      .update(attempts)
      .set({
        count: sql`greatest(${attempts.count} - 1, 0)`,
        opensAt: sql`case when ${attempts.opensAt} > ${moment(now)} then ${OPEN} else ${attempts.opensAt} end`,
      })
      .where(eq(attempts.key, key));
  },

  async forget(db: Queryable, { exact, beginnings = [] }: { exact: string[]; beginnings?: string[] }): Promise<void> {
    const begins = beginnings.map((beginning) => sql`starts_with(${attempts.key}, ${beginning})`);
    await db.delete(attempts).where(or(inArray(attempts.key, exact), ...begins));
  },

  async removeOver(db: Queryable, now: Date): Promise<void> {
    await db.delete(attempts).where(lte(attempts.resetsAt, now));
  },
};

/** Long ago: requests that arrive together look at the clock in another order than they are counted. */
const OPEN = sql`to_timestamp(0)`;

/** From when on the next attempt is let through. */
function opening(limit: AttemptLimit, { count, end, now }: { count: SQL; end: SQL; now: Date }): SQL<Date> {
  const { waitsSec } = limit;
  const wait = waitsSec
    ? sql`${moment(now)} + make_interval(secs => (${sql.raw(`array[${waitsSec.map(Number)}]`)})[least(${count} - ${limit.count} + 1, ${waitsSec.length})])`
    : end;
  return sql<Date>`case when ${count} < ${limit.count} then ${OPEN} else ${wait} end`;
}

function moment(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
