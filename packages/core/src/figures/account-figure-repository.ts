import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accountDays, userDays } from '../db/schema/figures.ts';
import { videos } from '../db/schema/videos.ts';
import { videoActs, videoDays, videoPlays } from '../db/schema/watch.ts';
import type { DaySpan } from './range-days.ts';

/** What became of the videos of an account on a day. */
export interface WatchedOnDay {
  day: string;
  plays: number;
  watched: number;
  completed: number;
  watchedSec: number;
  /** How long all plays would be, seen to the end. */
  playedSec: number;
  downloads: number;
  shares: number;
  clicks: number;
}

export interface WatchedVideo extends Omit<WatchedOnDay, 'day'> {
  id: string;
  title: string;
}

export interface MadeOnDay {
  day: string;
  completed: number;
  failed: number;
}

export interface VisitedOnDay {
  day: string;
  people: number;
  visits: number;
  seconds: number;
}

interface Question {
  accountId: string;
  span: DaySpan;
  timeZone: string;
}

type Unnamed = Record<string, unknown>;

/** What is not summed up yet, a row for each play and act. */
const liveRows = ({ accountId, timeZone }: Question, isWanted: SQL = sql`true`) => sql`
  select videos.id, title, (video_plays.created_at at time zone ${timeZone})::date as day, 1 as plays, is_watched::integer as watched,
    is_completed::integer as completed, least(watched_sec, coalesce(duration_sec, 0)) as shown_sec,
    coalesce(duration_sec, 0) as played_sec, 0 as downloads, 0 as shares, 0 as clicks
  from ${videos} join ${videoPlays} on video_plays.video_id = videos.id where account_id = ${accountId} and ${isWanted}
  union all
  select videos.id, title, (video_acts.created_at at time zone ${timeZone})::date, 0, 0, 0, 0, 0, (act = 'download')::integer,
    (act = 'share')::integer, (act = 'click')::integer
  from ${videos} join ${videoActs} on video_acts.video_id = videos.id where account_id = ${accountId} and ${isWanted}`;

const isInSpan = ({ span }: Question) => sql`day between ${span.from} and ${span.to}`;

const sums = sql`sum(plays)::integer as plays, sum(watched)::integer as watched, sum(completed)::integer as completed,
  sum(shown_sec) as "watchedSec", sum(played_sec) as "playedSec", sum(downloads)::integer as downloads,
  sum(shares)::integer as shares, sum(clicks)::integer as clicks`;

export const accountFigureRepository = {
  /** Days without anything are left out. */
  async listWatched(db: Queryable, question: Question): Promise<WatchedOnDay[]> {
    const { rows } = await db.execute<WatchedOnDay & Unnamed>(sql`
      select day::text, ${sums} from (
        select day, plays, watched, completed, watched_sec as shown_sec, played_sec, downloads, shares, clicks
        from ${accountDays} where account_id = ${question.accountId} and plays + downloads + shares + clicks > 0
        union all
        select day, plays, watched, completed, shown_sec, played_sec, downloads, shares, clicks from (${liveRows(question)}) live
      ) days where ${isInSpan(question)} group by day order by days.day`);
    return rows;
  },

  /** The most played first; what was purged is left out. */
  async listVideos(db: Queryable, question: Question, limit: number): Promise<WatchedVideo[]> {
    const { rows } = await db.execute<WatchedVideo & Unnamed>(sql`
      select id, title, ${sums} from (
        select videos.id, title, day, plays, watched, completed, least(watched_sec, plays * coalesce(duration_sec, 0)) as shown_sec,
          plays * coalesce(duration_sec, 0) as played_sec, downloads, shares, clicks
        from ${videos} join ${videoDays} on video_days.video_id = videos.id
        where account_id = ${question.accountId} and purged_at is null
        union all ${liveRows(question, sql`purged_at is null`)}
      ) days where ${isInSpan(question)} group by id, title
      order by plays desc, title, id limit ${limit}`);
    return rows;
  },

  /** Films that ended on a day, by the hand of this installation: stored up to a day, then as their rows say. */
  async listMade(db: Queryable, question: Question, closed: string | undefined): Promise<MadeOnDay[]> {
    const { accountId, timeZone } = question;
    const { rows } = await db.execute<MadeOnDay & Unnamed>(sql`
      select day::text, completed, failed from (
        select day, made as completed, failed, account_id from ${accountDays} where account_id = ${accountId} and made + failed > 0
        union all
        ${madeByAccount({ timeZone, from: closed ? sql`${closed}::date + 1` : undefined, accountId })}
      ) days where ${isInSpan(question)} order by days.day`);
    return rows;
  },

  /** Stores what was made on days that are over. */
  async close(tx: Transaction, { from, to }: DaySpan, timeZone: string): Promise<void> {
    const before = sql`${to}::date + 1`;
    await tx.execute(sql`
      insert into ${accountDays} (day, made, failed, account_id)
      ${madeByAccount({ timeZone, from: sql`${from}::date`, before })} order by account_id, day
      on conflict (account_id, day) do update set made = excluded.made, failed = excluded.failed`);
  },

  async listVisits(db: Queryable, { accountId, span }: Question): Promise<VisitedOnDay[]> {
    const { rows } = await db.execute<VisitedOnDay & Unnamed>(sql`
      select day::text, count(*)::integer as people, sum(visits)::integer as visits, sum(seconds)::integer as seconds
      from ${userDays} where account_id = ${accountId} and day between ${span.from} and ${span.to} group by day order by day`);
    return rows;
  },
};

/** Films that ended, by day and account; of one account where it is named. Each status has an index of its own. */
function madeByAccount({
  timeZone,
  from = sql`'-infinity'::date`,
  before,
  accountId,
}: {
  timeZone: string;
  from?: SQL | undefined;
  before?: SQL | undefined;
  accountId?: string;
}): SQL {
  const begin = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}`;
  const isInTime = sql`finished_at >= ${begin(from)} ${before ? sql`and finished_at < ${begin(before)}` : sql``}`;
  return sql`
    select (finished_at at time zone ${timeZone})::date as day, count(*) filter (where status = 'completed')::integer as completed,
      count(*) filter (where status = 'failed')::integer as failed, account_id
    from ${videos}
    where ((status = 'completed' and ${isInTime}) or (status = 'failed' and ${isInTime}))
      and imported_at is null ${accountId ? sql`and account_id = ${accountId}` : sql``}
    group by 1, account_id`;
}
