import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { videos } from '../db/schema/videos.ts';
import { videoColumns } from '../db/video-columns.ts';
import type { StoredVideo, Work } from './video.ts';

type VideoChanges = Partial<typeof videos.$inferInsert>;

const isHeldBy = ({ videoId, workToken }: Work) =>
  and(
    eq(videos.id, videoId),
    eq(videos.workToken, workToken),
    eq(videos.status, 'processing'),
    isNull(videos.deletedAt),
  );

/** What workers and the queue change; every change of theirs asks for the token. */
export const videoWorkRepository = {
  /** The row, held until the transaction ends. */
  async lock(tx: Queryable, videoId: string): Promise<StoredVideo | undefined> {
    const [row] = await tx.select(videoColumns).from(videos).where(eq(videos.id, videoId)).for('update');
    return row;
  },

  async find(db: Queryable, videoId: string): Promise<StoredVideo | undefined> {
    const [row] = await db.select(videoColumns).from(videos).where(eq(videos.id, videoId));
    return row;
  },

  async update(tx: Queryable, videoId: string, changes: VideoChanges): Promise<void> {
    await tx.update(videos).set(changes).where(eq(videos.id, videoId));
  },

  /** Changes the video of whoever still works on it; undefined when that is somebody else, or nobody. */
  async updateHeld(db: Queryable, work: Work, changes: VideoChanges): Promise<{ accountId: string } | undefined> {
    const [row] = await db.update(videos).set(changes).where(isHeldBy(work)).returning({ accountId: videos.accountId });
    return row;
  },
};
