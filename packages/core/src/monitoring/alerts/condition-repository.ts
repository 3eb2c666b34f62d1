import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { ProcessRole } from '../../db/schema/processes.ts';

export interface LostProcess extends Record<string, unknown> {
  id: string;
  role: ProcessRole;
  host: string;
  heardAt: string;
  /** What it made, as far as these films still exist. */
  films: string[];
}

export const conditionRepository = {
  /** Silent for so long, and no other process of its kind has started on its machine since. */
  async lostProcesses(db: Queryable, silentSec: number): Promise<LostProcess[]> {
    const { rows } = await db.execute<LostProcess>(sql`
      select id, role, host, to_char(heard_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') as "heardAt",
        array(select title from videos where id::text in
          (select item ->> 'id' from jsonb_array_elements(work) item where item ->> 'job' = 'make-video')) as films
      from processes
      where heard_at < now() - ${silentSec} * interval '1 second'
        and not exists (select from processes later
          where later.role = processes.role and later.host = processes.host and later.started_at > processes.heard_at)`);
    return rows;
  },

  async servicesDown(db: Queryable, minutes: number): Promise<{ name: string; title: string; reason: string }[]> {
    const { rows } = await db.execute<{ name: string; title: string; reason: string }>(sql`
      select name, title, reason from service_states
      where state = 'critical' and since <= now() - ${minutes} * interval '1 minute'`);
    return rows;
  },

  /** Since the video that has waited longest was ordered or put back. */
  async oldestFilmWaitsSec(db: Queryable): Promise<number> {
    const { rows } = await db.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(coalesce(requeued_at, created_at))), 0)::double precision as seconds
      from videos where status = 'pending' and deleted_at is null`);
    return rows[0]?.seconds ?? 0;
  },

  /** By machine, how much of the watched disk is in use, 0 to 1. */
  async diskShares(db: Queryable): Promise<{ host: string; share: number }[]> {
    const { rows } = await db.execute<{ host: string; share: number }>(sql`
      select host, max(disk_bytes::double precision / disk_total) as share from process_minutes
      where at > now() - interval '3 minutes' and disk_total > 0 group by host order by host`);
    return rows;
  },

  async requests(db: Queryable, minutes: number): Promise<{ requests: number; errors: number }> {
    const { rows } = await db.execute<{ requests: number; errors: number }>(sql`
      select coalesce(sum(requests), 0)::integer as requests, coalesce(sum(errors), 0)::integer as errors
      from process_minutes where at > now() - ${minutes} * interval '1 minute'`);
    return rows[0] ?? { requests: 0, errors: 0 };
  },
};
