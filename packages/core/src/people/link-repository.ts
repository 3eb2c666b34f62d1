import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { emailVerifications, passwordResets } from '../db/schema/sessions.ts';

export interface PendingEmail {
  email: string;
  expiresAt: Date;
}

interface LinkShown {
  hash: string;
  /** As the link names it. */
  email: string;
}

const isPendingOf = (userId: string) => and(eq(emailVerifications.userId, userId), eq(emailVerifications.isNew, true));

/** The single-use links that are sent by mail. Each row has the address it was sent to, and works for no other. */
export const linkRepository = {
  async insertReset(db: Queryable, reset: typeof passwordResets.$inferInsert): Promise<void> {
    await db.insert(passwordResets).values(reset);
  },

  /** Marks the token as used; returns its user only if it was still valid for that address, and the address is theirs. */
  async useReset(tx: Transaction, { hash, email }: LinkShown, now: Date) {
    const [row] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .from(users)
      .where(
        and(
          eq(passwordResets.tokenHash, hash),
          eq(passwordResets.email, email),
          eq(users.id, passwordResets.userId),
          eq(users.email, passwordResets.email),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: users.id, isMailed: passwordResets.isMailed });
    return row;
  },

  async removeResetsOf(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  },

  async insertVerification(db: Queryable, verification: typeof emailVerifications.$inferInsert): Promise<void> {
    await db.insert(emailVerifications).values(verification);
  },

  /** Whose address the token confirms, and whether it is to become theirs. */
  async findVerification(db: Queryable, { hash, email }: LinkShown, now: Date) {
    const [row] = await db
      .select({ userId: users.id, isNew: emailVerifications.isNew, current: users.email })
      .from(emailVerifications)
      .innerJoin(users, eq(users.id, emailVerifications.userId))
      .where(
        and(
          eq(emailVerifications.tokenHash, hash),
          eq(emailVerifications.email, email),
          eq(emailVerifications.isMailed, true),
          gt(emailVerifications.expiresAt, now),
        ),
      );
    return row && (row.isNew || row.current === email) ? row : undefined;
  },

  /** Somebody besides the owner of the mailbox has the link. */
  async markShown(tx: Transaction, tokenHash: string): Promise<void> {
    await tx.update(passwordResets).set({ isMailed: false }).where(eq(passwordResets.tokenHash, tokenHash));
    await tx.update(emailVerifications).set({ isMailed: false }).where(eq(emailVerifications.tokenHash, tokenHash));
  },

  /** The address the user asked for and has not confirmed. */
  async findPendingEmail(db: Queryable, userId: string, now: Date): Promise<PendingEmail | undefined> {
    const [row] = await db
      .select({ email: emailVerifications.email, expiresAt: emailVerifications.expiresAt })
      .from(emailVerifications)
      .where(and(isPendingOf(userId), gt(emailVerifications.expiresAt, now)))
      .orderBy(desc(emailVerifications.createdAt))
      .limit(1);
    return row;
  },

  async removePendingEmail(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(emailVerifications).where(isPendingOf(userId));
  },

  /** Every link that was sent to the user, or to an address that is to become theirs. */
  async removeAllOf(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  },

  async removeExpired(db: Queryable, now: Date): Promise<void> {
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    await db.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  },
};
