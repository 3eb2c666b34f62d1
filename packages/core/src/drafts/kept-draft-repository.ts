import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { keptDrafts } from '../db/schema/media.ts';
import type { DraftOwner } from './draft-repository.ts';

export type KeptDraft = typeof keptDrafts.$inferSelect;

const of = ({ accountId, userId }: DraftOwner) =>
  and(eq(keptDrafts.accountId, accountId), eq(keptDrafts.userId, userId));

export const keptDraftRepository = {
  async list(db: Queryable, owner: DraftOwner): Promise<KeptDraft[]> {
    return db.select().from(keptDrafts).where(of(owner)).orderBy(desc(keptDrafts.createdAt), desc(keptDrafts.id));
  },

  async count(db: Queryable, owner: DraftOwner): Promise<number> {
    return db.$count(keptDrafts, of(owner));
  },

  async insert(db: Queryable, draft: KeptDraft): Promise<void> {
    await db.insert(keptDrafts).values(draft);
  },

  /** Removes it and returns it; undefined when there is none of this owner. */
  async take(db: Queryable, owner: DraftOwner, id: string): Promise<KeptDraft | undefined> {
    const [row] = await db
      .delete(keptDrafts)
      .where(and(of(owner), eq(keptDrafts.id, id)))
      .returning();
    return row;
  },
};
