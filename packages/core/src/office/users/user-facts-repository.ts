import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { securityActivity, sessions } from '../../db/schema/sessions.ts';
import { auditLog } from '../../db/schema/site.ts';

/** What is known about a user beside their row. */
export const userFactsRepository = {
  /** What the row itself holds and no list shows. */
  async findRow(db: Queryable, userId: string) {
    const columns = { emailVerifiedAt: users.emailVerifiedAt, banReason: users.banReason };
    const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
    return row;
  },

  /** From where they signed up themselves; the address is empty once it is forgotten. */
  async findSignUp(db: Queryable, userId: string): Promise<{ ip: string } | undefined> {
    const [row] = await db
      .select({ ip: securityActivity.ip })
      .from(securityActivity)
      .where(and(eq(securityActivity.userId, userId), eq(securityActivity.action, 'account.create')))
      .limit(1);
    return row;
  },

  /** Who created a user that did not sign up; an empty id is the operator of the machine. */
  async findCreator(db: Queryable, userId: string) {
    const [row] = await db
      .select({ id: auditLog.actorId, name: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(
        and(
          eq(auditLog.subjectId, userId),
          inArray(auditLog.action, ['user.create', 'administrator.create', 'member.add']),
        ),
      )
      .orderBy(asc(auditLog.createdAt))
      .limit(1);
    return row;
  },

  /** When, and by whom, the user was suspended or banned the last time. */
  async findHold(db: Queryable, userId: string) {
    const [row] = await db
      .select({ since: auditLog.createdAt, actorId: auditLog.actorId, actorName: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(and(eq(auditLog.subjectId, userId), inArray(auditLog.action, ['user.suspend', 'user.ban'])))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(1);
    return row;
  },

  /** The browser they signed in with the last time; empty when nobody knows it any more. */
  async findBrowser(db: Queryable, userId: string): Promise<string> {
    const [row] = await db
      .select({ userAgent: securityActivity.userAgent })
      .from(securityActivity)
      .where(
        and(
          eq(securityActivity.userId, userId),
          inArray(securityActivity.action, ['account.create', 'session.start']),
          ne(securityActivity.userAgent, ''),
        ),
      )
      .orderBy(desc(securityActivity.createdAt))
      .limit(1);
    return row?.userAgent ?? '';
  },

  /** The browsers in which they are signed in themselves. */
  async countSessions(db: Queryable, userId: string, now: Date): Promise<number> {
    const isOwn = and(eq(sessions.userId, userId), isNull(sessions.impersonatorId));
    return db.$count(sessions, and(isOwn, gt(sessions.expiresAt, now)));
  },
};
