import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@herald/api';
import { openProviders } from '@herald/providers';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { programPaths } from '../program-paths.ts';
import { endGracefully, sayReady } from '../supervise/managed-process.ts';
import { version } from '../version.ts';
import { CommandError } from './exit-code.ts';
import { type OpenCore, openCore } from './open-core.ts';
import { requireDatabaseUrl } from './require-database-url.ts';

/** Serves the API and the web app until the process is asked to stop. */
export async function apiCommand(config: Config): Promise<void> {
  const open = await openCore(config, requireDatabaseUrl(config), 'api');
  const api = await listen(config, open);
  endGracefully(async () => {
    await api.close();
    await open.close();
  });
  sayReady();
}

async function listen(config: Config, { core, log }: OpenCore): Promise<RunningApi> {
  const { web } = programPaths();
  const context = {
    core,
    providers: await openProviders({ log }),
    log,
    version,
    metrics: new Registry(),
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
