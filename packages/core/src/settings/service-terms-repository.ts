import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { serviceTerms } from '../db/schema/services.ts';

export type ServiceTermsRow = typeof serviceTerms.$inferSelect;

/** What services of the environment cost and may cost. */
export const serviceTermsRepository = {
  async list(db: Queryable): Promise<ServiceTermsRow[]> {
    return db.select().from(serviceTerms);
  },

  /** As it is until the transaction ends. */
  async hold(tx: Transaction, service: string): Promise<ServiceTermsRow | undefined> {
    const [row] = await tx.select().from(serviceTerms).where(eq(serviceTerms.service, service)).for('update');
    return row;
  },

  async put(tx: Transaction, row: Required<typeof serviceTerms.$inferInsert>): Promise<void> {
    await tx.insert(serviceTerms).values(row).onConflictDoUpdate({ target: serviceTerms.service, set: row });
  },
};
