import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, users } from '../db/schema/people.ts';
import { videos } from '../db/schema/videos.ts';
import { videoActs, videoPlays } from '../db/schema/watch.ts';
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

export interface SeenPlay extends Omit<Play, 'createdAt'> {
  /** When it was told. */
  at: Date;
  durationSec: number;
  /** How long it takes to see that much. */
  seenSec: number;
}

/** A play counts as watched from here on, or from that share of a shorter video. */
const WATCHED_SEC = 5;
const WATCHED_SHARE = 0.75;
/** Of the hundredths; the last moments of a film are often left out. */
const COMPLETED_PARTS = 90;
/** A play is counted a moment after it began. */
const LATE_SEC = 2;

/** The next report says it again, so no viewer waits until this one is on the disk. */
const withoutWaitingForDisk = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

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

  /**
   * Adds what was seen to a counted play; does nothing for a play that was not counted. Nobody can have watched for longer
   * than the play is old.
   */
  async addSeen(db: Queryable, play: SeenPlay): Promise<void> {
    const ageSec = sql`extract(epoch from ${play.at.toISOString()}::timestamptz - ${videoPlays.createdAt})`;
    const watchedSec = sql`greatest(${videoPlays.watchedSec}, least(${play.watchedSec}::float8, ${ageSec} + ${LATE_SEC}))`;
    const wholeSec = play.durationSec;
    const seen = sql`case when ${play.seenSec} <= ${ageSec} + ${LATE_SEC}
      then ${videoPlays.seen} | ${play.seen}::bit(100) else ${videoPlays.seen} end`;
    await db
      .update(videoPlays)
      .set({
        seen,
        watchedSec,
        isWatched: sql`${videoPlays.isWatched} or ${watchedSec} >= ${Math.min(WATCHED_SEC, wholeSec * WATCHED_SHARE)}::float8`,
        isCompleted: sql`${videoPlays.isCompleted} or bit_count(${seen}) >= ${COMPLETED_PARTS}`,
      })
      .where(
        and(
          eq(videoPlays.videoId, play.videoId),
          eq(videoPlays.viewer, play.viewer),
          eq(videoPlays.day, play.day),
          withoutWaitingForDisk,
        ),
      );
  },

  /** Once per visitor, day, video and act. */
  async addAct(db: Queryable, act: typeof videoActs.$inferInsert): Promise<void> {
    await db.insert(videoActs).values(act).onConflictDoNothing();
  },
};
