import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';

const { id, status, heardAt, deletedAt } = videos;

export const unfinishedRepository = {
  /** Videos whose worker sent its last heartbeat before this. */
  async listUnheardSince(db: Queryable, since: Date): Promise<string[]> {
    const rows = await db
      .select({ id })
      .from(videos)
      .where(and(eq(status, 'processing'), lt(heardAt, since)));
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
