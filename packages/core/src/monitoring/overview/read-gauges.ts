import type { Core } from '../../core.ts';
import { alertRepository } from '../alerts/alert-repository.ts';
import { listQueues, type ShownQueue } from '../queues/queues.ts';
import { type ShownService, serviceStateRepository } from '../services/service-state-repository.ts';
import { type FigureSums, figuresRepository } from './figures-repository.ts';
import { readProcesses } from './read-processes.ts';

export interface Gauges {
  hosts: { host: string; figures: FigureSums }[];
  processes: { role: string; state: 'heard' | 'lost'; count: number }[];
  queues: ShownQueue[];
  services: ShownService[];
  activeAlerts: number;
}

/** What the tab shows, for collectors. */
export async function readGauges(core: Core): Promise<Gauges> {
  const { queries } = core.db;
  const hosts = await figuresRepository.hosts(queries);
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
  };
}
