import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, users } from '../db/schema/people.ts';
import { videos } from '../db/schema/videos.ts';
import { videoPlays } from '../db/schema/watch.ts';
import { videoColumns } from '../db/video-columns.ts';
import { isClosedFor } from '../people/is-closed-repository.ts';
import type { StoredVideo } from '../videos/state/video.ts';

export interface Play {
  videoId: string;
  viewer: string;
  day: string;
  watchedSec: number;
  /** A hundred zeros and ones. */
  seen: string;
  createdAt: Date;
}

const NOTHING_SEEN = '0'.repeat(100);

const isShared = and(
  eq(videos.status, 'completed'),
  isNull(videos.deletedAt),
  isNull(videos.removedAt),
  not(isClosedFor(users)),
);

export const watchRepository = {
  /** A finished video that is not in the trash, not removed by a moderator and whose owner is neither banned nor leaving. */
  async findShared(db: Queryable, by: { slug: string } | { id: string }): Promise<StoredVideo | undefined> {
    const [row] = await db
      .select(videoColumns)
      .from(videos)
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(and('slug' in by ? eq(videos.slug, by.slug) : eq(videos.id, by.id), isShared));
    return row;
  },

  /** Counts the view if this viewer has not been counted today; returns how many there are now. */
  async countView(tx: Transaction, play: Pick<Play, 'videoId' | 'viewer' | 'day' | 'createdAt'>): Promise<number> {
    const isNew = await tx
      .insert(videoPlays)
      .values({ ...play, seen: NOTHING_SEEN })
      .onConflictDoNothing()
      .returning({ viewer: videoPlays.viewer });
    const added = isNew.length;
    const [row] = await tx
      .update(videos)
      .set({ views: sql`${videos.views} + ${added}` })
      .where(eq(videos.id, play.videoId))
      .returning({ views: videos.views });
    return row?.views ?? 0;
  },

  /** Adds what was seen to a counted play; does nothing for a play that was not counted. */
  async addSeen(db: Queryable, play: Omit<Play, 'createdAt'>): Promise<void> {
    await db
      .update(videoPlays)
      .set({
        seen: sql`${videoPlays.seen} | ${play.seen}::bit(100)`,
        watchedSec: sql`greatest(${videoPlays.watchedSec}, ${play.watchedSec})`,
      })
      .where(
        and(eq(videoPlays.videoId, play.videoId), eq(videoPlays.viewer, play.viewer), eq(videoPlays.day, play.day)),
      );
  },
};
