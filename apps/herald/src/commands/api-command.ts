import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiContext, type RunningApi, startApi } from '@herald/api';
import { type SilenceWatch, watchSilence } from '@herald/core/db';
import { seedServices } from '@herald/core/services';
import { openProviders } from '@herald/providers';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { enginesOf } from '../config/engines-of.ts';
import { assertInstallation } from '../instance/assert-installation.ts';
import { CommandError } from '../instance/exit-code.ts';
import { hideSecrets } from '../instance/hide-secrets.ts';
import { type OpenCore, openCore } from '../instance/open-core.ts';
import { explainListenFailure } from '../instance/port.ts';
import { watchRelease } from '../instance/release-guard.ts';
import { findEmbeddedFolder } from '../postgres/cluster-place.ts';
import { programPaths } from '../program-paths.ts';
import { answerSupervisor, endGracefully, sayReady } from '../supervise/managed-process.ts';
import { version } from '../version.ts';
import { requireDatabaseUrl } from './require-database-url.ts';

/** Serves the API and the web app until the process is asked to stop. */
export async function apiCommand(config: Config): Promise<void> {
  const databaseUrl = requireDatabaseUrl(config);
  hideSecrets(config, databaseUrl);
  const databaseFolder = await findEmbeddedFolder(config.dataFolder, databaseUrl);
  const open = await openCore(config, databaseUrl, 'api', databaseFolder);
  let onWrong = (error: CommandError): void => {
    throw error;
  };
  await recognizeSoon(open, config, (error) => onWrong(error));
  await seedServices(open.core, config.services);
  const silence = listenForDatabase(open);
  const release = watchRelease(open.core.db, open.log);
  const api = await listen(config, open, { isDeaf: silence.isDeaf, isOutdated: release.isOutdated });
  const end = endGracefully(async (cause) => {
    silence.stop();
    release.stop();
    await api.close(cause === 'asked' ? config.stopPauseSec * 1000 : 0);
    await open.close();
  });
  onWrong = (error) => {
    open.log.error(error.message);
    end(error.exitCode);
  };
  open.log.info({ version }, 'The API of Herald runs');
  answerSupervisor(silence.isDeaf);
  sayReady();
}

/** An API that nobody calls asks nothing of its database, so it asks for an answer itself. */
function listenForDatabase({ core, log }: OpenCore): SilenceWatch {
  const { db } = core;
  const silentForMs = () => {
    void db.ping().catch(() => undefined);
    return db.silentForMs();
  };
  const onDeaf = () => log.error('The database responds, but not over the connections of this process');
  return watchSilence({ silentForMs, isDatabaseThere: db.isThere, onDeaf });
}

type Watched = Pick<ApiContext, 'isDeaf' | 'isOutdated'>;

async function listen(config: Config, { core, log }: OpenCore, watched: Watched): Promise<RunningApi> {
  const { web } = programPaths();
  const context = {
    core,
    providers: await openProviders({ log, ...enginesOf(config, true) }),
    log,
    version,
    dataFolder: config.dataFolder,
    metrics: new Registry(),
    ...watched,
    metricsAccess: config.metricsAccess,
    ...(existsSync(join(web, 'index.html')) && { webRoot: web }),
    ...(config.trustProxy && { trustProxy: config.trustProxy }),
  };
  return startApi(context, { port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenFailure(error, config) ?? error;
  });
}

const LOOK_AGAIN_MS = 30_000;

/**
 * An API without a store still serves everything but files, so an outage does not keep it from starting. It compares
 * the store as soon as that responds.
 */
async function recognizeSoon(open: OpenCore, config: Config, onWrong: (error: CommandError) => void): Promise<void> {
  const lookAgain = () => setTimeout(() => void look().catch(lookAgain), LOOK_AGAIN_MS).unref();
  const look = () =>
    assertInstallation(open, config).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      if (!error.mayPass) return onWrong(error);
      open.log.warn(error.message);
      lookAgain();
    });
  await look();
}
