import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** What all chosen processes reported of a stretch of time, with machines counted once. */
export interface FigureSums extends Record<string, unknown> {
  /** The minute, as text; of the present, any. */
  at: string;
  machines: number;
  cores: number;
  cpuShare: number | null;
  memoryBytes: number | null;
  memoryTotal: number | null;
  diskBytes: number | null;
  diskTotal: number | null;
  networkIn: number | null;
  networkOut: number | null;
  connections: number;
  requests: number;
  errors: number;
  requestMs: number;
  queries: number;
  queryMs: number;
  slowQueries: number;
  poolUsed: number;
  poolMax: number;
}

export interface ProcessUse extends Record<string, unknown> {
  processId: string;
  cpuShare: number | null;
  memoryBytes: number;
  machineMemoryTotal: number;
}

const ofHost = (host: string | undefined) => (host === undefined ? sql`true` : sql`host = ${host}`);
/** This minute and the one before: this one alone may lack reports that are still to come. */
const PRESENT = sql`at >= date_trunc('minute', now()) - interval '1 minute'`;
const LAST_HOUR = sql`at > now() - interval '61 minutes'`;

export const figuresRepository = {
  /** The last hour by minute, the oldest first. */
  async minutes(db: Queryable, host?: string): Promise<FigureSums[]> {
    return sums(db, sql`at`, sql`${LAST_HOUR} and ${ofHost(host)}`);
  },

  async present(db: Queryable, host?: string): Promise<FigureSums | undefined> {
    const [row] = await sums(db, sql`date_trunc('minute', now())`, sql`${PRESENT} and ${ofHost(host)}`);
    return row;
  },

  /** How many requests of the last hour took how long. */
  async requestTimes(db: Queryable, host?: string): Promise<number[]> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select sum(counted)::integer as count
      from process_minutes, unnest(request_times) with ordinality as steps(counted, step)
      where ${LAST_HOUR} and ${ofHost(host)} group by step order by step`);
    return rows.map(({ count }) => count);
  },

  async usesOfProcesses(db: Queryable): Promise<Map<string, ProcessUse>> {
    const { rows } = await db.execute<ProcessUse>(sql`
      select process_id as "processId", least(1, sum(cpu_sec) / nullif(sum(span_sec * cores), 0)) as "cpuShare",
        max(memory_bytes)::double precision as "memoryBytes",
        max(machine_memory_total)::double precision as "machineMemoryTotal"
      from process_minutes where ${PRESENT} group by process_id`);
    return new Map(rows.map((row) => [row.processId, row]));
  },

  async hosts(db: Queryable): Promise<string[]> {
    const { rows } = await db.execute<{ host: string }>(
      sql`select distinct host from process_minutes where ${LAST_HOUR} order by host`,
    );
    return rows.map(({ host }) => host);
  },
};

async function sums(db: Queryable, bucket: SQL, where: SQL): Promise<FigureSums[]> {
  const { rows } = await db.execute<FigureSums>(sql`
    with reported as (select *, ${bucket} as bucket from process_minutes where ${where}),
    machines as (
      select bucket, host, max(cores) as cores,
        -- The clocks of both differ a little over short spans.
        least(1, sum(machine_cpu_sec) / nullif(sum(span_sec * cores), 0)) as cpu,
        max(machine_memory_bytes) as memory, max(machine_memory_total) as memory_total,
        max(disk_bytes) as disk, max(disk_total) as disk_total,
        sum(network_in_bytes) / nullif(sum(span_sec) filter (where network_in_bytes is not null), 0) as network_in,
        sum(network_out_bytes) / nullif(sum(span_sec) filter (where network_out_bytes is not null), 0) as network_out
      from reported group by bucket, host),
    of_machines as (
      select bucket, count(*)::integer as machines, sum(cores)::integer as cores,
        sum(cpu * cores) / nullif(sum(cores) filter (where cpu is not null), 0) as "cpuShare",
        sum(memory)::double precision as "memoryBytes", sum(memory_total)::double precision as "memoryTotal",
        sum(disk)::double precision as "diskBytes", sum(disk_total)::double precision as "diskTotal",
        sum(network_in)::double precision as "networkIn", sum(network_out)::double precision as "networkOut"
      from machines group by bucket),
    processes_at as (
      select bucket, process_id, max(connections) as connections, max(pool_used) as pool_used, max(pool_max) as pool_max
      from reported group by bucket, process_id),
    of_processes as (
      select bucket, sum(connections)::integer as connections, sum(pool_used)::integer as "poolUsed",
        sum(pool_max)::integer as "poolMax" from processes_at group by bucket),
    work as (
      select bucket, sum(requests)::integer as requests, sum(errors)::integer as errors,
        sum(request_ms) as "requestMs", sum(queries)::integer as queries, sum(query_ms) as "queryMs",
        sum(slow_queries)::integer as "slowQueries"
      from reported group by bucket)
    select to_char(bucket at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, of_machines.*, of_processes.*, work.*
    from of_machines join of_processes using (bucket) join work using (bucket) order by 1`);
  return rows;
}
