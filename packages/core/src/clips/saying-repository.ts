import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { personClips, sayings } from '../db/schema/clips.ts';

export type Saying = typeof sayings.$inferSelect;

const isInWork = inArray(sayings.state, ['waiting', 'making']);

export const sayingRepository = {
  async insert(db: Queryable, saying: typeof sayings.$inferInsert): Promise<Saying> {
    const [row] = await db.insert(sayings).values(saying).returning();
    if (!row) throw new Error('The new sentence was not returned.');
    return row;
  },

  /** Of a clip that is still there, for the person who asked for it. */
  async findOwn(
    db: Queryable,
    { accountId, userId }: { accountId: string; userId: string },
    id: string,
  ): Promise<Saying | undefined> {
    const isOwn = and(eq(sayings.accountId, accountId), eq(sayings.createdById, userId));
    const [row] = await db
      .select({ saying: sayings })
      .from(sayings)
      .innerJoin(personClips, eq(personClips.id, sayings.clipId))
      .where(and(eq(sayings.id, id), isOwn, isNull(personClips.deletedAt)));
    return row?.saying;
  },

  async countInWork(db: Queryable, accountId: string, exceptUserId: string): Promise<number> {
    return db.$count(sayings, and(eq(sayings.accountId, accountId), ne(sayings.createdById, exceptUserId), isInWork));
  },

  /** Takes it for a worker; undefined when nothing is left to do. */
  async claim(db: Queryable, id: string, workToken: string): Promise<Saying | undefined> {
    const [row] = await db
      .update(sayings)
      .set({ state: 'making', workToken })
      .where(and(eq(sayings.id, id), isInWork))
      .returning();
    return row;
  },

  /** False when it was replaced or another worker has it. */
  async updateHeld(
    db: Queryable,
    { id, workToken }: { id: string; workToken: string },
    changes: Partial<Saying>,
  ): Promise<boolean> {
    const rows = await db
      .update(sayings)
      .set(changes)
      .where(and(eq(sayings.id, id), eq(sayings.workToken, workToken), eq(sayings.state, 'making')))
      .returning({ id: sayings.id });
    return rows.length > 0;
  },

  async isHeld(db: Queryable, { id, workToken }: { id: string; workToken: string }): Promise<boolean> {
    return (await db.$count(sayings, and(eq(sayings.id, id), eq(sayings.workToken, workToken)))) > 0;
  },

  async listOfPerson(db: Queryable, accountId: string, userId: string): Promise<Saying[]> {
    return db
      .select()
      .from(sayings)
      .where(and(eq(sayings.accountId, accountId), eq(sayings.createdById, userId)));
  },

  async listOfClip(db: Queryable, clipId: string): Promise<Saying[]> {
    return db.select().from(sayings).where(eq(sayings.clipId, clipId));
  },

  async listOlder(db: Queryable, before: Date, limit: number): Promise<Saying[]> {
    return db.select().from(sayings).where(lt(sayings.createdAt, before)).limit(limit);
  },

  async remove(db: Queryable, ids: string[]): Promise<void> {
    if (ids.length > 0) await db.delete(sayings).where(inArray(sayings.id, ids));
  },
};
