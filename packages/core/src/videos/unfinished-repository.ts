import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { videos } from '../db/schema/videos.ts';

export interface UnfinishedVideo {
  id: string;
  accountId: string;
}

const { id, accountId, status, heardAt, deletedAt } = videos;

export const unfinishedRepository = {
  /** Videos whose worker was last heard before this. */
  async listUnheardSince(db: Queryable, since: Date): Promise<UnfinishedVideo[]> {
    return db
      .select({ id, accountId })
      .from(videos)
      .where(and(eq(status, 'processing'), lt(heardAt, since)));
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
