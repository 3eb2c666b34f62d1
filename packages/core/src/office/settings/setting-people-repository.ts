import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';

/** How many people a setting concerns. */
export const settingPeopleRepository = {
  /** Maintenance would keep them out. */
  async countUsers(db: Queryable): Promise<number> {
    const [row] = await db
      .select({ people: count() })
      .from(users)
      .where(and(eq(users.role, 'user'), eq(users.status, 'active')));
    return row?.people ?? 0;
  },

  async countUnconfirmed(db: Queryable): Promise<number> {
    const [row] = await db
      .select({ people: count() })
      .from(users)
      .where(and(eq(users.status, 'active'), isNull(users.emailVerifiedAt)));
    return row?.people ?? 0;
  },
};
