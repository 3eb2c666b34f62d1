import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accountKeys } from '../db/schema/services.ts';

export type AccountKeyRow = typeof accountKeys.$inferSelect;

const keyOf = (accountId: string, service: string) =>
  and(eq(accountKeys.accountId, accountId), eq(accountKeys.service, service));

export const accountKeyRepository = {
  async list(db: Queryable, accountId: string): Promise<AccountKeyRow[]> {
    return db.select().from(accountKeys).where(eq(accountKeys.accountId, accountId));
  },

  async find(db: Queryable, accountId: string, service: string): Promise<AccountKeyRow | undefined> {
    const [row] = await db.select().from(accountKeys).where(keyOf(accountId, service));
    return row;
  },

  /** As it is until the transaction ends. */
  async hold(tx: Transaction, accountId: string, service: string): Promise<AccountKeyRow | undefined> {
    const [row] = await tx.select().from(accountKeys).where(keyOf(accountId, service)).for('update');
    return row;
  },

  /** A key that is replaced keeps its id, because voices are named after it. */
  async put(tx: Transaction, row: typeof accountKeys.$inferInsert): Promise<void> {
    const { key, keyEnding, version, updatedAt } = row;
    await tx
      .insert(accountKeys)
      .values(row)
      .onConflictDoUpdate({
        target: [accountKeys.accountId, accountKeys.service],
        set: { key, keyEnding, version, updatedAt, report: null },
      });
  },

  async update(tx: Transaction, id: string, changes: Partial<AccountKeyRow>): Promise<void> {
    await tx.update(accountKeys).set(changes).where(eq(accountKeys.id, id));
  },

  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.delete(accountKeys).where(eq(accountKeys.id, id));
  },
};
