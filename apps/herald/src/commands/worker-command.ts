import { join } from 'node:path';
import { registerFigures } from '@herald/api';
import type { Core } from '@herald/core';
import { openProviders } from '@herald/providers';
import { startWorker, type Worker } from '@herald/worker';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { enginesOf } from '../config/engines-of.ts';
import { assertInstallation } from '../instance/assert-installation.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { type OpenCore, openCore } from '../instance/open-core.ts';
import { type MonitoringServer, startMonitoringServer } from '../monitoring/monitoring-server.ts';
import { answerSupervisor, endGracefully, sayReady } from '../supervise/managed-process.ts';
import { version } from '../version.ts';
import { requireDatabaseUrl } from './require-database-url.ts';

/** A deaf process cannot give its jobs back either, so it does not wait for that any longer. */
const DEAF_GRACE_MS = 45_000;

/** Runs jobs until the process is asked to stop. */
export async function workerCommand(config: Config): Promise<void> {
  const databaseUrl = requireDatabaseUrl(config);
  const open = await openCore(config, databaseUrl, 'worker');
  await assertInstallation(open, config);
  const worker = await startWorker({
    core: open.core,
    providers: await openProviders({ log: open.log, ...enginesOf(config, false) }),
    databaseUrl,
    version,
    workFolder: join(config.dataFolder, 'work'),
    renderSlots: config.renderSlots,
    takesFirstMeasure: true,
    onDeaf: () => endDeaf(open, end),
  });
  const monitoring = await listen(config, open.core, worker).catch(async (error: unknown) => {
    await worker.stop(0);
    throw error;
  });
  const end = endGracefully(async () => {
    await worker.stop(config.stopGraceSec);
    monitoring?.close();
    await open.close();
  });
  answerSupervisor();
  sayReady();
}

function endDeaf({ log }: OpenCore, end: (exitCode: number) => void): void {
  log.error('The database responds, but not over the connections of the queue. The worker ends to be restarted');
  setTimeout(() => process.exit(exitCodes.failed), DEAF_GRACE_MS).unref();
  end(exitCodes.failed);
}

async function listen(config: Config, core: Core, worker: Worker): Promise<MonitoringServer | undefined> {
  const { workerPort: port, workerHost: host, metricsAccess: access } = config;
  if (!port) return undefined;
  const registry = new Registry();
  registerFigures(registry, core);
  const monitored = { registry, access, isDeaf: worker.isDeaf };
  return startMonitoringServer(monitored, { port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `The worker cannot listen on ${host}, port ${port} (${error.code}). Change HERALD_WORKER_PORT or HERALD_WORKER_HOST, or unset both.`,
    );
  });
}
