import type { Queryable, Transaction } from '../db/database.ts';
import { installation } from '../db/schema/installation.ts';

export type InstallationRow = Omit<typeof installation.$inferSelect, 'isOnly' | 'stepsDone' | 'countsSince'>;

export const installationRepository = {
  async find(db: Queryable): Promise<InstallationRow | undefined> {
    const [row] = await db.select().from(installation);
    return row;
  },

  async write(tx: Transaction, row: InstallationRow): Promise<void> {
    await tx.insert(installation).values(row).onConflictDoUpdate({ target: installation.isOnly, set: row });
  },
};
