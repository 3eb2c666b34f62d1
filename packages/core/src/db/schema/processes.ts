import type { AwayService } from '@herald/media/engines/engine-health';
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RunningWork } from '../../queue/job-queue.ts';
import { moment } from './columns.ts';

export type ProcessRole = 'api' | 'worker';

const bytes = (name: string) => bigint(name, { mode: 'number' });
/** One bit for each minute of an hour. */
const minutesOfHour = customType<{ data: string }>({ dataType: () => 'bit(60)' });

/** API and worker processes; one that stops without a word is known by its silence. */
export const processes = pgTable('processes', {
  id: uuid('id').primaryKey(),
  role: text('role').$type<ProcessRole>().notNull(),
  host: text('host').notNull(),
  version: text('version').notNull(),
  startedAt: moment('started_at').notNull(),
  heardAt: moment('heard_at').notNull(),
  /** What it has in hand. */
  work: jsonb('work').$type<RunningWork[]>().notNull(),
  /** Services that did not answer it. */
  away: jsonb('away').$type<AwayService[]>().notNull(),
  /** Films it makes at the same time; 0 for an API. */
  filmSlots: integer('film_slots').notNull(),
});

/**
 * What processes report, added up over a minute or an hour. Empty is what the system does not tell. Machine figures are
 * those of the whole machine, so processes of one host say the same.
 */
const figures = {
  processId: uuid('process_id').notNull(),
  at: moment('at').notNull(),
  role: text('role').$type<ProcessRole>().notNull(),
  host: text('host').notNull(),
  reports: integer('reports').notNull(),
  /** The time the reports are about. */
  spanSec: doublePrecision('span_sec').notNull(),
  /** Processor time this process used. */
  cpuSec: doublePrecision('cpu_sec').notNull(),
  /** The highest. */
  memoryBytes: bytes('memory_bytes').notNull(),
  cores: integer('cores').notNull(),
  /** Processor time all processes of the machine used, on all cores. */
  machineCpuSec: doublePrecision('machine_cpu_sec').notNull(),
  /** The highest, and how much there is. */
  machineMemoryBytes: bytes('machine_memory_bytes').notNull(),
  machineMemoryTotal: bytes('machine_memory_total').notNull(),
  /** Of the disk with the data folder: the latest. */
  diskBytes: bytes('disk_bytes'),
  diskTotal: bytes('disk_total'),
  networkInBytes: bytes('network_in_bytes'),
  networkOutBytes: bytes('network_out_bytes'),
  /** Open connections of clients: the highest. */
  connections: integer('connections').notNull(),
  requests: integer('requests').notNull(),
  /** Requests that ended with a status of 500 or above. */
  errors: integer('errors').notNull(),
  requestMs: doublePrecision('request_ms').notNull(),
  /** How many requests took how long, by `TIME_BOUNDS_MS`. */
  requestTimes: integer('request_times').array().notNull(),
  queries: integer('queries').notNull(),
  queryMs: doublePrecision('query_ms').notNull(),
  slowQueries: integer('slow_queries').notNull(),
  /** Database connections in use: the highest, and the most it may open. */
  poolUsed: integer('pool_used').notNull(),
  poolMax: integer('pool_max').notNull(),
};

/** Kept for a day. */
export const processMinutes = pgTable('process_minutes', figures, (table) => [
  primaryKey({ columns: [table.at, table.processId] }),
]);

/** Kept for 90 days. */
export const processHours = pgTable(
  'process_hours',
  { ...figures, minutesHeard: minutesOfHour('minutes_heard').notNull() },
  (table) => [primaryKey({ columns: [table.at, table.processId] }), index('process_hours_role_index').on(table.role)],
);
