import type { MadeKind } from '@herald/contract/statuses';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { madeParts } from '../db/schema/made-once.ts';

export type MadePart = typeof madeParts.$inferSelect;
export type PartName = Pick<MadePart, 'accountId' | 'kind' | 'key'>;
export type StoredPart = PartName & Pick<MadePart, 'digest'>;

/** A part that is used is noted once in so long, so that a film with fifty parts seldom writes. */
const NOTED_EVERY = sql`interval '1 hour'`;

const named = ({ accountId, kind, key }: PartName) =>
  and(eq(madeParts.accountId, accountId), eq(madeParts.kind, kind), eq(madeParts.key, key));

interface Wanted {
  accountId: string;
  kind: MadeKind;
  keys: string[];
}

const wanted = ({ accountId, kind, keys }: Wanted) =>
  and(eq(madeParts.accountId, accountId), eq(madeParts.kind, kind), inArray(madeParts.key, keys));

export const madePartRepository = {
  /** Of two who made the same one, the first one's row stays. False for the second. */
  async insert(db: Queryable, part: MadePart): Promise<boolean> {
    const rows = await db.insert(madeParts).values(part).onConflictDoNothing().returning({ key: madeParts.key });
    return rows.length > 0;
  },

  async list(db: Queryable, which: Wanted): Promise<MadePart[]> {
    return which.keys.length > 0 ? db.select().from(madeParts).where(wanted(which)) : [];
  },

  async noteUse(db: Queryable, which: Wanted, now: Date): Promise<void> {
    if (which.keys.length === 0) return;
    await db
      .update(madeParts)
      .set({ usedAt: now })
      .where(and(wanted(which), lt(madeParts.usedAt, sql`${now.toISOString()}::timestamptz - ${NOTED_EVERY}`)));
  },

  /** One that was made again meanwhile, and came out differently, stays. */
  async remove(db: Queryable, part: StoredPart): Promise<void> {
    await db.delete(madeParts).where(and(named(part), eq(madeParts.digest, part.digest)));
  },

  async listStored(db: Queryable, accountId: string, kind: MadeKind): Promise<Pick<MadePart, 'key' | 'digest'>[]> {
    return db
      .select({ key: madeParts.key, digest: madeParts.digest })
      .from(madeParts)
      .where(and(eq(madeParts.accountId, accountId), eq(madeParts.kind, kind)));
  },

  async listOfAvatar(db: Queryable, avatarId: string, limit: number): Promise<MadePart[]> {
    return db.select().from(madeParts).where(eq(madeParts.avatarId, avatarId)).limit(limit);
  },

  async listUnused(db: Queryable, before: Date, limit: number): Promise<MadePart[]> {
    return db.select().from(madeParts).where(lt(madeParts.usedAt, before)).orderBy(asc(madeParts.usedAt)).limit(limit);
  },

  async sumBytes(db: Queryable): Promise<number> {
    const [row] = await db.select({ bytes: sql<string>`coalesce(sum(${madeParts.sizeBytes}), 0)` }).from(madeParts);
    return Number(row?.bytes ?? 0);
  },

  /** Those that were not used for longest. */
  async listOldest(db: Queryable, limit: number): Promise<MadePart[]> {
    return db.select().from(madeParts).orderBy(asc(madeParts.usedAt)).limit(limit);
  },
};
