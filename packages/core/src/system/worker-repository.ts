import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { workers } from '../db/schema/workers.ts';

/** The database's clock judges all workers, because the clocks of their machines differ. */
const now = sql`now()`;

export const workerRepository = {
  async hear(db: Queryable, { id, host }: { id: string; host: string }): Promise<void> {
    await db
      .insert(workers)
      .values({ id, host, startedAt: now, heardAt: now })
      .onConflictDoUpdate({ target: workers.id, set: { heardAt: now } });
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(workers).where(eq(workers.id, id));
  },

  async removeSilent(db: Queryable, silentSec: number): Promise<void> {
    await db.delete(workers).where(lt(workers.heardAt, sql`now() - make_interval(secs => ${silentSec})`));
  },
};
