import type { Core } from '@herald/core';
import { type Gauges, readGauges } from '@herald/core/monitoring';
import { Gauge, type Registry } from 'prom-client';
import { sharedReading } from './shared-reading.ts';

type Values = [labels: Record<string, string>, value: number | null][];

interface Definition {
  name: string;
  help: string;
  labels: string[];
  of(gauges: Gauges): Values;
}

type HostFigure =
  | 'cpuShare'
  | 'memoryBytes'
  | 'memoryTotal'
  | 'diskBytes'
  | 'diskTotal'
  | 'networkIn'
  | 'networkOut'
  | 'connections';

const ofHosts =
  (figure: HostFigure) =>
  ({ hosts }: Gauges): Values =>
    hosts.map(({ host, figures }) => [{ host }, figures[figure]]);
const ofQueues =
  (of: (queue: Gauges['queues'][number]) => number) =>
  ({ queues }: Gauges): Values =>
    queues.map((queue) => [{ queue: queue.name }, of(queue)]);

const host = ['host'];
const queue = ['queue'];
const HEALTH = { healthy: 0, warning: 1, critical: 2 };

const definitions: Definition[] = [
  { name: 'herald_machine_cpu_ratio', help: 'Processor use of a machine', labels: host, of: ofHosts('cpuShare') },
  { name: 'herald_machine_memory_bytes', help: 'Memory in use', labels: host, of: ofHosts('memoryBytes') },
  { name: 'herald_machine_memory_total_bytes', help: 'Memory there is', labels: host, of: ofHosts('memoryTotal') },
  { name: 'herald_machine_disk_bytes', help: 'Use of the disk with the data', labels: host, of: ofHosts('diskBytes') },
  { name: 'herald_machine_disk_total_bytes', help: 'Size of that disk', labels: host, of: ofHosts('diskTotal') },
  { name: 'herald_machine_network_in', help: 'Bytes received a second', labels: host, of: ofHosts('networkIn') },
  { name: 'herald_machine_network_out', help: 'Bytes sent a second', labels: host, of: ofHosts('networkOut') },
  { name: 'herald_machine_connections', help: 'Open connections of clients', labels: host, of: ofHosts('connections') },
  {
    name: 'herald_uptime_ratio',
    help: 'Minutes of the last 90 days in which an API reported, since the first report',
    labels: [],
    of: ({ uptime }) => [[{}, uptime]],
  },
  {
    name: 'herald_database_size_bytes',
    help: 'Size of the database',
    labels: [],
    of: ({ database }) => [[{}, database.sizeBytes]],
  },
  {
    name: 'herald_database_queries_active',
    help: 'Queries that run now, beside the one that asks',
    labels: [],
    of: ({ database }) => [[{}, database.activeQueries]],
  },
  {
    name: 'herald_database_cache_hit_ratio',
    help: 'Blocks that were in memory, of those that were needed',
    labels: [],
    of: ({ database }) => [[{}, database.cacheHits]],
  },
  {
    name: 'herald_processes',
    help: 'Processes by role; lost ones have missed three reports',
    labels: ['role', 'state'],
    of: ({ processes }) => processes.map(({ role, state, count }) => [{ role, state }, count]),
  },
  { name: 'herald_jobs_waiting', help: 'Jobs that could run now', labels: queue, of: ofQueues((one) => one.waiting) },
  { name: 'herald_jobs_in_work', help: 'Jobs that run', labels: queue, of: ofQueues((one) => one.inWork) },
  { name: 'herald_jobs_failed', help: 'What failed for good', labels: queue, of: ofQueues((one) => one.failed) },
  {
    name: 'herald_jobs_oldest_seconds',
    help: 'How long the job that has waited longest waits',
    labels: queue,
    of: ofQueues((one) => one.oldestSec ?? 0),
  },
  {
    name: 'herald_queue_paused',
    help: '1 while no worker takes a job from the queue',
    labels: queue,
    of: ofQueues((one) => (one.paused ? 1 : 0)),
  },
  {
    name: 'herald_service_state',
    help: '0 healthy, 1 warning, 2 critical',
    labels: ['service'],
    of: ({ services }) => services.map(({ name, state }) => [{ service: name }, HEALTH[state]]),
  },
  { name: 'herald_alerts_active', help: 'Alerts that are not over', labels: [], of: (all) => [[{}, all.activeAlerts]] },
];

/** What the monitoring tab shows. Every process reports the same, so that one is enough to watch it. */
export function registerMonitoringFigures(registry: Registry, core: Core): void {
  const read = sharedReading(() => readGauges(core).catch(() => undefined));
  for (const { name, help, labels, of } of definitions) {
    new Gauge({
      ...{ name, help, labelNames: labels, registers: [registry] },
      async collect() {
        const gauges = await read();
        // An old number would hide that nobody knows the new one.
        this.reset();
        if (labels.length === 0) this.remove();
        for (const [told, value] of gauges ? of(gauges) : []) if (value !== null) this.set(told, value);
      },
    });
  }
}
