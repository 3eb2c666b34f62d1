import type { ContentStatus, ModerationEvent } from '@herald/contract/statuses';
import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, ne, or, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { moderationCounts, moderationHistory, moderationItems } from '../db/schema/moderation.ts';
import { accounts, users } from '../db/schema/people.ts';

const { search, ...columns } = getTableColumns(moderationItems);

export type ModerationItem = Omit<typeof moderationItems.$inferSelect, 'search'>;

export interface NewEvent {
  id: string;
  itemId: string;
  event: ModerationEvent;
  byId?: string | null;
  words?: string;
  createdAt: Date;
}

export const itemRepository = {
  async find(db: Queryable, id: string): Promise<ModerationItem | undefined> {
    const [item] = await db.select(columns).from(moderationItems).where(eq(moderationItems.id, id));
    return item;
  },

  /** The item, held until the transaction ends. */
  async hold(tx: Transaction, id: string): Promise<ModerationItem | undefined> {
    const [item] = await tx.select(columns).from(moderationItems).where(eq(moderationItems.id, id)).for('update');
    return item;
  },

  async update(tx: Transaction, id: string, changes: Partial<typeof moderationItems.$inferInsert>): Promise<void> {
    await tx.update(moderationItems).set(changes).where(eq(moderationItems.id, id));
  },

  async addEvent(tx: Transaction, event: NewEvent): Promise<void> {
    await tx.insert(moderationHistory).values(event);
  },

  async countAll(db: Queryable): Promise<number> {
    const [row] = await db.select({ items: sum(moderationCounts.items).mapWith(Number) }).from(moderationCounts);
    return row?.items ?? 0;
  },

  /** Makes one row of the changes so far. */
  async sumUpCounts(db: Queryable): Promise<void> {
    await db.execute(sql`
      with gone as (delete from ${moderationCounts} returning items)
      insert into ${moderationCounts} (items) select sum(items) from gone having count(*) > 0`);
  },

  async countVideos(db: Queryable, accountId: string): Promise<number> {
    return db.$count(moderationItems, and(eq(moderationItems.accountId, accountId), eq(moderationItems.type, 'video')));
  },

  /** What waits, or was only reported and waits. */
  async countReported(db: Queryable): Promise<number> {
    const [row] = await db
      .select({ items: count() })
      .from(moderationItems)
      .where(
        and(
          inArray(moderationItems.status, ['pending', 'flagged'] satisfies ContentStatus[]),
          ne(moderationItems.reports, 0),
        ),
      );
    return row?.items ?? 0;
  },

  async countWaiting(db: Queryable): Promise<number> {
    return db.$count(moderationItems, inArray(moderationItems.status, ['pending', 'flagged']));
  },

  /** What of an account is removed, or was given back after the moment; the latest first. */
  async listRemoved(db: Queryable, accountId: string, givenBackAfter: Date): Promise<ModerationItem[]> {
    const isRemoved = isNotNull(moderationItems.removedAt);
    return db
      .select(columns)
      .from(moderationItems)
      .where(
        and(eq(moderationItems.accountId, accountId), or(isRemoved, gt(moderationItems.answeredAt, givenBackAfter))),
      )
      .orderBy(desc(sql`coalesce(${moderationItems.removedAt}, ${moderationItems.answeredAt})`));
  },

  async listByIds(db: Queryable, ids: string[]): Promise<ModerationItem[]> {
    return ids.length === 0 ? [] : db.select(columns).from(moderationItems).where(inArray(moderationItems.id, ids));
  },

  async findOwner(db: Queryable, accountId: string): Promise<{ id: string; name: string; email: string } | undefined> {
    const [owner] = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, accountId));
    return owner;
  },

  async listAdministrators(db: Queryable): Promise<{ id: string; name: string; email: string }[]> {
    return db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'active')));
  },
};
