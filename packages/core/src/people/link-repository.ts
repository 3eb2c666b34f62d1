import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { emailVerifications, passwordResets } from '../db/schema/sessions.ts';

export interface PendingEmail {
  email: string;
  expiresAt: Date;
}

const isPendingOf = (userId: string) =>
  and(eq(emailVerifications.userId, userId), isNotNull(emailVerifications.newEmail));

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

  /** Returns the user whose address the token confirms, with the new address if it is to become theirs. */
  async findVerification(db: Queryable, token: { hash: string; email: string }, now: Date) {
    const [row] = await db
      .select({ userId: users.id, newEmail: emailVerifications.newEmail })
      .from(emailVerifications)
      .innerJoin(users, eq(users.id, emailVerifications.userId))
      .where(
        and(
          eq(emailVerifications.tokenHash, token.hash),
          sql`coalesce(${emailVerifications.newEmail}, ${users.email}) = ${token.email}`,
          gt(emailVerifications.expiresAt, now),
        ),
      );
    return row;
  },

  /** The address the user asked for and has not confirmed. */
  async findPendingEmail(db: Queryable, userId: string, now: Date): Promise<PendingEmail | undefined> {
    const [row] = await db
      .select({ email: sql<string>`${emailVerifications.newEmail}`, expiresAt: emailVerifications.expiresAt })
      .from(emailVerifications)
      .where(and(isPendingOf(userId), gt(emailVerifications.expiresAt, now)))
      .orderBy(desc(emailVerifications.createdAt))
      .limit(1);
    return row;
  },

  async removePendingEmail(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(emailVerifications).where(isPendingOf(userId));
  },

  async removeVerificationsOf(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  },

  async removeExpired(db: Queryable, now: Date): Promise<void> {
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    await db.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  },
};
