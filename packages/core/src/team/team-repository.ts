import type { MemberStatus, TeamRole } from '@herald/contract';
import { and, asc, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { invitations, memberships, users } from '../db/schema/people.ts';
import { sessions } from '../db/schema/sessions.ts';
import { auditLog } from '../db/schema/site.ts';
import { videos } from '../db/schema/videos.ts';

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  lastLoginAt: users.lastLoginAt,
  role: memberships.role,
  status: memberships.status,
  isManaged: memberships.isManaged,
  createdAt: memberships.createdAt,
};

export interface Member {
  id: string;
  name: string;
  email: string;
  lastLoginAt: Date | null;
  role: TeamRole;
  status: MemberStatus;
  isManaged: boolean;
  createdAt: Date;
}

const RECENT_ACTIVITY = 100;

export const teamRepository = {
  async list(db: Queryable, accountId: string): Promise<Member[]> {
    return db
      .select(memberColumns)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.accountId, accountId))
      .orderBy(asc(memberships.createdAt));
  },

  async find(db: Queryable, accountId: string, userId: string): Promise<Member | undefined> {
    const [member] = await db
      .select(memberColumns)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.accountId, accountId), eq(memberships.userId, userId)));
    return member;
  },

  async count(db: Queryable, accountId: string): Promise<number> {
    const [row] = await db.select({ members: count() }).from(memberships).where(eq(memberships.accountId, accountId));
    return row?.members ?? 0;
  },

  /** Returns false when the person is a member already. */
  async insert(tx: Transaction, membership: typeof memberships.$inferInsert): Promise<boolean> {
    const rows = await tx.insert(memberships).values(membership).onConflictDoNothing().returning();
    return rows.length > 0;
  },

  async update(
    tx: Transaction,
    member: { accountId: string; userId: string },
    changes: Partial<Pick<Member, 'role' | 'status' | 'isManaged'>>,
  ): Promise<void> {
    await tx
      .update(memberships)
      .set(changes)
      .where(and(eq(memberships.accountId, member.accountId), eq(memberships.userId, member.userId)));
  },

  async remove(tx: Transaction, member: { accountId: string; userId: string }): Promise<void> {
    await tx
      .delete(memberships)
      .where(and(eq(memberships.accountId, member.accountId), eq(memberships.userId, member.userId)));
  },

  /** Ends a person's sessions in this account; sessions in their own account stay. */
  async endSessions(tx: Transaction, member: { accountId: string; userId: string }): Promise<void> {
    await tx.delete(sessions).where(and(eq(sessions.accountId, member.accountId), eq(sessions.userId, member.userId)));
  },

  /** The newest invitation is the only one that works. */
  async replaceInvitation(tx: Transaction, invitation: typeof invitations.$inferInsert): Promise<void> {
    await teamRepository.removeInvitations(tx, invitation);
    await tx.insert(invitations).values(invitation);
  },

  async removeInvitations(tx: Transaction, member: { accountId: string; userId: string }): Promise<void> {
    await tx
      .delete(invitations)
      .where(and(eq(invitations.accountId, member.accountId), eq(invitations.userId, member.userId)));
  },

  async findInvitation(db: Queryable, token: { hash: string; email: string }, now: Date) {
    const [row] = await db
      .select({
        accountId: invitations.accountId,
        userId: users.id,
        name: users.name,
        needsPassword: memberships.isManaged,
      })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.userId))
      .innerJoin(
        memberships,
        and(eq(memberships.accountId, invitations.accountId), eq(memberships.userId, invitations.userId)),
      )
      .where(
        and(
          eq(invitations.tokenHash, token.hash),
          eq(users.email, token.email),
          eq(memberships.status, 'pending'),
          gt(invitations.expiresAt, now),
        ),
      );
    return row;
  },

  /** The latest videos that members of the account ordered. */
  async recentVideos(db: Queryable, accountId: string) {
    return db
      .select({ id: videos.id, actorName: users.name, subject: videos.title, createdAt: videos.createdAt })
      .from(videos)
      .leftJoin(users, eq(users.id, videos.createdById))
      .where(and(eq(videos.accountId, accountId), isNull(videos.purgedAt)))
      .orderBy(desc(videos.createdAt))
      .limit(RECENT_ACTIVITY);
  },

  async activity(db: Queryable, accountId: string) {
    return db
      .select({
        id: auditLog.id,
        actorName: users.name,
        action: auditLog.action,
        details: auditLog.details,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(eq(auditLog.accountId, accountId))
      .orderBy(desc(auditLog.createdAt))
      .limit(RECENT_ACTIVITY);
  },
};
