import { inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { pagePictures, pages, pageVersions } from '../db/schema/site.ts';

export type PagePicture = typeof pagePictures.$inferSelect;

/** The content of pages and their versions names pictures by their ids. */
const isNamed = sql`(
  exists (select 1 from ${pages} where position(${pagePictures.id}::text in ${pages.content}) > 0)
  or exists (select 1 from ${pageVersions} where position(${pagePictures.id}::text in ${pageVersions.content}) > 0))`;

export const pagePictureRepository = {
  async insert(db: Queryable, picture: PagePicture): Promise<void> {
    await db.insert(pagePictures).values(picture);
  },

  async findKeys(db: Queryable, ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const { id, key } = pagePictures;
    const rows = await db.select({ id, key }).from(pagePictures).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, row.key]));
  },

  /** Takes away older pictures that no page and no version names, and returns the keys of their files. */
  async takeUnnamed(tx: Transaction, before: Date, limit: number): Promise<string[]> {
    const { id, key, createdAt } = pagePictures;
    const unnamed = tx
      .select({ id })
      .from(pagePictures)
      .where(sql`${lt(createdAt, before)} and not ${isNamed}`)
      .limit(limit);
    const rows = await tx.delete(pagePictures).where(inArray(id, unnamed)).returning({ key });
    return rows.map((row) => row.key);
  },
};
