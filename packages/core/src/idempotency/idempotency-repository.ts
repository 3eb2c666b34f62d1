import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/site.ts';

export type KeptAnswer = typeof idempotencyKeys.$inferSelect;

const table = idempotencyKeys;
const byKey = (userId: string, key: string) => and(eq(table.userId, userId), eq(table.key, key));

export const idempotencyRepository = {
  /** Returns true for the one caller who may do the work: the key is new, expired or abandoned. */
  async claim(db: Queryable, claim: typeof table.$inferInsert, now: Date): Promise<boolean> {
    const isFree = or(lte(table.expiresAt, now), and(isNull(table.responseStatus), lt(table.lockedUntil, now)));
    const rows = await db
      .insert(table)
      .values(claim)
      .onConflictDoUpdate({
        target: [table.userId, table.key],
        set: {
          requestHash: sql`excluded.request_hash`,
          lockedUntil: sql`excluded.locked_until`,
          expiresAt: sql`excluded.expires_at`,
          responseStatus: null,
          responseBody: null,
        },
        ...(isFree && { setWhere: isFree }),
      })
      .returning({ key: table.key });
    return rows.length > 0;
  },

  async find(db: Queryable, userId: string, key: string): Promise<KeptAnswer | undefined> {
    const [row] = await db.select().from(table).where(byKey(userId, key));
    return row;
  },

  async keep(db: Queryable, userId: string, key: string, answer: { status: number; body: string }): Promise<void> {
    await db.update(table).set({ responseStatus: answer.status, responseBody: answer.body }).where(byKey(userId, key));
  },

  /** Returns the answer that was there before, or else this one. */
  async keepFirst(db: Queryable, answer: typeof table.$inferInsert): Promise<KeptAnswer | undefined> {
    await db.insert(table).values(answer).onConflictDoNothing();
    return idempotencyRepository.find(db, answer.userId, answer.key);
  },

  async release(db: Queryable, userId: string, key: string): Promise<void> {
    await db.delete(table).where(byKey(userId, key));
  },

  async removeExpired(db: Queryable, now: Date): Promise<void> {
    await db.delete(table).where(lte(table.expiresAt, now));
  },
};
