import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { purchases } from '../../db/schema/plans.ts';

export interface ActivePeople {
  daily: number;
  weekly: number;
  monthly: number;
}

/** How many joined, and how many of them were seen again so many days later. */
export interface Cohort {
  joined: number;
  returned: number;
}

interface Joined {
  from: Date;
  before: Date;
}

interface ReturnQuestion extends Joined {
  days: number;
}

const betweenJoined = ({ from, before }: Joined) =>
  sql`users.created_at >= ${from.toISOString()}::timestamptz and users.created_at < ${before.toISOString()}::timestamptz`;

export const peopleFigureRepository = {
  async countUsers(db: Queryable): Promise<number> {
    return db.$count(users);
  },

  /** People seen since the beginning of today, of the last 7 and of the last 30 days. */
  async countActive(db: Queryable, since: { daily: Date; weekly: Date; monthly: Date }): Promise<ActivePeople> {
    const seen = (moment: Date) =>
      sql`count(*) filter (where last_seen_at >= ${moment.toISOString()}::timestamptz)::integer`;
    const { rows } = await db.execute<ActivePeople & Record<string, unknown>>(sql`
      select ${seen(since.daily)} as daily, ${seen(since.weekly)} as weekly, ${seen(since.monthly)} as monthly from ${users}`);
    return rows[0] ?? { daily: 0, weekly: 0, monthly: 0 };
  },

  /**
   * For each cohort, how many joined and how many of them were seen that many days later, for 0 days up to its own number.
   * All cohorts come from one look at the people.
   */
  async countReturned(db: Queryable, cohorts: readonly ReturnQuestion[]): Promise<Cohort[][]> {
    const most = Math.max(...cohorts.map(({ days }) => days));
    const counts = cohorts.map((joined) => sql`count(*) filter (where ${betweenJoined(joined)})`);
    const span = {
      from: new Date(Math.min(...cohorts.map(({ from }) => from.getTime()))),
      before: new Date(Math.max(...cohorts.map(({ before }) => before.getTime()))),
    };
    const { rows } = await db.execute<{ after: number; joined: string[] }>(sql`
      select least(${most}, floor(coalesce(date_part('epoch', last_seen_at) - date_part('epoch', created_at), 0) / 86400))::integer as after,
        array[${sql.join(counts, sql`, `)}]::integer[] as joined
      from ${users} where ${betweenJoined(span)} group by 1`);
    return cohorts.map(({ days }, place) => {
      const own = rows.map(({ after, joined }) => ({ after, joined: Number(joined[place] ?? 0) }));
      const total = own.reduce((sum, row) => sum + row.joined, 0);
      return Array.from({ length: days + 1 }, (_, day) => ({
        joined: total,
        returned: day === 0 ? total : own.reduce((sum, row) => sum + (row.after >= day ? row.joined : 0), 0),
      }));
    });
  },

  /** Of those who joined, how many have a purchase that was not paid back. */
  async countBuyers(db: Queryable, joined: Joined): Promise<{ joined: number; buyers: number }> {
    const { rows } = await db.execute<{ joined: number; buyers: number }>(sql`
      select (select count(*) from ${users} where ${betweenJoined(joined)})::integer as joined,
        (select count(distinct purchases.user_id) from ${purchases} join ${users} on users.id = purchases.user_id
          where purchases.state <> 'refunded' and ${betweenJoined(joined)})::integer as buyers`);
    return rows[0] ?? { joined: 0, buyers: 0 };
  },

  /** When some days begin in a time zone. */
  async beginOf(db: Queryable, days: readonly string[], timeZone: string): Promise<Date[]> {
    const { rows } = await db.execute<{ at: string | Date }>(sql`
      select (day::timestamp at time zone ${timeZone}) as at
      from unnest(${sql.param(days)}::text[]) with ordinality as days(day, place) order by place`);
    return rows.map(({ at }) => new Date(at));
  },
};
