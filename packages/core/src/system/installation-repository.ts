import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { installation } from '../db/schema/installation.ts';

export type InstallationRow = Omit<
  typeof installation.$inferSelect,
  'isOnly' | 'stepsDone' | 'release' | 'countsSince'
>;

export const installationRepository = {
  async find(db: Queryable): Promise<InstallationRow | undefined> {
    const [row] = await db.select().from(installation);
    return row;
  },

  async noteRelease(db: Queryable, release: string): Promise<void> {
    await db.update(installation).set({ release }).where(sql`${installation.release} is distinct from ${release}`);
  },

  async write(tx: Transaction, row: InstallationRow): Promise<void> {
    await tx.insert(installation).values(row).onConflictDoUpdate({ target: installation.isOnly, set: row });
  },
};
