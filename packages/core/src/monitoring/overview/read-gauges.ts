import type { Core } from '../../core.ts';
import { readUptime } from '../../figures/uptime.ts';
import { alertRepository } from '../alerts/alert-repository.ts';
import { listQueues, type ShownQueue } from '../queues/queues.ts';
import { type ShownService, serviceStateRepository } from '../services/service-state-repository.ts';
import { type FigureSums, figuresRepository } from './figures-repository.ts';
import { type DatabaseFigures, readDatabase } from './read-database.ts';
import { uptimeStart } from './read-overview.ts';
import { readProcesses } from './read-processes.ts';

export interface Gauges {
  hosts: { host: string; figures: FigureSums }[];
  processes: { role: string; state: 'heard' | 'lost'; count: number }[];
  queues: ShownQueue[];
  services: ShownService[];
  activeAlerts: number;
  database: DatabaseFigures;
  /** Over the last 90 days, of all machines. */
  uptime: number | null;
}

/** What the tab shows, for collectors. */
export async function readGauges(core: Core): Promise<Gauges> {
  const { queries } = core.db;
  const hosts = await figuresRepository.hosts(queries);
  const { uptime } = await readUptime(queries, { since: uptimeStart(core) });
  const present = await Promise.all(hosts.map((host) => figuresRepository.present(queries, host)));
  const processes = Map.groupBy(
    await readProcesses(core),
    ({ role, isLost }) => `${role} ${isLost ? 'lost' : 'heard'}` as const,
  );
  return {
    hosts: hosts.flatMap((host, index) => {
      const figures = present[index];
      return figures ? [{ host, figures }] : [];
    }),
    processes: ['api', 'worker'].flatMap((role) =>
      (['heard', 'lost'] as const).map((state) => ({
        ...{ role, state },
        count: processes.get(`${role as 'api' | 'worker'} ${state}`)?.length ?? 0,
      })),
    ),
    queues: await listQueues(core),
    services: await serviceStateRepository.list(queries),
    activeAlerts: await alertRepository.count(queries, 'active'),
    database: await readDatabase(core),
    uptime: uptime.share,
  };
}
