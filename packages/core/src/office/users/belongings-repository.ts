import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invitations, memberships } from '../../db/schema/people.ts';
import { sites } from '../../db/schema/sites.ts';
import { videos } from '../../db/schema/videos.ts';

export interface BelongingsCount {
  /** Everything in the library and its trash. */
  videos: number;
  videosThisMonth: number;
  /** Waiting or being made. */
  videosInWork: number;
  /** Videos that everybody with the link can watch. */
  watchLinks: number;
  views: number;
  sites: number;
  members: number;
  invited: number;
}

export const belongingsRepository = {
  /** What an account has, in one query. */
  async count(db: Queryable, accountId: string, monthStart: Date): Promise<BelongingsCount> {
    const { rows } = await db.execute<Record<keyof BelongingsCount, string>>(sql`
      select counted.*,
        (select count(*) from ${sites} where account_id = ${accountId}) as sites,
        (select count(*) from ${memberships} where account_id = ${accountId}) as members,
        (select count(*) from ${invitations} where account_id = ${accountId}) as invited
      from (
        select count(*) as videos,
          count(*) filter (where created_at >= ${monthStart.toISOString()}) as "videosThisMonth",
          count(*) filter (where status in ('pending', 'processing')) as "videosInWork",
          count(*) filter (where status = 'completed' and deleted_at is null) as "watchLinks",
          coalesce(sum(views), 0) as views
        from ${videos} where account_id = ${accountId} and purged_at is null
      ) as counted`);
    const [row] = rows;
    if (!row) throw new Error('The counts were not returned.');
    return {
      videos: Number(row.videos),
      videosThisMonth: Number(row.videosThisMonth),
      videosInWork: Number(row.videosInWork),
      watchLinks: Number(row.watchLinks),
      views: Number(row.views),
      sites: Number(row.sites),
      members: Number(row.members),
      invited: Number(row.invited),
    };
  },
};
