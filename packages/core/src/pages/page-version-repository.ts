import { and, desc, eq, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { pageVersions } from '../db/schema/site.ts';

export type PageVersionRow = typeof pageVersions.$inferSelect & { savedBy: string | null };

const withName = { savedBy: users.name };

export const pageVersionRepository = {
  /** Keeps what a page is before it changes, and forgets what is too long ago. */
  async keep(tx: Transaction, version: typeof pageVersions.$inferInsert, keptVersions: number): Promise<void> {
    await tx.insert(pageVersions).values(version);
    const isTooOld = lte(pageVersions.version, version.version - keptVersions);
    await tx.delete(pageVersions).where(and(eq(pageVersions.pageId, version.pageId), isTooOld));
  },

  /** The newest first. */
  async list(db: Queryable, pageId: string): Promise<PageVersionRow[]> {
    const rows = await db
      .select({ row: pageVersions, ...withName })
      .from(pageVersions)
      .leftJoin(users, eq(users.id, pageVersions.savedById))
      .where(eq(pageVersions.pageId, pageId))
      .orderBy(desc(pageVersions.version));
    return rows.map(({ row, savedBy }) => ({ ...row, savedBy }));
  },

  async find(db: Queryable, pageId: string, version: number): Promise<PageVersionRow | undefined> {
    const [found] = await db
      .select({ row: pageVersions, ...withName })
      .from(pageVersions)
      .leftJoin(users, eq(users.id, pageVersions.savedById))
      .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)));
    return found && { ...found.row, savedBy: found.savedBy };
  },
};
