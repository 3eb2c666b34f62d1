import type { Preferences } from '@herald/contract/endpoints/preferences';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { userPreferences, users } from '../db/schema/people.ts';

export const preferenceRepository = {
  async find(db: Queryable, userId: string): Promise<Partial<Preferences> | undefined> {
    const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
    return row?.preferences;
  },

  /** Keeps the user as they are until the transaction ends; false when there is none. */
  async hold(tx: Transaction, userId: string): Promise<boolean> {
    const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    return rows.length > 0;
  },

  async save(db: Queryable, row: typeof userPreferences.$inferInsert): Promise<void> {
    const { preferences, updatedAt } = row;
    await db
      .insert(userPreferences)
      .values(row)
      .onConflictDoUpdate({ target: userPreferences.userId, set: { preferences, updatedAt } });
  },
};
