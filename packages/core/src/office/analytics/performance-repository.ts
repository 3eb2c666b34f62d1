import { gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { processHours } from '../../db/schema/processes.ts';
import { TIME_BOUNDS_MS } from '../../runtime/time-meter.ts';

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

/** Counts every step of `TIME_BOUNDS_MS` in the same pass over the hours. */
const sumOfSteps: SQL = sql`array[${sql.join(
  Array.from({ length: TIME_BOUNDS_MS.length + 1 }, (_, at) => sql.raw(`coalesce(sum(request_times[${at + 1}]), 0)`)),
  sql`, `,
)}]::integer[]`;

export const performanceRepository = {
  /** The oldest hour first; hours without a report are left out. */
  async listHours(db: Queryable, since: Date): Promise<PerformanceHour[]> {
    const { rows } = await db.execute<Omit<PerformanceHour, 'at'> & { at: string } & Record<string, unknown>>(sql`
      with machines as (
        -- The processes of a machine say the same about it; the one that reported longest says how much time there was.
        select at, sum(requests) as requests, sum(errors) as errors, sum(request_ms) as request_ms,
          max(span_sec * cores) as machine_sec, sum(machine_cpu_sec) / nullif(sum(span_sec * cores), 0) as cpu_share
        from ${processHours} where ${gte(processHours.at, since)} group by at, host
      )
      select at, sum(requests)::integer as requests, sum(errors)::integer as errors, sum(request_ms) as "requestMs",
        coalesce(sum(cpu_share * machine_sec), 0) as "machineCpuSec", sum(machine_sec) as "machineSec"
      from machines group by at order by at`);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  },

  /** How many requests took how long, by `TIME_BOUNDS_MS`. */
  async readRequestTimes(db: Queryable, since: Date): Promise<number[]> {
    const { rows } = await db.execute<{ times: number[] }>(sql`
      select ${sumOfSteps} as times from ${processHours} where ${gte(processHours.at, since)}`);
    return rows[0]?.times ?? [];
  },
};
