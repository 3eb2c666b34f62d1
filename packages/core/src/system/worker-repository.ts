import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { workers } from '../db/schema/workers.ts';

/** The database's clock judges all workers, because the clocks of their machines differ. */
const now = sql`now()`;

export const workerRepository = {
  async hear(db: Queryable, worker: Pick<typeof workers.$inferSelect, 'id' | 'host' | 'isShut'>): Promise<void> {
    await db
      .insert(workers)
      .values({ ...worker, startedAt: now, heardAt: now })
      .onConflictDoUpdate({ target: workers.id, set: { heardAt: now, isShut: worker.isShut } });
  },

  async hasOpenBeside(db: Queryable, id: string, aliveSec: number): Promise<boolean> {
    const isAlive = gt(workers.heardAt, sql`now() - make_interval(secs => ${aliveSec})`);
    const isOpen = and(ne(workers.id, id), eq(workers.isShut, false), isAlive);
    return (await db.select({ id: workers.id }).from(workers).where(isOpen).limit(1)).length > 0;
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(workers).where(eq(workers.id, id));
  },

  async removeSilent(db: Queryable, silentSec: number): Promise<void> {
    await db.delete(workers).where(lt(workers.heardAt, sql`now() - make_interval(secs => ${silentSec})`));
  },
};
