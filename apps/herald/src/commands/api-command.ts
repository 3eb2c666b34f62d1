import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@herald/api';
import { type SilenceWatch, watchSilence } from '@herald/core/db';
import { openProviders } from '@herald/providers';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { programPaths } from '../program-paths.ts';
import { answerSupervisor, endGracefully, sayReady } from '../supervise/managed-process.ts';
import { version } from '../version.ts';
import { CommandError } from './exit-code.ts';
import { type OpenCore, openCore } from './open-core.ts';
import { requireDatabaseUrl } from './require-database-url.ts';

/** Serves the API and the web app until the process is asked to stop. */
export async function apiCommand(config: Config): Promise<void> {
  const open = await openCore(config, requireDatabaseUrl(config), 'api');
  const silence = listenForDatabase(open);
  const api = await listen(config, open, silence);
  endGracefully(async (cause) => {
    silence.stop();
    await api.close(cause === 'asked' ? config.stopPauseSec * 1000 : 0);
    await open.close();
  });
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

async function listen(config: Config, { core, log }: OpenCore, silence: SilenceWatch): Promise<RunningApi> {
  const { web } = programPaths();
  const context = {
    core,
    providers: await openProviders({ log }),
    log,
    version,
    metrics: new Registry(),
    isDeaf: silence.isDeaf,
    metricsAccess: config.metricsAccess,
    ...(existsSync(join(web, 'index.html')) && { webRoot: web }),
    ...(config.trustProxy && { trustProxy: config.trustProxy }),
  };
  return startApi(context, { port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    const explain = LISTEN_FAILURES[error.code ?? ''];
    throw explain ? new CommandError(explain(config)) : error;
  });
}

const otherPort = ({ port }: Config) => `Start Herald on another port, for example: PORT=${port + 1} npm start`;
const noSuchAddress = ({ host }: Config) =>
  `This machine has no address ${host} to listen on. Set HERALD_HOST to an address of this machine, or unset it.`;

const LISTEN_FAILURES: Record<string, (config: Config) => string> = {
  EADDRINUSE: (config) => `Port ${config.port} is in use by another program. ${otherPort(config)}`,
  EACCES: (config) => `This user is not allowed to listen on port ${config.port}. ${otherPort(config)}`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
};
