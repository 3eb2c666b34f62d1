import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { isRefusedBy } from '../db/is-refused-by.ts';
import { passkeys } from '../db/schema/sign-in.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = typeof passkeys.$inferInsert;

const isOneOf = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export const passkeyRepository = {
  /** The newest first. */
  async listOf(db: Queryable, userId: string): Promise<PasskeyRow[]> {
    return db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  },

  async countOf(db: Queryable, userId: string): Promise<number> {
    const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    return row?.count ?? 0;
  },

  async findByCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row;
  },

  /** Returns undefined when the passkey is known already, here or elsewhere. */
  async insert(tx: Transaction, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
    try {
      const [row] = await tx.insert(passkeys).values(passkey).returning();
      return row;
    } catch (error) {
      if (isRefusedBy(error, 'passkeys_credential_unique')) return undefined;
      throw error;
    }
  },

  /** Returns false when it was removed, or when another use brought the same or a higher counter. */
  async use(tx: Transaction, id: string, use: { counter: number; isSynced: boolean; now: Date }): Promise<boolean> {
    const { counter, isSynced, now } = use;
    const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
    const rows = await tx
      .update(passkeys)
      .set({ counter, isSynced, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), isNext))
      .returning({ id: passkeys.id });
    return rows.length > 0;
  },

  /** Returns false when the user has no such passkey. */
  async rename(db: Queryable, userId: string, { id, name }: { id: string; name: string }): Promise<boolean> {
    const rows = await db.update(passkeys).set({ name }).where(isOneOf(userId, id)).returning({ id: passkeys.id });
    return rows.length > 0;
  },

  async remove(tx: Transaction, userId: string, id: string): Promise<PasskeyRow | undefined> {
    const [row] = await tx.delete(passkeys).where(isOneOf(userId, id)).returning();
    return row;
  },

  async removeAll(tx: Transaction, userId: string): Promise<number> {
    const rows = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
    return rows.length;
  },
};
