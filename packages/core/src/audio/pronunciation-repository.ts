import type { Pronunciation } from '@herald/contract/draft';
import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { pronunciations } from '../db/schema/media.ts';

export const pronunciationRepository = {
  async list(db: Queryable, accountId: string): Promise<Pronunciation[]> {
    return db
      .select({ word: pronunciations.word, say: pronunciations.say })
      .from(pronunciations)
      .where(eq(pronunciations.accountId, accountId))
      .orderBy(asc(pronunciations.word));
  },

  async replace(tx: Transaction, accountId: string, list: Pronunciation[], createdAt: Date): Promise<void> {
    await tx.delete(pronunciations).where(eq(pronunciations.accountId, accountId));
    const rows = list.map(({ word, say }) => ({ accountId, word, say, createdAt }));
    if (rows.length > 0) await tx.insert(pronunciations).values(rows).onConflictDoNothing();
  },
};
