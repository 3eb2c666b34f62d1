import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

export const clockRepository = {
  /** PostgreSQL's time, in milliseconds. */
  async readMs(db: Queryable): Promise<number> {
    const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
    return Number(rows[0]?.ms);
  },
};
