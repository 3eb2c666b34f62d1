import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';
import { hasJob } from '../../queue/job-repository.ts';

const isStranded = and(
  eq(videos.status, 'pending'),
  isNull(videos.deletedAt),
  not(hasJob('make-video', 'videoId', videos.id)),
);

/** Waiting videos that have no job, so that no worker would ever take them. */
export const strandedRepository = {
  /** Those that have waited for so long. */
  async list(db: Queryable, forSec: number): Promise<string[]> {
    const waitingSince = sql`coalesce(${videos.requeuedAt}, ${videos.createdAt})`;
    const rows = await db
      .select({ id: videos.id })
      .from(videos)
      .where(and(isStranded, sql`${waitingSince} <= clock_timestamp() - make_interval(secs => ${forSec})`));
    return rows.map(({ id }) => id);
  },

  async includes(tx: Transaction, videoId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(and(isStranded, eq(videos.id, videoId)));
    return rows.length > 0;
  },
};
