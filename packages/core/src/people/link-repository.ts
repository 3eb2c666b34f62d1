import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { emailVerifications, passwordResets } from '../db/schema/sessions.ts';

/** The single-use links that are sent by mail. */
export const linkRepository = {
  async insertReset(db: Queryable, reset: typeof passwordResets.$inferInsert): Promise<void> {
    await db.insert(passwordResets).values(reset);
  },

  /** Marks the token as used; returns its user only if it was still valid for that address. */
  async useReset(tx: Transaction, token: { hash: string; email: string }, now: Date): Promise<string | undefined> {
    const [row] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .from(users)
      .where(
        and(
          eq(passwordResets.tokenHash, token.hash),
          eq(users.id, passwordResets.userId),
          eq(users.email, token.email),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: users.id });
    return row?.userId;
  },

  async removeResetsOf(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  },

  async insertVerification(db: Queryable, verification: typeof emailVerifications.$inferInsert): Promise<void> {
    await db.insert(emailVerifications).values(verification);
  },

  /** Returns the user whose address the token confirms. */
  async findVerification(db: Queryable, token: { hash: string; email: string }, now: Date) {
    const [row] = await db
      .select({ userId: users.id })
      .from(emailVerifications)
      .innerJoin(users, eq(users.id, emailVerifications.userId))
      .where(
        and(
          eq(emailVerifications.tokenHash, token.hash),
          eq(users.email, token.email),
          gt(emailVerifications.expiresAt, now),
        ),
      );
    return row?.userId;
  },

  async removeVerificationsOf(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  },

  async removeExpired(db: Queryable, now: Date): Promise<void> {
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    await db.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  },
};
