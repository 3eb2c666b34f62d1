import { and, count, eq, gte, notInArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { videos } from '../db/schema/site.ts';

export const videoRepository = {
  async insert(db: Queryable, video: typeof videos.$inferInsert): Promise<void> {
    await db.insert(videos).values(video);
  },

  /** Videos that hold a slot: deleted ones still do, failed and cancelled ones gave it back. */
  async countStartedSince(db: Queryable, accountId: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ started: count() })
      .from(videos)
      .where(
        and(
          eq(videos.accountId, accountId),
          gte(videos.createdAt, since),
          notInArray(videos.status, ['failed', 'cancelled']),
        ),
      );
    return row?.started ?? 0;
  },
};
