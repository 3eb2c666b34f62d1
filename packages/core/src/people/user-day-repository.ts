import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { userDays } from '../db/schema/figures.ts';
import { users } from '../db/schema/people.ts';

/** A longer pause ends a visit. */
const PAUSE_MIN = 30;

interface Seen {
  now: Date;
  before: Date;
  /** Where the day begins. */
  timeZone: string;
}

export const userDayRepository = {
  /**
   * Notes that somebody is here, and adds the time since they were seen last to the day. `before` keeps people with many
   * open tabs from writing more than once a minute.
   */
  async markSeen(db: Queryable, who: { userId: string; accountId: string }, { now, before, timeZone }: Seen) {
    const at = sql`${now.toISOString()}::timestamptz`;
    await db.execute(sql`
      with found as (
        select id, last_seen_at, coalesce(last_seen_at > ${at} - make_interval(mins => ${PAUSE_MIN}), false) as goes_on
        from ${users} where id = ${who.userId} and (last_seen_at is null or last_seen_at <= ${before.toISOString()})
        for no key update
      ),
      marked as (update ${users} set last_seen_at = ${at} from found where users.id = found.id)
      insert into ${userDays} (user_id, account_id, day, visits, seconds)
      select id, ${who.accountId}::uuid, (${at} at time zone ${timeZone})::date,
        case when goes_on then 0 else 1 end,
        case when goes_on then extract(epoch from ${at} - last_seen_at)::integer else 0 end
      from found
      on conflict (user_id, account_id, day) do update set
        visits = user_days.visits + excluded.visits, seconds = user_days.seconds + excluded.seconds`);
  },

  async removeBefore(db: Queryable, day: string): Promise<void> {
    await db.delete(userDays).where(lt(userDays.day, day));
  },
};
