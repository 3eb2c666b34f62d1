import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { accountErasures, accounts, invitations, memberships } from '../../db/schema/people.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { downloadTickets, videos } from '../../db/schema/videos.ts';

/** Few enough that a statement stays far from its time limit, however often the videos were watched. */
const VIDEOS_AT_ONCE = 100;

export const erasureRepository = {
  /** Takes the account from its owner and from everybody who works in it. */
  async close(tx: Transaction, accountId: string): Promise<void> {
    await tx.update(accounts).set({ ownerId: null }).where(eq(accounts.id, accountId));
    for (const table of [sessions, memberships, invitations, downloadTickets]) {
      await tx.delete(table).where(eq(table.accountId, accountId));
    }
  },

  async insert(tx: Transaction, accountId: string, requestedAt: Date): Promise<void> {
    await tx.insert(accountErasures).values({ accountId, requestedAt });
  },

  async find(db: Queryable, accountId: string) {
    const [row] = await db.select().from(accountErasures).where(eq(accountErasures.accountId, accountId));
    return row;
  },

  /** Some videos of the account with everything that depends on them; returns false when there are none. */
  async removeVideos(db: Queryable, accountId: string): Promise<boolean> {
    const some = db.select({ id: videos.id }).from(videos).where(eq(videos.accountId, accountId)).limit(VIDEOS_AT_ONCE);
    const removed = await db
      .delete(videos)
      .where(and(eq(videos.accountId, accountId), inArray(videos.id, some)))
      .returning({ id: videos.id });
    return removed.length > 0;
  },

  async removeAccount(db: Queryable, accountId: string): Promise<void> {
    await db.delete(accounts).where(eq(accounts.id, accountId));
  },

  /** Nothing is left to do. */
  async remove(db: Queryable, accountId: string): Promise<void> {
    await db.delete(accountErasures).where(eq(accountErasures.accountId, accountId));
  },
};
