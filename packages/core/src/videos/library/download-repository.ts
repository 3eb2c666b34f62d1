import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { downloadTickets } from '../../db/schema/videos.ts';

const table = downloadTickets;

export const downloadRepository = {
  async insert(db: Queryable, ticket: typeof table.$inferInsert): Promise<void> {
    await db.insert(table).values(ticket);
  },

  /** Uses up the ticket; undefined when it was used before or has expired. */
  async take(db: Queryable, tokenHash: string, now: Date) {
    const [ticket] = await db
      .delete(table)
      .where(and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)))
      .returning();
    return ticket;
  },

  async removeExpired(db: Queryable, now: Date): Promise<void> {
    await db.delete(table).where(lte(table.expiresAt, now));
  },
};
