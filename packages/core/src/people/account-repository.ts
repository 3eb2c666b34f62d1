import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { accounts, memberships } from '../db/schema/people.ts';

export const accountRepository = {
  async insert(db: Queryable, account: typeof accounts.$inferInsert): Promise<void> {
    await db.insert(accounts).values(account);
  },

  async idOwnedBy(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, userId));
    return row?.id;
  },

  /** The account of the newest active membership. */
  async idOfMembership(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ id: memberships.accountId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.status, 'active')))
      .orderBy(desc(memberships.createdAt))
      .limit(1);
    return row?.id;
  },

  async insertMembership(db: Queryable, membership: typeof memberships.$inferInsert): Promise<void> {
    await db.insert(memberships).values(membership);
  },
};
