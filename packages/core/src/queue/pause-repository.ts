import type { JobName } from '@herald/contract/jobs';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { pausedQueues } from '../db/schema/monitoring.ts';

/** The PostgreSQL channel that tells every worker that a queue was paused or resumed. */
export const PAUSES_CHANNEL = 'herald_pauses';

const notify = (tx: Transaction) => tx.execute(sql`select pg_notify(${PAUSES_CHANNEL}, '')`);

export const pauseRepository = {
  async list(db: Queryable) {
    return db.select().from(pausedQueues);
  },

  /** Returns whether that is new. */
  async pause(tx: Transaction, name: JobName, by: string): Promise<boolean> {
    const { rowCount } = await tx
      .insert(pausedQueues)
      .values({ name, pausedBy: by, pausedAt: sql`now()` })
      .onConflictDoNothing();
    await notify(tx);
    return rowCount === 1;
  },

  async resume(tx: Transaction, name: JobName): Promise<boolean> {
    const { rowCount } = await tx.delete(pausedQueues).where(eq(pausedQueues.name, name));
    await notify(tx);
    return rowCount === 1;
  },
};
