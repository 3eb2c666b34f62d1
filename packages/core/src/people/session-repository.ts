import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, memberships, users } from '../db/schema/people.ts';
import { securityActivity, sessions } from '../db/schema/sessions.ts';
import { twoFactors } from '../db/schema/sign-in.ts';
import { includesTeam } from '../plans/plan-repository.ts';

export type NewSession = typeof sessions.$inferInsert;

const owners = alias(users, 'owners');
const impersonators = alias(users, 'impersonators');

const sessionColumns = (now: Date) => ({
  user: {
    id: users.id,
    name: users.name,
    email: users.email,
    role: users.role,
    status: users.status,
    pictureKey: users.pictureKey,
    defaultPlanSlug: users.defaultPlanSlug,
    emailVerifiedAt: users.emailVerifiedAt,
    sessionTimeoutHours: users.sessionTimeoutHours,
    createdAt: users.createdAt,
  },
  session: {
    tokenHash: sessions.tokenHash,
    accountId: sessions.accountId,
    lastSeenAt: sessions.lastSeenAt,
    createdAt: sessions.createdAt,
    withPasskey: sessions.withPasskey,
    confirmedAt: sessions.confirmedAt,
    impersonatorId: sessions.impersonatorId,
    impersonatorTokenHash: sessions.impersonatorTokenHash,
  },
  twoFactorSince: twoFactors.confirmedAt,
  ownerId: owners.id,
  ownerName: owners.name,
  ownerRole: owners.role,
  ownerStatus: owners.status,
  ownerLeavesAt: owners.leavesAt,
  memberRole: memberships.role,
  memberStatus: memberships.status,
  impersonatorId: impersonators.id,
  impersonatorName: impersonators.name,
  impersonatorEmail: impersonators.email,
  impersonatorRole: impersonators.role,
  impersonatorStatus: impersonators.status,
  hasTeam: sql<boolean>`(${owners.id} = ${users.id} or ${includesTeam(owners.id, now)})`,
});

/** Only a person who was removed has a session in an account that they neither own nor have a place in. */
const isOfFormerTeam = sql`not exists (
  select from ${accounts} as place where place.id = ${sessions.accountId} and place.owner_id = ${sessions.userId}
) and not exists (
  select from ${memberships} as place where place.account_id = ${sessions.accountId} and place.user_id = ${sessions.userId}
)`;

export const sessionRepository = {
  /** The live session with its user, account and impersonator, in one query because it runs on every request. */
  async findLive(db: Queryable, tokenHash: string, now: Date) {
    const [row] = await sessionRepository.listLive(db, [tokenHash], now);
    return row;
  },

  async listLive(db: Queryable, tokenHashes: string[], now: Date) {
    return db
      .select(sessionColumns(now))
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .innerJoin(owners, eq(owners.id, accounts.ownerId))
      .leftJoin(memberships, and(eq(memberships.accountId, accounts.id), eq(memberships.userId, users.id)))
      .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
      .leftJoin(impersonators, eq(impersonators.id, sessions.impersonatorId))
      .where(and(inArray(sessions.tokenHash, tokenHashes), gt(sessions.expiresAt, now)));
  },

  async isLive(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
    const rows = await db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
    return rows.length > 0;
  },

  async isOfFormerTeam(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
    const isMeant = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isOfFormerTeam);
    return (await db.$count(sessions, isMeant)) > 0;
  },

  async insert(db: Queryable, session: NewSession): Promise<void> {
    await db.insert(sessions).values(session);
  },

  async touch(db: Queryable, tokenHash: string, seen: { lastSeenAt: Date; expiresAt: Date }): Promise<void> {
    await db.update(sessions).set(seen).where(eq(sessions.tokenHash, tokenHash));
  },

  /** Whoever uses it has just shown who they are. */
  async confirm(tx: Transaction, tokenHash: string, now: Date): Promise<void> {
    await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  },

  /** Sessions that depend on this one keep their reference. */
  async rename(tx: Transaction, oldHash: string, newHash: string): Promise<void> {
    await tx.update(sessions).set({ tokenHash: newHash }).where(eq(sessions.tokenHash, oldHash));
    await renameInActivity(tx, oldHash, newHash);
  },

  /** The person goes on in another account. */
  async moveTo(tx: Transaction, oldHash: string, place: { tokenHash: string; accountId: string }): Promise<void> {
    await tx.update(sessions).set(place).where(eq(sessions.tokenHash, oldHash));
    await renameInActivity(tx, oldHash, place.tokenHash);
  },

  async remove(tx: Transaction, tokenHash: string): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  },

  /** Ends the user's own sessions; those of administrators who act as the user stay. */
  async removeOwn(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId)));
  },

  async removeAll(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.userId, userId));
  },

  async removeOthers(tx: Transaction, userId: string, tokenHash: string): Promise<number> {
    const rows = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
      .returning({ id: sessions.id });
    return rows.length;
  },

  /** The same, without the sessions of administrators who act as the user. */
  async removeOtherOwn(tx: Transaction, userId: string, tokenHash: string): Promise<void> {
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId), ne(sessions.tokenHash, tokenHash)));
  },

  /** Returns false when the user has no such session. */
  async removeById(tx: Transaction, userId: string, id: string): Promise<boolean> {
    const rows = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    return rows.length > 0;
  },

  /** The last used first, without those in a team that the user was removed from. */
  async listOf(db: Queryable, userId: string, now: Date) {
    return db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), not(isOfFormerTeam)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  },

  /** Another timeout counts at once, from the last use on. The end of the longest time stays. */
  async changeTimeout(tx: Transaction, userId: string, { hours, maxHours }: { hours: number; maxHours: number }) {
    const { lastSeenAt, createdAt } = sessions;
    const expiresAt = sql`least(${lastSeenAt} + make_interval(hours => ${hours}), ${createdAt} + make_interval(hours => ${maxHours}))`;
    await tx.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
  },

  /** Whoever acts in the account is signed out. */
  async removeAllIn(tx: Transaction, accountId: string): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  },

  async removeExpired(db: Queryable, now: Date): Promise<void> {
    await db.delete(sessions).where(lte(sessions.expiresAt, now));
  },

  async forgetOrigins(db: Queryable, before: Date): Promise<void> {
    await db.update(sessions).set({ ip: '', userAgent: '' }).where(lt(sessions.createdAt, before));
  },
};

/** What began a session is still known as its beginning. */
async function renameInActivity(tx: Transaction, oldHash: string, newHash: string): Promise<void> {
  await tx
    .update(securityActivity)
    .set({ sessionTokenHash: newHash })
    .where(eq(securityActivity.sessionTokenHash, oldHash));
}
