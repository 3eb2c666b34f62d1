import type { BrandKit } from '@herald/contract/brand';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { brandKits } from '../db/schema/media.ts';

export type StoredBrandKit = typeof brandKits.$inferSelect;

export const brandKitRepository = {
  async find(db: Queryable, accountId: string): Promise<StoredBrandKit | undefined> {
    const [row] = await db.select().from(brandKits).where(eq(brandKits.accountId, accountId));
    return row;
  },

  /** The new version; undefined when another one was saved since. */
  async save(
    db: Queryable,
    kit: { accountId: string; version: number; content: BrandKit; updatedAt: Date },
  ): Promise<number | undefined> {
    const { accountId, version, content, updatedAt } = kit;
    const row = { accountId, version: version + 1, content, updatedAt };
    const [saved] =
      version === 0
        ? await db.insert(brandKits).values(row).onConflictDoNothing().returning({ version: brandKits.version })
        : await db
            .update(brandKits)
            .set({ version: sql`${brandKits.version} + 1`, content, updatedAt })
            .where(and(eq(brandKits.accountId, accountId), eq(brandKits.version, version)))
            .returning({ version: brandKits.version });
    return saved?.version;
  },

  async remove(db: Queryable, accountId: string): Promise<void> {
    await db.delete(brandKits).where(eq(brandKits.accountId, accountId));
  },
};
