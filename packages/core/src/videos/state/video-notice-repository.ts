import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';

/** The PostgreSQL channel that carries notices of changed videos to every process of this installation. */
export const VIDEO_CHANNEL = 'herald_videos';

/** Says that a video changed; readers look up what it is like. */
export interface VideoNotice {
  accountId: string;
  videoId: string;
  /** The queue moved: other videos have another place and time. */
  movesQueue: boolean;
}

export const videoNoticeRepository = {
  /** PostgreSQL delivers it when the transaction is committed, and never when it is rolled back. */
  async send(tx: Transaction, { accountId, videoId, movesQueue }: VideoNotice): Promise<void> {
    const payload = `${accountId} ${videoId} ${movesQueue ? 'queue' : 'video'}`;
    await tx.execute(sql`select pg_notify(${VIDEO_CHANNEL}, ${payload})`);
  },
};
