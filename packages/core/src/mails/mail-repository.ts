import type { MailView } from '@herald/contract/endpoints/admin-mails';
import type { MailKind } from '@herald/contract/statuses';
import { and, desc, eq, exists, inArray, isNotNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { mails } from '../db/schema/mails.ts';
import { users } from '../db/schema/people.ts';

export type MailRow = typeof mails.$inferSelect;

/** Their links open an account or confirm an address. */
const OPENING: MailKind[] = ['password_reset', 'purchase', 'verification', 'address_confirmation'];

/** Warnings go where they were meant to go, also to an address that is no longer the user's. */
const WARNINGS: MailKind[] = ['password_changed', 'security_changed', 'address_changed', 'new_device'];

/** A mail whose first attempt is still ahead is neither. */
const isUnsent = and(ne(mails.state, 'sent'), or(ne(mails.state, 'queued'), isNotNull(mails.error)));

const views: Record<MailView, SQL | undefined> = { not_sent: isUnsent, sent: eq(mails.state, 'sent'), all: undefined };

const isToAdministrator = (db: Queryable) =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), or(eq(users.id, mails.userId), eq(users.email, mails.recipient)))),
  );

export const mailRepository = {
  async insert(tx: Transaction, mail: typeof mails.$inferInsert): Promise<void> {
    await tx.insert(mails).values(mail);
  },

  async find(db: Queryable, id: string): Promise<MailRow | undefined> {
    const [row] = await db.select().from(mails).where(eq(mails.id, id));
    return row;
  },

  async hold(tx: Transaction, id: string): Promise<MailRow | undefined> {
    const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
    return row;
  },

  /** A page, newest first, each with whether it goes to an administrator. */
  async list(db: Queryable, view: MailView, { limit, offset }: { limit: number; offset: number }) {
    return db
      .select({ mail: mails, isToAdministrator: isToAdministrator(db).mapWith(Boolean) })
      .from(mails)
      .where(views[view])
      .orderBy(desc(mails.id))
      .limit(limit)
      .offset(offset);
  },

  async isToAdministrator(db: Queryable, id: string): Promise<boolean> {
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.id, id), isToAdministrator(db)));
    return rows.length > 0;
  },

  async count(db: Queryable, view: MailView): Promise<number> {
    return db.$count(mails, views[view]);
  },

  async update(db: Queryable, id: string, changes: Partial<MailRow>): Promise<void> {
    await db.update(mails).set(changes).where(eq(mails.id, id));
  },

  /** Takes mails that went nowhere, oldest first, and puts them into the queue; those with a dead link stay. */
  async queueUnsent(tx: Transaction, now: Date, limit: number): Promise<string[]> {
    const hasLivingLink = or(sql`${mails.linkExpiresAt} is null`, sql`${mails.linkExpiresAt} > ${now}`);
    const oldest = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(inArray(mails.state, ['not_sent', 'failed']), hasLivingLink))
      .orderBy(mails.id)
      .limit(limit)
      .for('update', { skipLocked: true });
    const queued = await tx
      .update(mails)
      .set({ state: 'queued', attempts: 0, error: null, nextAttemptAt: now })
      .where(inArray(mails.id, oldest))
      .returning({ id: mails.id });
    return queued.map(({ id }) => id);
  },

  /** Why the mail that was tried last is not sent; null where it is, or none was tried. */
  async latestError(db: Queryable): Promise<string | null> {
    const [row] = await db
      .select({ error: mails.error })
      .from(mails)
      .where(or(eq(mails.state, 'sent'), isNotNull(mails.error)))
      .orderBy(desc(mails.id))
      .limit(1);
    return row?.error ?? null;
  },

  /** Mails whose attempt is long overdue: their job was lost. */
  async listStranded(db: Queryable, before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.state, 'queued'), lt(mails.nextAttemptAt, before)))
      .orderBy(mails.id)
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  /** Takes back what was not sent: its link works no more. */
  async withdraw(tx: Transaction, of: { userId: string; kind: MailRow['kind'] } | { invitationId: string }) {
    const whose =
      'userId' in of
        ? and(eq(mails.userId, of.userId), eq(mails.kind, of.kind))
        : eq(mails.invitationId, of.invitationId);
    await tx.delete(mails).where(and(whose, ne(mails.state, 'sent')));
  },

  /** The same for every mail with a link that opens the user's account. */
  async withdrawLinks(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(mails).where(and(eq(mails.userId, userId), inArray(mails.kind, OPENING), ne(mails.state, 'sent')));
  },

  /** The same for everything but warnings: the user has another address. */
  async withdrawUnsent(tx: Transaction, userId: string): Promise<void> {
    const isTheirs = and(eq(mails.userId, userId), notInArray(mails.kind, WARNINGS));
    await tx.delete(mails).where(and(isTheirs, ne(mails.state, 'sent')));
  },

  async forgetExpiredLinks(db: Queryable, now: Date): Promise<void> {
    await db
      .update(mails)
      .set({ link: null })
      .where(and(isNotNull(mails.link), lte(mails.linkExpiresAt, now)));
  },

  async removeOlder(db: Queryable, before: Date): Promise<void> {
    await db.delete(mails).where(lt(mails.createdAt, before));
  },
};
