import type { AccountRole } from '@herald/contract/statuses';
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, invitations, memberships, users } from '../db/schema/people.ts';
import { accountKeys } from '../db/schema/services.ts';
import { sites } from '../db/schema/sites.ts';
import { includesTeam } from '../plans/plan-repository.ts';

export interface OpenAccount {
  id: string;
  ownerName: string;
  role: AccountRole;
  /** With the owner. */
  people: number;
}

export interface AccountOfPerson extends OpenAccount {
  /** Closed to members because the plan of its owner has no team. */
  isResting: boolean;
}

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

  /** Nobody once the owner is deleted. */
  async findOwnerId(db: Queryable, accountId: string): Promise<string | undefined> {
    const [row] = await db.select({ ownerId: accounts.ownerId }).from(accounts).where(eq(accounts.id, accountId));
    return row?.ownerId ?? undefined;
  },

  /** Several at once, because nobody owns two in between. */
  async changeOwners(tx: Transaction, changes: readonly { accountId: string; ownerId: string }[]): Promise<void> {
    const ids = changes.map(({ accountId }) => accountId);
    await tx.update(accounts).set({ ownerId: null }).where(inArray(accounts.id, ids));
    for (const { accountId, ownerId } of changes) {
      await tx.update(accounts).set({ ownerId }).where(eq(accounts.id, accountId));
    }
  },

  async hasSites(db: Queryable, accountId: string): Promise<boolean> {
    const rows = await db.select({ id: sites.id }).from(sites).where(eq(sites.accountId, accountId)).limit(1);
    return rows.length > 0;
  },

  /** Somebody is in it beside its owner, or invited. */
  async hasMembers(db: Queryable, accountId: string): Promise<boolean> {
    const [joined] = await db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.accountId, accountId))
      .limit(1);
    if (joined) return true;
    const invited = await db
      .select({ id: invitations.id })
      .from(invitations)
      .where(eq(invitations.accountId, accountId))
      .limit(1);
    return invited.length > 0;
  },

  async countMembers(db: Queryable, accountId: string): Promise<number> {
    return db.$count(memberships, and(eq(memberships.accountId, accountId), eq(memberships.status, 'active')));
  },

  async ownerName(db: Queryable, accountId: string): Promise<string> {
    const [row] = await db
      .select({ name: users.name })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, accountId));
    return row?.name ?? '';
  },

  /** False while the plan of its owner has no team. */
  async hasTeam(db: Queryable, accountId: string, now: Date): Promise<boolean> {
    const [row] = await db
      .select({ hasTeam: includesTeam(accounts.ownerId, now) })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return row?.hasTeam ?? false;
  },

  /** Locks the account until the transaction ends, so that two requests cannot both take the last free place. */
  async hold(tx: Transaction, accountId: string): Promise<void> {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  },

  /** Whether the account belongs to an administrator. */
  async isOfAdministrator(db: Queryable, accountId: string): Promise<boolean> {
    const rows = await db
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(and(eq(accounts.id, accountId), eq(users.role, 'admin')));
    return rows.length > 0;
  },

  /** Every account this person may act in: teams first, the newest at the top, then their own. */
  async listOpenTo(
    db: Queryable,
    userId: string,
    how: { now: Date; isImpersonated?: boolean },
  ): Promise<OpenAccount[]> {
    return (await accountRepository.listOf(db, userId, how)).filter(({ isResting }) => !isResting);
  },

  /**
   * The same with the teams that rest because their plan has none any more. Those of owners who are leaving are
   * closed. An administrator who acts as this person gets into no account of an administrator.
   */
  async listOf(
    db: Queryable,
    userId: string,
    { now, isImpersonated = false }: { now: Date; isImpersonated?: boolean },
  ): Promise<AccountOfPerson[]> {
    const others = db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`${memberships} as colleague`)
      .where(sql`colleague.account_id = ${accounts.id} and colleague.status = 'active'`);
    const isOwn = sql<boolean>`${accounts.ownerId} = ${userId}`;
    const rows = await db
      .select({
        id: accounts.id,
        ownerName: users.name,
        isOwn,
        role: memberships.role,
        members: sql<number>`(${others})`,
        hasTeam: sql<boolean>`(${isOwn} or ${includesTeam(accounts.ownerId, now)})`,
      })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .leftJoin(memberships, and(eq(memberships.accountId, accounts.id), eq(memberships.userId, userId)))
      .where(
        and(
          eq(users.status, 'active'),
          isNull(users.leavesAt),
          or(isOwn, eq(memberships.status, 'active')),
          isImpersonated ? ne(users.role, 'admin') : undefined,
        ),
      )
      .orderBy(isOwn, desc(memberships.createdAt));
    return rows.map(({ id, ownerName, isOwn, role, members, hasTeam }) => ({
      id,
      ownerName,
      role: isOwn || !role ? 'owner' : role,
      people: members + 1,
      isResting: !hasTeam,
    }));
  },

  /** Nobody else decides about this person's name, address and password any more. */
  async endManagement(tx: Transaction, userId: string): Promise<void> {
    await tx.update(memberships).set({ isManaged: false }).where(eq(memberships.userId, userId));
  },

  /** An account made this person's sign-in, and knows the password. */
  async isManaged(db: Queryable, userId: string): Promise<boolean> {
    const rows = await db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.isManaged, true)))
      .limit(1);
    return rows.length > 0;
  },

  /** Keys of services in the account this person owns. */
  async removeKeys(tx: Transaction, userId: string): Promise<void> {
    const own = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, userId));
    await tx.delete(accountKeys).where(inArray(accountKeys.accountId, own));
  },

  async insertMembership(tx: Transaction, membership: typeof memberships.$inferInsert): Promise<void> {
    await tx.insert(memberships).values(membership);
  },
};
