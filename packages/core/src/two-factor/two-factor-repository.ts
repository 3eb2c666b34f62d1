import { and, eq, gt, isNotNull, lt, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { signInTickets, twoFactors } from '../db/schema/sign-in.ts';

export type TwoFactorRow = typeof twoFactors.$inferSelect;
export type NewTicket = typeof signInTickets.$inferInsert;

export const twoFactorRepository = {
  async find(db: Queryable, userId: string): Promise<TwoFactorRow | undefined> {
    const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
    return row;
  },

  /** The same, locked until the transaction ends: a code counts once, however many requests carry it. */
  async hold(tx: Transaction, userId: string): Promise<TwoFactorRow | undefined> {
    const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
    return row;
  },

  async isOn(db: Queryable, userId: string): Promise<boolean> {
    const rows = await db
      .select({ userId: twoFactors.userId })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
    return rows.length > 0;
  },

  /** Begins again when an earlier beginning was not confirmed. Returns false when it is on. */
  async begin(db: Queryable, { userId, secret, now }: { userId: string; secret: string; now: Date }): Promise<boolean> {
    const rows = await db
      .insert(twoFactors)
      .values({ userId, secret, createdAt: now })
      .onConflictDoUpdate({
        target: twoFactors.userId,
        set: { secret, createdAt: now },
        setWhere: lt(twoFactors.lastStep, 0),
      })
      .returning({ userId: twoFactors.userId });
    return rows.length > 0;
  },

  async update(tx: Transaction, userId: string, changes: Partial<TwoFactorRow>): Promise<void> {
    await tx.update(twoFactors).set(changes).where(eq(twoFactors.userId, userId));
  },

  /** Returns false when there was none. */
  async remove(tx: Transaction, userId: string): Promise<boolean> {
    const rows = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, userId))
      .returning({ userId: twoFactors.userId });
    return rows.length > 0;
  },

  async insertTicket(db: Queryable, ticket: NewTicket): Promise<void> {
    await db.insert(signInTickets).values(ticket);
  },

  async findTicket(db: Queryable, tokenHash: string, now: Date) {
    const [row] = await db
      .select()
      .from(signInTickets)
      .where(and(eq(signInTickets.tokenHash, tokenHash), gt(signInTickets.expiresAt, now)));
    return row;
  },

  /** Of two requests with one ticket, only one gets it. */
  async takeTicket(db: Queryable, tokenHash: string, now: Date) {
    const [row] = await db.delete(signInTickets).where(eq(signInTickets.tokenHash, tokenHash)).returning();
    return row && row.expiresAt > now ? row : undefined;
  },

  /** Whatever the user has begun and not finished. */
  async removeTicketsOf(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
  },

  async removeExpiredTickets(db: Queryable, now: Date): Promise<void> {
    await db.delete(signInTickets).where(lte(signInTickets.expiresAt, now));
  },
};
