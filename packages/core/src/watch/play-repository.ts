import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { videoDays, videoPlays } from '../db/schema/watch.ts';

/** How one video was watched on one day. */
export interface WatchedDay {
  day: string;
  plays: number;
  watchedSec: number;
  /** For each hundredth of the video, how many plays saw it. */
  seen: number[];
}

const HUNDREDTHS = 100;

/** Counts every hundredth in the same pass over the plays. */
const seenByHundredth: SQL = sql`array[${sql.join(
  Array.from({ length: HUNDREDTHS }, (_, at) => sql.raw(`count(*) filter (where get_bit(seen, ${at}) = 1)`)),
  sql`, `,
)}]::integer[]`;

const sums = sql`count(*)::integer as plays, sum(watched_sec) as watched_sec, ${seenByHundredth} as seen`;

export const playRepository = {
  /** The newest day first. */
  async listDays(db: Queryable, videoId: string): Promise<WatchedDay[]> {
    const { rows } = await db.execute<WatchedDay & Record<string, unknown>>(sql`
      select day::text, plays, watched_sec as "watchedSec", seen from (
        select day, plays, watched_sec, seen from ${videoDays} where ${eq(videoDays.videoId, videoId)}
        union all
        select day, ${sums} from ${videoPlays} where ${eq(videoPlays.videoId, videoId)} group by day
      ) days order by day desc`);
    return rows;
  },

  /** Sums up the plays of some videos on earlier days; returns how many plays there were. */
  async rollUp(db: Queryable, before: string, limit: number): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      with ended as (select distinct video_id, day from ${videoPlays} where day < ${before} limit ${limit}),
      gone as (
        delete from ${videoPlays} using ended
        where video_plays.video_id = ended.video_id and video_plays.day = ended.day
        returning video_plays.video_id, video_plays.day, video_plays.watched_sec, video_plays.seen
      ),
      summed as (
        insert into ${videoDays} (video_id, day, plays, watched_sec, seen)
        select video_id, day, ${sums} from gone group by video_id, day
        on conflict (video_id, day) do update set
          plays = video_days.plays + excluded.plays,
          watched_sec = video_days.watched_sec + excluded.watched_sec,
          seen = array(select a + b from unnest(video_days.seen, excluded.seen) with ordinality both_seen(a, b, at) order by at)
      )
      select count(*)::integer as count from gone`);
    return rows[0]?.count ?? 0;
  },
};
