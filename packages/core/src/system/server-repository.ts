import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export interface ServerFacts {
  version: string;
  versionNumber: number;
  /** milliseconds since 1970, by the server's clock */
  nowMs: number;
  /** connections that any user may open, and how many are open now */
  maxConnections: number;
  openConnections: number;
}

export const serverRepository = {
  async read(db: Queryable): Promise<ServerFacts> {
    const { rows } = await db.execute<Record<string, string>>(sql`
      select
        current_setting('server_version') as version,
        current_setting('server_version_num') as number,
        extract(epoch from clock_timestamp()) * 1000 as now,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0) as max,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as open
    `);
    const [row = {}] = rows;
    return {
      version: row.version ?? '',
      versionNumber: Number(row.number),
      nowMs: Number(row.now),
      maxConnections: Number(row.max),
      openConnections: Number(row.open),
    };
  },
};
