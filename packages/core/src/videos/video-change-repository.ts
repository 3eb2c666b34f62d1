import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Where changes of videos are called out to every process of this installation. */
export const VIDEO_CHANNEL = 'herald_videos';

export interface VideoChange {
  accountId: string;
  videoId: string;
  /** The queue moved: other videos have another place and time now. */
  movesQueue: boolean;
}

export const videoChangeRepository = {
  /** Heard by everybody once the transaction is committed, and by nobody when it is not. */
  async announce(db: Queryable, { accountId, videoId, movesQueue }: VideoChange): Promise<void> {
    const payload = `${accountId} ${videoId} ${movesQueue ? 'queue' : 'video'}`;
    await db.execute(sql`select pg_notify(${VIDEO_CHANNEL}, ${payload})`);
  },
};
