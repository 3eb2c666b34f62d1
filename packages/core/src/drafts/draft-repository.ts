import type { DraftContent } from '@herald/contract/draft';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { drafts } from '../db/schema/media.ts';

export type StoredDraft = typeof drafts.$inferSelect;

export interface DraftOwner {
  accountId: string;
  userId: string;
}

const of = ({ accountId, userId }: DraftOwner) => and(eq(drafts.accountId, accountId), eq(drafts.userId, userId));

export const draftRepository = {
  async find(db: Queryable, owner: DraftOwner): Promise<StoredDraft | undefined> {
    const [row] = await db.select().from(drafts).where(of(owner));
    return row;
  },

  /** Saves over exactly the known version, 0 for none; undefined when another one is stored. */
  async save(db: Queryable, draft: StoredDraft): Promise<number | undefined> {
    const { accountId, userId, version: known, content, updatedAt } = draft;
    const [row] = await db
      .insert(drafts)
      .values({ accountId, userId, version: known + 1, content, updatedAt })
      .onConflictDoUpdate({
        target: [drafts.accountId, drafts.userId],
        set: { version: sql`${drafts.version} + 1`, content: sql`excluded.content`, updatedAt },
        setWhere: eq(drafts.version, known),
      })
      .returning({ version: drafts.version });
    return row?.version;
  },

  async empty(db: Queryable, owner: DraftOwner, content: DraftContent, updatedAt: Date): Promise<void> {
    await db
      .update(drafts)
      .set({ content, updatedAt, version: sql`${drafts.version} + 1` })
      .where(of(owner));
  },
};
