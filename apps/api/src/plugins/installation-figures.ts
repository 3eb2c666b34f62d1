import type { Core } from '@herald/core';
import { isStoreUp } from '@herald/core/monitoring';
import { type InstallationFigures, readFigures, readServiceCosts } from '@herald/core/system';
import { Gauge, type Registry } from 'prom-client';
import { registerMonitoringFigures } from './monitoring-figures.ts';
import { sharedReading } from './shared-reading.ts';

const MICROS = 1_000_000;

const gauges: { name: string; help: string; of(figures: InstallationFigures): number }[] = [
  { name: 'herald_queue_videos_waiting', help: 'Videos that wait for a worker', of: (one) => one.videosWaiting },
  { name: 'herald_queue_videos_in_work', help: 'Videos that are being made', of: (one) => one.videosInWork },
  {
    name: 'herald_queue_oldest_seconds',
    help: 'How long the video that has waited longest waits; 0 when none waits',
    of: (one) => one.oldestWaitingSec,
  },
  {
    name: 'herald_workers_alive',
    help: 'Workers the database heard in the last 45 s',
    of: (one) => one.workersAlive,
  },
  {
    name: 'herald_database_server_connections',
    help: 'Connections of everybody to the database server',
    of: (one) => one.connections,
  },
  {
    name: 'herald_database_server_connections_allowed',
    help: 'The most connections the database server allows',
    of: (one) => one.connectionsAllowed,
  },
];

/** It begins again with each month. */
function registerServiceCosts(registry: Registry, core: Core): void {
  const read = sharedReading(() => readServiceCosts(core));
  new Gauge({
    name: 'herald_service_month_dollars',
    help: 'What outside services cost this calendar month, by name, at the prices that are set',
    labelNames: ['service'],
    registers: [registry],
    async collect() {
      const sums = await read();
      this.reset();
      for (const { service, costMicros } of sums) this.set({ service }, costMicros / MICROS);
    },
  });
}

/** Figures of the whole installation. Every process reports the same, so that one is enough to watch it. */
export function registerInstallationFigures(registry: Registry, core: Core): void {
  const read = sharedReading(() => readFigures(core));
  for (const { name, help, of } of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figures = await read();
        // An old number would hide that nobody knows the new one.
        this.reset();
        if (figures) this.set(of(figures));
        else this.remove();
      },
    });
  }
  registerServiceCosts(registry, core);
  registerMonitoringFigures(registry, core);
  registerUp(registry, {
    name: 'herald_database_up',
    help: '1 while the database answers',
    isUp: async () => (await read()) !== undefined,
  });
  registerUp(registry, {
    name: 'herald_store_up',
    help: '1 while the store of videos, sounds and pictures answers',
    isUp: sharedReading(() => isStoreUp(core)),
  });
}

function registerUp(
  registry: Registry,
  { name, help, isUp }: { name: string; help: string; isUp(): Promise<boolean> },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set((await isUp()) ? 1 : 0);
    },
  });
}
