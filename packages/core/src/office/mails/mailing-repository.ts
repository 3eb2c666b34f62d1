import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { mailings } from '../../db/schema/mails.ts';
import { userPreferences, users } from '../../db/schema/people.ts';

export type MailingRow = typeof mailings.$inferSelect;

/** Who said yes to news, and not no to all mails. What was never set has its default. */
const saidYes = sql`${userPreferences.preferences} ->> 'marketingEmails' = 'true'
  and coalesce(${userPreferences.preferences} ->> 'emailNotifications', 'true') = 'true'`;

const wantNews = and(saidYes, eq(users.status, 'active'), isNull(users.leavesAt), isNotNull(users.emailVerifiedAt));

export const mailingRepository = {
  async insert(tx: Transaction, row: typeof mailings.$inferInsert): Promise<void> {
    await tx.insert(mailings).values(row);
  },

  async listNewest(db: Queryable, limit: number): Promise<MailingRow[]> {
    return db.select().from(mailings).orderBy(desc(mailings.createdAt), desc(mailings.id)).limit(limit);
  },

  async hold(tx: Transaction, id: string): Promise<MailingRow | undefined> {
    const [row] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update');
    return row;
  },

  async update(tx: Transaction, id: string, changes: Partial<MailingRow>): Promise<void> {
    await tx.update(mailings).set(changes).where(eq(mailings.id, id));
  },

  async countRecipients(db: Queryable): Promise<number> {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(users)
      .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
      .where(wantNews);
    return row?.count ?? 0;
  },

  /** The next people after the last one who has it; those who came later are not meant. */
  async listNext(tx: Transaction, { reachedUserId, createdAt }: MailingRow, limit: number) {
    return tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
      .where(and(wantNews, lte(users.createdAt, createdAt), reachedUserId ? gt(users.id, reachedUserId) : undefined))
      .orderBy(asc(users.id))
      .limit(limit);
  },
};
