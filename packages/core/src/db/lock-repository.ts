import { sql } from 'drizzle-orm';
import { advisoryLocks } from './advisory-locks.ts';
import type { Queryable } from './database.ts';

export const lockRepository = {
  /** Waits for the lock and holds it until the transaction ends. */
  async hold(tx: Queryable, lock: keyof typeof advisoryLocks): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[lock]})`);
  },
};
