import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, memberships, users } from '../db/schema/people.ts';
import { sites } from '../db/schema/sites.ts';

export const accountRepository = {
  async insert(tx: Transaction, account: typeof accounts.$inferInsert & { ownerId: string }): Promise<void> {
    await tx.insert(accounts).values(account);
  },

  /** Marks accounts that were swept before then, the longest ago first, and returns them; nobody else gets the same. */
  async takeForSweep(
    db: Queryable,
    { now, before, limit }: { now: Date; before: Date; limit: number },
  ): Promise<string[]> {
    const due = db
      .select({ id: accounts.id })
      .from(accounts)
      .where(or(isNull(accounts.sweptAt), lt(accounts.sweptAt, before)))
      .orderBy(sql`${accounts.sweptAt} nulls first`)
      .limit(limit)
      .for('update', { skipLocked: true });
    const rows = await db
      .update(accounts)
      .set({ sweptAt: now })
      .where(inArray(accounts.id, due))
      .returning({ id: accounts.id });
    return rows.map(({ id }) => id);
  },

  async idOwnedBy(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, userId));
    return row?.id;
  },

  async hasSites(db: Queryable, accountId: string): Promise<boolean> {
    const rows = await db.select({ id: sites.id }).from(sites).where(eq(sites.accountId, accountId)).limit(1);
    return rows.length > 0;
  },

  async ownerName(db: Queryable, accountId: string): Promise<string> {
    const [row] = await db
      .select({ name: users.name })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, accountId));
    return row?.name ?? '';
  },

  /** Locks the account until the transaction ends, so that two requests cannot both take the last free place. */
  async hold(tx: Transaction, accountId: string): Promise<void> {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
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

  /** Nobody else decides about this person's name, address and password any more. */
  async endManagement(tx: Transaction, userId: string): Promise<void> {
    await tx.update(memberships).set({ isManaged: false }).where(eq(memberships.userId, userId));
  },

  async insertMembership(tx: Transaction, membership: typeof memberships.$inferInsert): Promise<void> {
    await tx.insert(memberships).values(membership);
  },
};
