import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

export const releaseRepository = {
  /** When the newest migration of the database was written; undefined in one without tables. */
  async findNewestMs(db: Queryable): Promise<number | undefined> {
    const { rows } = await db.execute<{ isThere: boolean }>(
      sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return undefined;
    const newest = await db.execute<{ ms: string | null }>(
      sql`select max(created_at) as ms from drizzle.__drizzle_migrations`,
    );
    const ms = newest.rows[0]?.ms;
    return ms === null || ms === undefined ? undefined : Number(ms);
  },

  /** Tables of a release that is not written yet may lack the column. */
  async findName(db: Queryable): Promise<string | undefined> {
    const { rows } = await db.execute<{ release: string | null }>(
      sql`select to_jsonb(installation) ->> 'release' as release from installation`,
    );
    return rows[0]?.release ?? undefined;
  },
};
