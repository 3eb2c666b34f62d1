import type { Preferences } from '@herald/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { userPreferences } from '../db/schema/people.ts';

export const preferenceRepository = {
  async find(db: Queryable, userId: string): Promise<Partial<Preferences> | undefined> {
    const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
    return row?.preferences;
  },

  async save(db: Queryable, row: typeof userPreferences.$inferInsert): Promise<void> {
    const { preferences, updatedAt } = row;
    await db
      .insert(userPreferences)
      .values(row)
      .onConflictDoUpdate({ target: userPreferences.userId, set: { preferences, updatedAt } });
  },
};
