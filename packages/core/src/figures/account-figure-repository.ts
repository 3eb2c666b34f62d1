import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { userDays } from '../db/schema/figures.ts';
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

/**
 * One row for each day of each video: what is summed up, and what is not yet. The parts have the same types, so that
 * PostgreSQL can look up the days of each video where it has few, and read all days once where it has many.
 */
const watchedDays = ({ accountId, span, timeZone }: Question) => sql`
  counted as (
    select video_id, day, plays, watched, completed, watched_sec, downloads, shares, clicks from ${videoDays}
    union all
    select video_id, (created_at at time zone ${timeZone})::date, 1, is_watched::integer, is_completed::integer, watched_sec, 0, 0, 0
    from ${videoPlays}
    union all
    select video_id, (created_at at time zone ${timeZone})::date, 0, 0, 0, 0::double precision, (act = 'download')::integer,
      (act = 'share')::integer, (act = 'click')::integer
    from ${videoActs}
  ),
  asked as (
    select id, title, counted.*, least(watched_sec, plays * coalesce(duration_sec, 0)) as shown_sec,
      plays * coalesce(duration_sec, 0) as played_sec
    from ${videos} join counted on counted.video_id = videos.id
    where account_id = ${accountId} and purged_at is null and day between ${span.from} and ${span.to}
  )`;

const sums = sql`sum(plays)::integer as plays, sum(watched)::integer as watched, sum(completed)::integer as completed,
  sum(shown_sec) as "watchedSec", sum(played_sec) as "playedSec", sum(downloads)::integer as downloads,
  sum(shares)::integer as shares, sum(clicks)::integer as clicks`;

export const accountFigureRepository = {
  async listWatched(db: Queryable, question: Question): Promise<WatchedOnDay[]> {
    const { rows } = await db.execute<WatchedOnDay & Unnamed>(sql`
      with ${watchedDays(question)} select day::text, ${sums} from asked group by day order by day`);
    return rows;
  },

  /** The most played first. */
  async listVideos(db: Queryable, question: Question, limit: number): Promise<WatchedVideo[]> {
    const { rows } = await db.execute<WatchedVideo & Unnamed>(sql`
      with ${watchedDays(question)} select id, title, ${sums} from asked group by id, title
      order by plays desc, title, id limit ${limit}`);
    return rows;
  },

  /** Films that ended on a day, by the hand of this installation. */
  async listMade(db: Queryable, { accountId, span, timeZone }: Question): Promise<MadeOnDay[]> {
    const { rows } = await db.execute<MadeOnDay & Unnamed>(sql`
      select (finished_at at time zone ${timeZone})::date::text as day,
        count(*) filter (where status = 'completed')::integer as completed, count(*) filter (where status = 'failed')::integer as failed
      from ${videos}
      where account_id = ${accountId} and status in ('completed', 'failed') and imported_at is null
        and finished_at >= (${span.from}::timestamp at time zone ${timeZone})
        and finished_at < ((${span.to}::date + 1)::timestamp at time zone ${timeZone})
      group by 1 order by 1`);
    return rows;
  },

  async listVisits(db: Queryable, { accountId, span }: Question): Promise<VisitedOnDay[]> {
    const { rows } = await db.execute<VisitedOnDay & Unnamed>(sql`
      select day::text, count(*)::integer as people, sum(visits)::integer as visits, sum(seconds)::integer as seconds
      from ${userDays} where account_id = ${accountId} and day between ${span.from} and ${span.to} group by day order by day`);
    return rows;
  },
};
