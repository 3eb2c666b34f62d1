import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, memberships, users } from '../db/schema/people.ts';
import { videos } from '../db/schema/videos.ts';
import { videoDays, videoPlays } from '../db/schema/watch.ts';

export interface WeekFigures {
  videos: number;
  seconds: number;
  plays: number;
}

export interface ReportedUser {
  id: string;
  name: string;
  email: string;
}

export const reportRepository = {
  /** Where people are; null for those of whom nobody knows it. */
  async listTimeZones(db: Queryable): Promise<(string | null)[]> {
    const rows = await db.selectDistinct({ timeZone: users.timeZone }).from(users);
    return rows.map(({ timeZone }) => timeZone);
  },

  /** Active people in these time zones whose last report was due before that moment, locked until the transaction ends. */
  async takeDue(
    tx: Transaction,
    { before, zones, limit }: { before: Date; zones: (string | null)[]; limit: number },
  ): Promise<ReportedUser[]> {
    const isThere = inArray(
      sql`coalesce(${users.timeZone}, '')`,
      zones.map((zone) => zone ?? ''),
    );
    return tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.status, 'active'), isThere, or(isNull(users.reportedAt), lt(users.reportedAt, before))))
      .orderBy(asc(users.id))
      .limit(limit)
      .for('no key update', { skipLocked: true });
  },

  /** What became of a person's own videos, in their account and in the teams they belong to. */
  async figuresOf(db: Queryable, userId: string, since: Date): Promise<WeekFigures> {
    const day = since.toISOString().slice(0, 10);
    const { rows } = await db.execute<WeekFigures & Record<string, unknown>>(sql`
      with own as (
        select ${videos}.id, status, finished_at, duration_sec from ${videos}
        where created_by_id = ${userId} and deleted_at is null and account_id in (
          select id from ${accounts} where owner_id = ${userId}
          union select account_id from ${memberships} where user_id = ${userId} and status = 'active'
        )
      )
      select
        (select count(*)::int from own where status = 'completed' and finished_at >= ${since.toISOString()}) as videos,
        (select coalesce(round(sum(duration_sec)), 0)::int from own
          where status = 'completed' and finished_at >= ${since.toISOString()}) as seconds,
        (select count(*)::int from ${videoPlays} where video_id in (select id from own) and day >= ${day}::date)
        + (select coalesce(sum(plays), 0)::int from ${videoDays}
            where video_id in (select id from own) and day >= ${day}::date) as plays`);
    return rows[0] ?? { videos: 0, seconds: 0, plays: 0 };
  },

  async markReported(tx: Transaction, userId: string, now: Date): Promise<void> {
    await tx.update(users).set({ reportedAt: now }).where(eq(users.id, userId));
  },
};
