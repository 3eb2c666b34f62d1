import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pictures } from '../db/schema/media.ts';

export type Picture = typeof pictures.$inferSelect;

export const pictureRepository = {
  async insert(db: Queryable, picture: Picture): Promise<void> {
    await db.insert(pictures).values(picture);
  },

  async listIds(db: Queryable, accountId: string): Promise<string[]> {
    const rows = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.accountId, accountId));
    return rows.map(({ id }) => id);
  },

  async findInAccount(db: Queryable, accountId: string, id: string): Promise<Picture | undefined> {
    const [row] = await db
      .select()
      .from(pictures)
      .where(and(eq(pictures.id, id), eq(pictures.accountId, accountId)));
    return row;
  },
};
