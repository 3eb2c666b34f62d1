import { gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { processHours } from '../../db/schema/processes.ts';

/** What processes reported about an hour, put together. */
export interface PerformanceHour {
  at: Date;
  requests: number;
  errors: number;
  requestMs: number;
  /** Processor time that machines used, and what they had; each machine once. */
  machineCpuSec: number;
  machineSec: number;
}

export const performanceRepository = {
  /** The oldest hour first; hours without a report are left out. */
  async listHours(db: Queryable, since: Date): Promise<PerformanceHour[]> {
    const { rows } = await db.execute<Omit<PerformanceHour, 'at'> & { at: string } & Record<string, unknown>>(sql`
      with found as (select * from ${processHours} where ${gte(processHours.at, since)}),
      machines as (
        -- The processes of a machine say the same about it; the one that reported longest knows most.
        select distinct on (at, host) at, machine_cpu_sec, span_sec * cores as machine_sec from found
        order by at, host, span_sec desc
      ),
      loads as (select at, sum(machine_cpu_sec) as cpu_sec, sum(machine_sec) as sec from machines group by at)
      select found.at, sum(requests)::integer as requests, sum(errors)::integer as errors, sum(request_ms) as "requestMs",
        loads.cpu_sec as "machineCpuSec", loads.sec as "machineSec"
      from found join loads using (at) group by found.at, loads.cpu_sec, loads.sec order by found.at`);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  },
};
