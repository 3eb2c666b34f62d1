import type { Core } from '@herald/core';
import { withPatientClient } from './patient-client.ts';

/** Writes what so many processes would have reported in 90 days, from one real report. */
export async function fillReports(core: Core, processes: number): Promise<void> {
  await withPatientClient(core, async (client) => {
    const fill = (table: string, unit: string, rows: number) =>
      client.query(`insert into ${table} select filled.* from (select * from ${table} limit 1) one,
        generate_series(1, ${processes}) p, generate_series(1, ${rows}) n,
        lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(
          'process_id', md5('process ' || p)::uuid, 'host', 'machine-' || (p % 4),
          'role', case when p % 2 = 0 then 'api' else 'worker' end,
          'at', date_trunc('${unit}', now(), 'UTC') - n * interval '1 ${unit}',
          'requests', 400, 'request_ms', 8000)) filled
        on conflict do nothing`);
    await fill('process_minutes', 'minute', 24 * 60);
    await fill('process_hours', 'hour', 90 * 24);
    await client.query('vacuum analyze process_minutes, process_hours');
  });
}
