import type { HealthState } from '@herald/contract/monitoring';
import type { Core } from '../../core.ts';
import { readUptime, type Uptime } from '../../figures/uptime.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { percentileOf } from '../../runtime/time-meter.ts';
import { alertRepository, type ShownAlert } from '../alerts/alert-repository.ts';
import { listQueues, type ShownQueue } from '../queues/queues.ts';
import { type ShownService, serviceStateRepository } from '../services/service-state-repository.ts';
import { type FigureSums, figuresRepository } from './figures-repository.ts';
import { type DatabaseFigures, readDatabase } from './read-database.ts';
import { readProcesses, type ShownProcess } from './read-processes.ts';

export interface Overview {
  at: Date;
  state: HealthState;
  problems: string[];
  hosts: string[];
  uptime: Uptime;
  minutes: FigureSums[];
  present: FigureSums | undefined;
  p50Ms: number | undefined;
  p95Ms: number | undefined;
  database: DatabaseFigures;
  processes: ShownProcess[];
  queues: ShownQueue[];
  services: ShownService[];
  alerts: ShownAlert[];
}

/** Hours are kept for so long. */
const UPTIME_DAYS = 90;
const SHOWN_ALERTS = 5;
const MOST_ALERTS = 50;

export const uptimeStart = ({ clock }: Pick<Core, 'clock'>): Date =>
  new Date(clock.now().getTime() - UPTIME_DAYS * DAY_MS);

/** Everything the tab shows, of all machines or of one. */
export async function readOverview(core: Core, host?: string): Promise<Overview> {
  const { queries } = core.db;
  const since = uptimeStart(core);
  const [heard, minutes, present, times, hosts, database, processes, queues, services, activeCount] = await Promise.all(
    [
      readUptime(queries, { since, host }),
      figuresRepository.minutes(queries, host),
      figuresRepository.present(queries, host),
      figuresRepository.requestTimes(queries, host),
      figuresRepository.hosts(queries),
      readDatabase(core),
      readProcesses(core, host),
      listQueues(core),
      serviceStateRepository.list(queries),
      alertRepository.count(queries, 'active'),
    ],
  );
  const limit = Math.min(MOST_ALERTS, Math.max(SHOWN_ALERTS, activeCount));
  return {
    at: heard.now,
    ...judge(services, processes),
    hosts,
    uptime: heard.uptime,
    minutes,
    present,
    p50Ms: percentileOf(times, 0.5),
    p95Ms: percentileOf(times, 0.95),
    database,
    processes,
    queues,
    services,
    alerts: await alertRepository.list(queries, 'all', { limit, offset: 0 }),
  };
}

/** The whole is as bad as its worst part; a lost process is as bad as a broken service. */
export function judge(
  services: readonly Pick<ShownService, 'state'>[],
  processes: readonly Pick<ShownProcess, 'role' | 'isLost'>[],
): Pick<Overview, 'state' | 'problems'> {
  const lost = (role: string) => processes.filter((one) => one.isLost && one.role === role).length;
  const inState = (state: HealthState) => services.filter((one) => one.state === state).length;
  const critical = [
    ...counted(inState('critical'), 'service'),
    ...counted(lost('worker'), 'worker'),
    ...counted(lost('api'), 'API'),
  ];
  if (critical.length > 0) return { state: 'critical', problems: critical };
  const warnings = counted(inState('warning'), 'service');
  return warnings.length > 0 ? { state: 'warning', problems: warnings } : { state: 'healthy', problems: [] };
}

const counted = (count: number, thing: string) => (count === 0 ? [] : [`${count} ${thing}${count === 1 ? '' : 's'}`]);
