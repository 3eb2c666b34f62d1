import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';

/** Enough to see how many videos are made at the same time. */
const REMEMBERED = 60;
/** Forecasts end here: far behind in the queue, seconds do not matter. */
const LOOKED_AT = 2000;

const workColumns = {
  id: videos.id,
  performer: videos.performer,
  output: videos.output,
  durationSec: videos.durationSec,
  startedAt: videos.startedAt,
};

export const queueRepository = {
  async listMade(db: Queryable) {
    return db
      .select({ createdAt: videos.createdAt, startedAt: videos.startedAt, finishedAt: videos.finishedAt })
      .from(videos)
      .where(and(eq(videos.status, 'completed'), eq(videos.attempts, 1)))
      .orderBy(desc(videos.finishedAt))
      .limit(REMEMBERED);
  },

  /** The newest films with what decided how large they became. */
  async listFilms(db: Queryable) {
    return db
      .select({
        performer: videos.performer,
        output: videos.output,
        durationSec: videos.durationSec,
        sizeBytes: videos.sizeBytes,
      })
      .from(videos)
      .where(and(eq(videos.status, 'completed'), isNotNull(videos.output)))
      .orderBy(desc(videos.finishedAt))
      .limit(REMEMBERED);
  },

  async listInWork(db: Queryable) {
    return db
      .select({ ...workColumns, progress: videos.progress, framesDone: videos.framesDone, readyAt: videos.readyAt })
      .from(videos)
      .where(and(eq(videos.status, 'processing'), isNull(videos.deletedAt)));
  },

  /** In the order the workers take them. */
  async listWaiting(db: Queryable) {
    return db
      .select({ ...workColumns, rank: videos.rank, heldUpSince: videos.heldUpSince })
      .from(videos)
      .where(and(eq(videos.status, 'pending'), isNull(videos.deletedAt)))
      .orderBy(desc(videos.rank), asc(sql`coalesce(${videos.requeuedAt}, ${videos.createdAt})`), asc(videos.id))
      .limit(LOOKED_AT);
  },
};
