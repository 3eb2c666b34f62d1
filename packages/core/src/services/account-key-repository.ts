import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { accountKeys } from '../db/schema/services.ts';

export type AccountKeyRow = typeof accountKeys.$inferSelect;

export const accountKeyRepository = {
  async list(db: Queryable, accountId: string): Promise<AccountKeyRow[]> {
    return db.select().from(accountKeys).where(eq(accountKeys.accountId, accountId));
  },
};
