import type { MemberStatus, TeamRole } from '@herald/contract/statuses';
import { and, asc, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { audioClips, drafts, pictures } from '../db/schema/media.ts';
import { accounts, invitations, memberships, users } from '../db/schema/people.ts';
import { sessions } from '../db/schema/sessions.ts';
import { auditLog } from '../db/schema/site.ts';
import { sites } from '../db/schema/sites.ts';
import { videos } from '../db/schema/videos.ts';

const THINGS = [videos, drafts, audioClips, pictures, avatars, sites, memberships, invitations];
const ownThings = THINGS.map((table) => sql`exists (select from ${table} as thing where thing.account_id = own.id)`);

/** In a second team, or in an account of their own that is not empty: that would open to whoever manages the person. */
const worksElsewhere = sql`exists (
  select from ${memberships} as other where other.user_id = ${users.id} and other.account_id <> ${memberships.accountId}
) or exists (
  select from ${accounts} as own where own.owner_id = ${users.id} and (${sql.join(ownThings, sql` or `)})
)`;

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  pictureKey: users.pictureKey,
  lastLoginAt: users.lastLoginAt,
  role: memberships.role,
  status: memberships.status,
  isManaged: sql<boolean>`${memberships.isManaged} and not (${worksElsewhere})`,
  createdAt: memberships.createdAt,
};

export interface Member {
  id: string;
  name: string;
  email: string;
  pictureKey: string | null;
  lastLoginAt: Date | null;
  role: TeamRole;
  status: MemberStatus;
  /** The account may change name, address and password. */
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

  /** Returns false when the person is a member already. Sessions from an earlier time in the team stay over. */
  async insert(tx: Transaction, membership: typeof memberships.$inferInsert): Promise<boolean> {
    const rows = await tx.insert(memberships).values(membership).onConflictDoNothing().returning();
    if (rows.length > 0) await teamRepository.endSessions(tx, membership);
    return rows.length > 0;
  },

  async update(
    tx: Transaction,
    member: { accountId: string; userId: string },
    changes: Partial<Pick<typeof memberships.$inferSelect, 'role' | 'status'>>,
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

  /** The same, but for one session. */
  async endOtherSessions(
    tx: Transaction,
    { accountId, userId }: { accountId: string; userId: string },
    keptHash: string,
  ): Promise<void> {
    const isTheirs = and(eq(sessions.accountId, accountId), eq(sessions.userId, userId));
    await tx.delete(sessions).where(and(isTheirs, ne(sessions.tokenHash, keptHash)));
  },

  /** Ends what administrators opened as this person; without a membership, the person's own sessions open nothing. */
  async endVisits(tx: Transaction, { accountId, userId }: { accountId: string; userId: string }): Promise<void> {
    const isVisit = isNotNull(sessions.impersonatorId);
    await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.userId, userId), isVisit));
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

  /** What happened before an account began again as an empty one is of another owner. */
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
      .innerJoin(accounts, eq(accounts.id, auditLog.accountId))
      .where(and(eq(auditLog.accountId, accountId), gte(auditLog.createdAt, accounts.createdAt)))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(RECENT_ACTIVITY);
  },
};
