import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

export const databaseRepository = {
  async sizeBytes(db: Queryable): Promise<number> {
    const { rows } = await db.execute<{ size: number }>(
      sql`select pg_database_size(current_database())::double precision as size`,
    );
    return Number(rows[0]?.size);
  },

  /** Where its files are, and whether that is on this machine: a socket of the system reaches no other one. */
  async findFolder(db: Queryable): Promise<{ folder: string; isHere: boolean }> {
    const { rows } = await db.execute<{ folder: string; isHere: boolean }>(
      sql`select current_setting('data_directory') as folder, inet_server_addr() is null as "isHere"`,
    );
    return rows[0] ?? { folder: '', isHere: false };
  },

  async activeQueries(db: Queryable): Promise<number> {
    const { rows } = await db.execute<{ active: number }>(sql`
      select count(*)::integer as active from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`);
    return Number(rows[0]?.active);
  },

  /** The share of blocks that were in memory; null before any was read. */
  async cacheHits(db: Queryable): Promise<number | null> {
    const { rows } = await db.execute<{ hits: number | null }>(sql`
      select blks_hit::double precision / nullif(blks_hit + blks_read, 0) as hits
      from pg_stat_database where datname = current_database()`);
    return rows[0]?.hits ?? null;
  },

  async hasStatements(db: Queryable): Promise<boolean> {
    const { rows } = await db.execute<{ isThere: boolean }>(
      sql`select to_regclass('pg_stat_statements') is not null as "isThere"`,
    );
    return rows[0]?.isThere === true;
  },

  /** By the longest single run. */
  async slowest(db: Queryable): Promise<{ query: string; ms: number } | null> {
    const { rows } = await db.execute<{ query: string; ms: number }>(sql`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as query, max_exec_time as ms from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
      order by max_exec_time desc limit 1`);
    return rows[0] ?? null;
  },
};
