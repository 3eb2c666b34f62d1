import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { attempts } from '../db/schema/sessions.ts';

export interface CountedAttempt {
  key: string;
  resetsAt: Date;
}

export const attemptRepository = {
  /** Counts one attempt for each key in one statement, so that no two processes count the same one. */
  async count(db: Queryable, counted: CountedAttempt[], now: Date) {
    // Sorted, so that two processes never lock the same rows in opposite order.
    const rows = counted.map((attempt) => ({ ...attempt, count: 1 })).sort((a, b) => (a.key < b.key ? -1 : 1));
    const isOver = sql`${attempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
    return db
      .insert(attempts)
      .values(rows)
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
        },
      })
      .returning();
  },

  async takeBackOne(db: Queryable, key: string): Promise<void> {
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, key));
  },

  async forget(db: Queryable, keys: string[]): Promise<void> {
    await db.delete(attempts).where(inArray(attempts.key, keys));
  },

  async removeOver(db: Queryable, now: Date): Promise<void> {
    await db.delete(attempts).where(lte(attempts.resetsAt, now));
  },
};
