import { and, count, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoColumns } from '../../db/video-columns.ts';
import type { StoredVideo } from './video.ts';

const unfinished = inArray(videos.status, ['pending', 'processing']);

export const remakeRepository = {
  async countSince(db: Queryable, videoId: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ made: count() })
      .from(videos)
      .where(and(eq(videos.remakeOf, videoId), gte(videos.createdAt, since)));
    return row?.made ?? 0;
  },

  async hasUnfinished(db: Queryable, videoId: string): Promise<boolean> {
    return (await db.$count(videos, and(eq(videos.remakeOf, videoId), unfinished))) > 0;
  },

  /** Of these videos, locked until the transaction ends. */
  async lockUnfinished(tx: Transaction, videoIds: readonly string[]): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(and(inArray(videos.remakeOf, [...videoIds]), unfinished))
      .orderBy(videos.id)
      .for('update');
  },

  /** The kept films of these videos, locked until the transaction ends. */
  async lockKept(tx: Transaction, videoIds: readonly string[]): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(and(inArray(videos.remakeOf, [...videoIds]), isNull(videos.purgedAt)))
      .orderBy(videos.id)
      .for('update');
  },

  /** Films that these videos showed before, the newest first. */
  async listKept(db: Queryable, videoIds: readonly string[], deletedSince: Date) {
    if (videoIds.length === 0) return [];
    const { id, remakeOf, version, deletedAt } = videos;
    return db
      .select({ id, remakeOf, version, deletedAt })
      .from(videos)
      .where(
        and(
          inArray(remakeOf, [...videoIds]),
          isNotNull(videos.files),
          gte(deletedAt, deletedSince),
          isNull(videos.purgedAt),
        ),
      )
      .orderBy(desc(version), desc(deletedAt));
  },
};
