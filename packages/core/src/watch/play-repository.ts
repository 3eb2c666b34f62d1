import { eq, type SQL, sql } from 'drizzle-orm';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { dayFigures } from '../db/schema/figures.ts';
import { installation } from '../db/schema/installation.ts';
import { videoActs, videoDays, videoPlays } from '../db/schema/watch.ts';

/** How one video was watched on one day. */
export interface WatchedDay {
  day: string;
  plays: number;
  watched: number;
  completed: number;
  watchedSec: number;
  downloads: number;
  shares: number;
  clicks: number;
  /** For each hundredth of the video, how many plays saw it. */
  seen: number[];
}

interface Ended {
  /** The first day that goes on. */
  before: string;
  limit: number;
  timeZone: string;
}

const HUNDREDTHS = 100;

/** Counts every hundredth in the same pass over the plays. */
const seenByHundredth: SQL = sql`array[${sql.join(
  Array.from({ length: HUNDREDTHS }, (_, at) => sql.raw(`count(*) filter (where get_bit(seen, ${at}) = 1)`)),
  sql`, `,
)}]::integer[]`;

const playSums = sql`count(*)::integer as plays, count(*) filter (where is_watched)::integer as watched,
  count(*) filter (where is_completed)::integer as completed, sum(watched_sec) as watched_sec, ${seenByHundredth} as seen`;

const actSums = sql.raw(
  ['download', 'share', 'click'].map((act) => `count(*) filter (where act = '${act}')::integer as ${act}s`).join(', '),
);

export const playRepository = {
  /** What is summed up already, and what is not yet: a day can have several rows. */
  async listDays(db: Queryable, videoId: string, timeZone: string): Promise<WatchedDay[]> {
    const { rows } = await db.execute<WatchedDay & Record<string, unknown>>(sql`
      with plays as (
        select (created_at at time zone ${timeZone})::date as day, ${playSums}
        from ${videoPlays} where ${eq(videoPlays.videoId, videoId)} group by 1
      ),
      acts as (
        select (created_at at time zone ${timeZone})::date as day, ${actSums}
        from ${videoActs} where ${eq(videoActs.videoId, videoId)} group by 1
      )
      select day::text, plays, watched, completed, watched_sec as "watchedSec", downloads, shares, clicks, seen from (
        select day, plays, watched, completed, watched_sec, downloads, shares, clicks, seen
        from ${videoDays} where ${eq(videoDays.videoId, videoId)}
        union all select day, plays, watched, completed, watched_sec, 0, 0, 0, seen from plays
        union all select day, 0, 0, 0, 0, downloads, shares, clicks, '{}'::integer[] from acts
      ) days`);
    return rows;
  },

  /** Since when everything is counted that figures show; from now on where nothing has started yet. */
  async countsSince({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<Date> {
    const [row] = await db.queries.select({ since: installation.countsSince }).from(installation);
    return row?.since ?? clock.now();
  },

  /** Sums up the plays of some videos on earlier days, for the video and for the installation; returns how many there were. */
  async rollUp(db: Queryable, { before, limit, timeZone }: Ended): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      with ended as (select distinct video_id, day from ${videoPlays} where day < ${before} limit ${limit}),
      gone as (
        delete from ${videoPlays} using ended
        where video_plays.video_id = ended.video_id and video_plays.day = ended.day
        returning video_plays.video_id, (video_plays.created_at at time zone ${timeZone})::date as day,
          video_plays.watched_sec, video_plays.seen, video_plays.is_watched, video_plays.is_completed
      ),
      summed as (
        insert into ${videoDays} (video_id, day, plays, watched, completed, watched_sec, seen)
        select video_id, day, ${playSums} from gone group by video_id, day
        on conflict (video_id, day) do update set
          plays = video_days.plays + excluded.plays,
          watched = video_days.watched + excluded.watched,
          completed = video_days.completed + excluded.completed,
          watched_sec = video_days.watched_sec + excluded.watched_sec,
          seen = array(
            select coalesce(a, 0) + b from unnest(video_days.seen, excluded.seen) with ordinality both_seen(a, b, at) order by at)
      ),
      added as (
        insert into ${dayFigures} (day, figure, value)
        select day, figure, sum(value) from gone, lateral (values
          ('plays', 1), ('watched', is_watched::integer), ('completed', is_completed::integer), ('watched_seconds', watched_sec)
        ) as figures(figure, value) group by day, figure
        on conflict (day, figure, part) do update set value = day_figures.value + excluded.value
      )
      select count(*)::integer as count from gone`);
    return rows[0]?.count ?? 0;
  },

  /** The same for what was done with videos. */
  async rollUpActs(db: Queryable, { before, limit, timeZone }: Ended): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      with ended as (select distinct video_id, day from ${videoActs} where day < ${before} limit ${limit}),
      gone as (
        delete from ${videoActs} using ended
        where video_acts.video_id = ended.video_id and video_acts.day = ended.day
        returning video_acts.video_id, (video_acts.created_at at time zone ${timeZone})::date as day, video_acts.act
      ),
      summed as (
        insert into ${videoDays} (video_id, day, plays, watched_sec, seen, downloads, shares, clicks)
        select video_id, day, 0, 0, '{}', ${actSums} from gone group by video_id, day
        on conflict (video_id, day) do update set
          downloads = video_days.downloads + excluded.downloads,
          shares = video_days.shares + excluded.shares,
          clicks = video_days.clicks + excluded.clicks
      ),
      added as (
        insert into ${dayFigures} (day, figure, value)
        select day, act || 's', count(*) from gone group by day, act
        on conflict (day, figure, part) do update set value = day_figures.value + excluded.value
      )
      select count(*)::integer as count from gone`);
    return rows[0]?.count ?? 0;
  },
};
