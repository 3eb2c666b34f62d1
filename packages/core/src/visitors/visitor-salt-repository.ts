import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { visitorSalts } from '../db/schema/watch.ts';

export const visitorSaltRepository = {
  async find(db: Queryable, day: string): Promise<string | undefined> {
    const [row] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
    return row?.salt;
  },

  /** Of several processes that want to begin the day, one does. */
  async begin(db: Queryable, day: string, salt: string): Promise<void> {
    await db.insert(visitorSalts).values({ day, salt }).onConflictDoNothing();
  },

  async removeBefore(db: Queryable, day: string): Promise<void> {
    await db.delete(visitorSalts).where(lt(visitorSalts.day, day));
  },
};
