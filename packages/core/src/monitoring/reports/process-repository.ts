import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import { processes, processHours, processMinutes } from '../../db/schema/processes.ts';
import type { ProcessReport } from './process-report.ts';

type ProcessRow = typeof processes.$inferSelect;
export type Presence = Omit<ProcessRow, 'startedAt' | 'heardAt'>;
type FiguresTable = typeof processMinutes | typeof processHours;

/** The database's clock judges all processes, because the clocks of their machines differ. */
const now = sql`now()`;
const thisMinute = sql`date_trunc('minute', now())`;
/** Of UTC, in whatever zone the session is. */
const thisHour = sql`date_trunc('hour', now(), 'UTC')`;
const minuteBit = sql`set_bit(repeat('0', 60)::bit(60), extract(minute from now())::integer, 1)`;

/** A process that has missed three reports counts as lost. */
export const LOST_AFTER_SEC = 45;

/** Bounds of what is kept. */
export const KEPT = { minutesFor: '1 day', hoursFor: '90 days', lostFor: '1 day' } as const;

export const processRepository = {
  /** Keeps a report: who is there, and the sums of its minute and its hour. */
  async hear(core: Pick<Core, 'db'>, presence: Presence, report: ProcessReport): Promise<void> {
    const { id: processId, role, host } = presence;
    const figures = { processId, role, host, reports: 1, ...report };
    await core.db.transaction('report process', async (tx) => {
      const { work, away } = presence;
      await tx
        .insert(processes)
        .values({ ...presence, startedAt: now, heardAt: now })
        .onConflictDoUpdate({ target: processes.id, set: { heardAt: now, work, away } });
      await tx
        .insert(processMinutes)
        .values({ ...figures, at: thisMinute })
        .onConflictDoUpdate({
          target: [processMinutes.at, processMinutes.processId],
          set: addedTo(processMinutes),
        });
      await tx
        .insert(processHours)
        .values({ ...figures, at: thisHour, minutesHeard: minuteBit })
        .onConflictDoUpdate({
          target: [processHours.at, processHours.processId],
          set: { ...addedTo(processHours), minutesHeard: sql`${processHours.minutesHeard} | excluded.minutes_heard` },
        });
    });
  },

  async list(db: Queryable): Promise<(ProcessRow & { silentSec: number })[]> {
    const rows = await db
      .select({
        process: processes,
        silentSec: sql<number>`extract(epoch from now() - ${processes.heardAt})::double precision`,
      })
      .from(processes)
      .orderBy(processes.role, processes.host, processes.startedAt, processes.id);
    return rows.map(({ process, silentSec }) => ({ ...process, silentSec }));
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(processes).where(eq(processes.id, id));
  },

  /** What is older than it is kept for. */
  async tidy(db: Queryable): Promise<void> {
    await db.delete(processes).where(isOver(processes.heardAt, KEPT.lostFor));
    await db.delete(processMinutes).where(isOver(processMinutes.at, KEPT.minutesFor));
    await db.delete(processHours).where(isOver(processHours.at, KEPT.hoursFor));
  },
};

const isOver = (at: Parameters<typeof lt>[0], keptFor: string) => lt(at, sql`now() - ${keptFor}::interval`);

/** What an earlier report of the same minute or hour becomes with this one. */
function addedTo(table: FiguresTable): Record<string, SQL> {
  const { networkInBytes: inBytes, networkOutBytes: outBytes } = table;
  return {
    reports: sql`${table.reports} + 1`,
    spanSec: sql`${table.spanSec} + excluded.span_sec`,
    cpuSec: sql`${table.cpuSec} + excluded.cpu_sec`,
    memoryBytes: sql`greatest(${table.memoryBytes}, excluded.memory_bytes)`,
    cores: sql`excluded.cores`,
    machineCpuSec: sql`${table.machineCpuSec} + excluded.machine_cpu_sec`,
    machineMemoryBytes: sql`greatest(${table.machineMemoryBytes}, excluded.machine_memory_bytes)`,
    machineMemoryTotal: sql`excluded.machine_memory_total`,
    diskBytes: sql`excluded.disk_bytes`,
    diskTotal: sql`excluded.disk_total`,
    networkInBytes: sql`coalesce(${inBytes} + excluded.network_in_bytes, ${inBytes}, excluded.network_in_bytes)`,
    networkOutBytes: sql`coalesce(${outBytes} + excluded.network_out_bytes, ${outBytes}, excluded.network_out_bytes)`,
    connections: sql`greatest(${table.connections}, excluded.connections)`,
    requests: sql`${table.requests} + excluded.requests`,
    errors: sql`${table.errors} + excluded.errors`,
    requestMs: sql`${table.requestMs} + excluded.request_ms`,
    requestTimes: sql`array(select a + b
      from unnest(${table.requestTimes}, excluded.request_times) with ordinality as both_times(a, b, step) order by step)`,
    queries: sql`${table.queries} + excluded.queries`,
    queryMs: sql`${table.queryMs} + excluded.query_ms`,
    slowQueries: sql`${table.slowQueries} + excluded.slow_queries`,
    poolUsed: sql`greatest(${table.poolUsed}, excluded.pool_used)`,
    poolMax: sql`excluded.pool_max`,
  };
}
