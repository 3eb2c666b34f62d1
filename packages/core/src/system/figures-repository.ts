import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export interface InstallationFigures {
  videosWaiting: number;
  videosInWork: number;
  /** Since the video that has waited longest was ordered or put back; 0 when none waits. */
  oldestWaitingSec: number;
  workersAlive: number;
  /** Connections of everybody to the database server, and the most it allows. */
  connections: number;
  connectionsAllowed: number;
}

export const figuresRepository = {
  async read(db: Queryable, silentSec: number): Promise<InstallationFigures> {
    const { rows } = await db.execute<Record<keyof InstallationFigures, number>>(sql`
      select queue.*, workers.*, connections.*, current_setting('max_connections')::integer as "connectionsAllowed"
      from
        (select count(*) filter (where status = 'pending')::integer as "videosWaiting",
          count(*) filter (where status = 'processing')::integer as "videosInWork",
          coalesce(extract(epoch from now() - min(coalesce(requeued_at, created_at)) filter (where status = 'pending')), 0)
            ::double precision as "oldestWaitingSec"
          from videos where status in ('pending', 'processing') and deleted_at is null) queue,
        (select count(*)::integer as "workersAlive" from processes
          where role = 'worker' and heard_at >= now() - make_interval(secs => ${silentSec})) workers,
        (select count(*)::integer as connections from pg_stat_activity where backend_type = 'client backend') connections`);
    const [row] = rows;
    if (!row) throw new Error('The database returned no figures.');
    return row;
  },
};
