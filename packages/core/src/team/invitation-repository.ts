import { and, asc, eq, getTableColumns, gt, not } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, invitations, users } from '../db/schema/people.ts';
import { isClosedFor } from '../people/is-closed-repository.ts';
import type { Member } from './team-repository.ts';

export type Invitation = typeof invitations.$inferSelect;

/** The people who were asked into a team and have not accepted: addresses, of which nobody knows yet whose they are. */
export const invitationRepository = {
  async list(db: Queryable, accountId: string): Promise<Member[]> {
    const rows = await db
      .select()
      .from(invitations)
      .where(eq(invitations.accountId, accountId))
      .orderBy(asc(invitations.createdAt));
    return rows.map(asMember);
  },

  async find(db: Queryable, accountId: string, id: string): Promise<Member | undefined> {
    const [row] = await db.select().from(invitations).where(one({ accountId, id }));
    return row && asMember(row);
  },

  /** The newest link of an invitation is the only one that works, and none leads into a closed account. */
  async findByLink(db: Queryable, link: { hash: string; email: string }, now: Date): Promise<Invitation | undefined> {
    const [row] = await db
      .select(getTableColumns(invitations))
      .from(invitations)
      .innerJoin(accounts, eq(accounts.id, invitations.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(
        and(
          eq(invitations.tokenHash, link.hash),
          eq(invitations.email, link.email),
          gt(invitations.expiresAt, now),
          not(isClosedFor(users)),
        ),
      );
    return row;
  },

  async insert(tx: Transaction, invitation: typeof invitations.$inferInsert): Promise<void> {
    await tx.insert(invitations).values(invitation);
  },

  /** Returns false when it was withdrawn or accepted meanwhile. */
  async update(
    db: Queryable,
    invitation: { accountId: string; id: string },
    changes: Partial<Pick<Invitation, 'role' | 'tokenHash' | 'expiresAt' | 'isMailed'>>,
  ): Promise<boolean> {
    const rows = await db.update(invitations).set(changes).where(one(invitation)).returning({ id: invitations.id });
    return rows.length > 0;
  },

  /** The link went to somebody besides the mailbox. */
  async markShown(tx: Transaction, id: string): Promise<void> {
    await tx.update(invitations).set({ isMailed: false }).where(eq(invitations.id, id));
  },

  /** Returns false when it was withdrawn or accepted meanwhile. */
  async remove(tx: Transaction, invitation: { accountId: string; id: string }): Promise<boolean> {
    const rows = await tx.delete(invitations).where(one(invitation)).returning({ id: invitations.id });
    return rows.length > 0;
  },
};

const one = ({ accountId, id }: { accountId: string; id: string }) =>
  and(eq(invitations.accountId, accountId), eq(invitations.id, id));

function asMember({ id, name, email, role, createdAt }: Invitation): Member {
  return { id, name, email, pictureKey: null, role, createdAt, status: 'pending', isManaged: false, lastLoginAt: null };
}
