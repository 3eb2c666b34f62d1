import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';

export interface FilmInWork {
  id: string;
  title: string;
  status: typeof videos.$inferSelect.status;
  stage: typeof videos.$inferSelect.stage;
  progress: number;
  framesDone: number;
  framesTotal: number;
  etaSec: number | null;
  firstPictureKey: string | null;
  privacy: typeof videos.$inferSelect.privacy;
  passwordHash: string | null;
  deletedAt: Date | null;
  removedAt: Date | null;
}

export const filmRepository = {
  /** As they are now, by id. */
  async read(db: Queryable, ids: string[]): Promise<Map<string, FilmInWork>> {
    if (ids.length === 0) return new Map();
    const { id, title, status, stage, progress, framesDone, framesTotal, firstPictureKey } = videos;
    const { privacy, passwordHash, deletedAt, removedAt } = videos;
    // A moment that has passed says no more than none.
    const etaSec = sql<number | null>`case when ${videos.readyAt} > now()
      then extract(epoch from ${videos.readyAt} - now())::double precision end`;
    const rows = await db
      .select({
        id,
        title,
        status,
        stage,
        progress,
        framesDone,
        framesTotal,
        firstPictureKey,
        etaSec,
        privacy,
        passwordHash,
        deletedAt,
        removedAt,
      })
      .from(videos)
      .where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, row]));
  },
};
