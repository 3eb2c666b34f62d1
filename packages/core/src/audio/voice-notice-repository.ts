import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** The PostgreSQL channel that tells every process that voices came or went. */
export const VOICES_CHANNEL = 'herald_voices';

export const voiceNoticeRepository = {
  /** In a transaction, PostgreSQL delivers it when that is committed, and never when it is rolled back. */
  async notify(db: Queryable): Promise<void> {
    await db.execute(sql`select pg_notify(${VOICES_CHANNEL}, '')`);
  },
};
