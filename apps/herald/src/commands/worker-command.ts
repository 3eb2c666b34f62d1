import { join } from 'node:path';
import { registerFigures } from '@herald/api/figures';
import type { Core } from '@herald/core';
import { openProviders } from '@herald/providers';
import { startWorker, type Worker } from '@herald/worker';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { enginesOf } from '../config/engines-of.ts';
import { assertInstallation } from '../instance/assert-installation.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { hideSecrets } from '../instance/hide-secrets.ts';
import { type OpenCore, openCore } from '../instance/open-core.ts';
import { watchRelease } from '../instance/release-guard.ts';
import { type MonitoringServer, startMonitoringServer } from '../monitoring/monitoring-server.ts';
import { answerSupervisor, endGracefully, sayReady } from '../supervise/managed-process.ts';
import { version } from '../version.ts';
import { requireDatabaseUrl } from './require-database-url.ts';

/** A deaf process cannot give its jobs back either, so it does not wait for that any longer. */
const DEAF_GRACE_MS = 45_000;

/** Runs jobs until the process is asked to stop. */
export async function workerCommand(config: Config): Promise<void> {
  const databaseUrl = requireDatabaseUrl(config);
  hideSecrets(config, databaseUrl);
  const open = await openCore(config, databaseUrl, 'worker');
  await assertInstallation(open, config);
  const worker = await startWorker({
    core: open.core,
    providers: await openProviders({ log: open.log, ...enginesOf(config, false) }),
    databaseUrl,
    version,
    workFolder: join(config.dataFolder, 'work'),
    renderSlots: config.renderSlots,
    takesFirstMeasure: config.takesFirstMeasure,
    onDeaf: () => endDeaf(open, end),
  });
  const monitoring = await listen(config, open.core, worker).catch(async (error: unknown) => {
    await worker.stop(0);
    throw error;
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= worker.stop(config.stopGraceSec);
    return stopped;
  };
  // It stays, because a supervisor would only start it again; what it does not finish in time goes to another worker.
  const release = watchRelease(open.core.db, open.log, () => void stop());
  const end = endGracefully(async () => {
    release.stop();
    await stop();
    monitoring?.close();
    await open.close();
  });
  open.log.info({ version }, 'A worker of Herald runs');
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
