import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';

const { id, status, heardAt, deletedAt } = videos;

export const unfinishedRepository = {
  /** Videos whose worker has sent no heartbeat for so long, by the clock that stamped the last one. */
  async listSilent(db: Queryable, forSec: number): Promise<string[]> {
    const since = sql`clock_timestamp() - make_interval(secs => ${forSec})`;
    const rows = await db
      .select({ id })
      .from(videos)
      .where(and(eq(status, 'processing'), lte(heardAt, since)));
    return rows.map((row) => row.id);
  },

  /** Which of these are still to be made. */
  async idsAmong(db: Queryable, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .select({ id })
      .from(videos)
      .where(and(inArray(id, ids), inArray(status, ['pending', 'processing']), isNull(deletedAt)));
    return rows.map((row) => row.id);
  },
};
