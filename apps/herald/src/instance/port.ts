import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { CommandError } from './exit-code.ts';

const otherPort = ({ port }: Config) => `Start Herald on another port, for example: PORT=${port + 1} npm start`;
const noSuchAddress = ({ host }: Config) =>
  `This machine has no address ${host} to listen on. Set HERALD_HOST to an address of this machine, or unset it.`;

const LISTEN_FAILURES: Record<string, (config: Config) => string> = {
  EADDRINUSE: (config) => `Port ${config.port} is in use by another program. ${otherPort(config)}`,
  EACCES: (config) => `This user is not allowed to listen on port ${config.port}. ${otherPort(config)}`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
};

/** What to tell the operator when listening failed; undefined for what nobody expected. */
export function explainListenFailure(error: unknown, config: Config): CommandError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const explain = LISTEN_FAILURES[code];
  return explain && new CommandError(explain(config));
}

const TRIES = 4;
const PAUSE_MS = 1_000;

/** Throws if nothing can listen on the port. An API whose supervisor was killed needs a moment to let go of it. */
export async function assertPortIsFree(config: Config): Promise<void> {
  for (let tried = 1; ; tried++) {
    const failure = await tryToListen(config);
    if (!failure) return;
    const mayPass = 'code' in failure && failure.code === 'EADDRINUSE';
    if (!mayPass || tried === TRIES) throw explainListenFailure(failure, config) ?? failure;
    await wait(PAUSE_MS);
  }
}

/** Returns why it failed. */
export function tryToListen({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
