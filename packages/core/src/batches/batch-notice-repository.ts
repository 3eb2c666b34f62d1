import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/** The PostgreSQL channel that carries notices of changed batches to every process of this installation. */
export const BATCH_CHANNEL = 'herald_batches';

export const batchNoticeRepository = {
  /** PostgreSQL delivers it when the transaction is committed, and never when it is rolled back. */
  async send(tx: Transaction, { accountId, id }: { accountId: string; id: string }): Promise<void> {
    await tx.execute(sql`select pg_notify(${BATCH_CHANNEL}, ${`${accountId} ${id}`})`);
  },
};
