import { join } from 'node:path';
import { openProviders } from '@herald/providers';
import { startWorker } from '@herald/worker';
import type { Config } from '../config/config.ts';
import { endGracefully, sayReady } from '../supervise/managed-process.ts';
import { openCore } from './open-core.ts';
import { requireDatabaseUrl } from './require-database-url.ts';

const JOB_GRACE_SEC = 30;

/** Runs jobs until the process is asked to stop. */
export async function workerCommand(config: Config): Promise<void> {
  const databaseUrl = requireDatabaseUrl(config);
  const open = await openCore(config, databaseUrl, 'worker');
  const worker = await startWorker({
    core: open.core,
    providers: await openProviders({ log: open.log }),
    databaseUrl,
    workFolder: join(config.dataFolder, 'work'),
    renderSlots: config.renderSlots,
    takesFirstMeasure: true,
  });
  endGracefully(async () => {
    await worker.stop(JOB_GRACE_SEC);
    await open.close();
  });
  sayReady();
}
