import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { topVideos } from '../db/schema/figures.ts';
import { accounts, users } from '../db/schema/people.ts';
import { videos } from '../db/schema/videos.ts';
import { videoActs, videoDays, videoPlays } from '../db/schema/watch.ts';
import type { DaySpan } from './range-days.ts';

export interface TopVideo {
  videoId: string;
  plays: number;
  watched: number;
  downloads: number;
}

interface Search {
  span: DaySpan;
  timeZone: string;
}

/** Reading all days of these takes seconds where there are millions. */
export const STORED_RANGES = ['30d', '90d', '12m'] as const satisfies AnalyticsRange[];

/** More than are shown, because some may be deleted within the hour. */
const KEPT = 20;

const mostPlayed = ({ span, timeZone }: Search) => sql`
  with begins as (select (${span.from}::timestamp at time zone ${timeZone}) as at)
  select video_id as "videoId", sum(plays)::integer as plays, sum(watched)::integer as watched, sum(downloads)::integer as downloads
  from (
    select video_id, plays, watched, downloads from ${videoDays} where day between ${span.from} and ${span.to}
    union all
    select video_id, 1, is_watched::integer, 0 from ${videoPlays}, begins where created_at >= begins.at
    union all
    select video_id, 0, 0, 1 from ${videoActs}, begins where act = 'download' and created_at >= begins.at
  ) days group by video_id having sum(plays) > 0 order by plays desc, video_id limit ${KEPT}`;

export const topVideoRepository = {
  async find(db: Queryable, search: Search): Promise<TopVideo[]> {
    const { rows } = await db.execute<TopVideo & Record<string, unknown>>(mostPlayed(search));
    return rows;
  },

  async store(
    tx: Transaction,
    { range, foundAt, ...search }: Search & { range: AnalyticsRange; foundAt: Date },
  ): Promise<void> {
    const found = await this.find(tx, search);
    await tx.delete(topVideos).where(eq(topVideos.range, range));
    if (found.length > 0) await tx.insert(topVideos).values(found.map((one) => ({ ...one, range, foundAt })));
  },

  async listStored(db: Queryable, range: AnalyticsRange) {
    return db.select().from(topVideos).where(eq(topVideos.range, range)).orderBy(desc(topVideos.plays));
  },

  /** What is shown of these videos; deleted ones are left out. */
  async describe(db: Queryable, ids: readonly string[]) {
    return db
      .select({
        id: videos.id,
        accountId: videos.accountId,
        title: videos.title,
        slug: videos.slug,
        files: videos.files,
        privacy: videos.privacy,
        passwordHash: videos.passwordHash,
        deletedAt: videos.deletedAt,
        removedAt: videos.removedAt,
        creator: users.name,
      })
      .from(videos)
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(sql`${videos.id} = any(${sql.param(ids)}::uuid[]) and ${videos.deletedAt} is null`);
  },
};
