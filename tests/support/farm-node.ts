import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FrozenProxy, startDatabaseProxy, startFrozenProxy } from './frozen-proxy.ts';
import { freePort, type HeraldProcess, launchHerald, startHerald } from './herald-process.ts';
import type { ObjectStore } from './object-store.ts';
import { processesOf } from './processes-of.ts';

export interface NodeWish {
  role: 'api' | 'worker';
  name: string;
  /** An empty value unsets a variable. */
  env?: Record<string, string>;
  /** how wrong its clock is */
  clockShiftMs?: number;
  /** where its data folder lies, if not beside those of the others */
  dataFolder?: string;
  /** where its first release lies, if that is not this one */
  release?: string | undefined;
}

/** One machine of a farm: `herald start --role …`, with its own ways to the database and the store. */
export interface FarmNode {
  role: 'api' | 'worker';
  name: string;
  url: string;
  dataFolder: string;
  database: FrozenProxy;
  store: FrozenProxy;
  /** Starts it, again if it has ended, and waits until it is ready. */
  start(): Promise<void>;
  /** Starts it although it may refuse; returns its exit code and what it said. */
  startAndEnd(): Promise<{ exitCode: number | null; output: string }>;
  /** The supervisor has ended. */
  hasEnded(): boolean;
  /** Ids of its processes of one kind. */
  pids(kind: ProcessKind): Promise<number[]>;
  /** Sends a signal to its processes of one kind; returns how many there were. */
  signal(kind: ProcessKind, signal: NodeJS.Signals): Promise<number>;
  /** everything it has printed since its first start */
  output(): string;
  /** Asks it to stop, and waits. */
  stop(): Promise<void>;
  /** Stops the release it was opened with, and starts this one. */
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

export type ProcessKind = 'every' | 'supervisor' | 'service' | 'render';

const IS_OF_KIND: Record<ProcessKind, (command: string) => boolean> = {
  every: () => true,
  supervisor: (command) => command.includes('herald.mjs start'),
  service: (command) => /herald\.mjs (api|worker)$/.test(command),
  /** One that waits for its next film does nothing. */
  render: (command) => command.includes('render-process') && !command.includes('waiting'),
};

interface Surroundings {
  databaseUrl: string;
  store: ObjectStore;
  folder: string;
}

export async function openNode(around: Surroundings, wish: NodeWish): Promise<FarmNode> {
  const { role, name } = wish;
  const dataFolder = wish.dataFolder ?? (await mkdtemp(join(around.folder, `${role}-${name}-`)));
  const port = await freePort();
  const database = await startDatabaseProxy(around.databaseUrl);
  const { hostname, port: storePort } = new URL(around.store.settings.endpoint);
  const store = await startFrozenProxy({ host: hostname, port: Number(storePort) });
  const options = {
    port,
    dataFolder,
    command: ['start', '--role', role],
    release: wish.release,
    env: environmentOf(around, wish, { database, store }),
  };
  const lives: HeraldProcess[] = [];
  const keep = (herald: HeraldProcess) => {
    lives.push(herald);
    return herald;
  };
  const pids = async (kind: ProcessKind) =>
    (await processesOf(dataFolder)).filter(({ command }) => IS_OF_KIND[kind](command)).map(({ pid }) => pid);
  const stop = async () => void (await lives.at(-1)?.stop());
  const start = async () => void keep(await startHerald(options));
  return {
    ...{ role, name, url: `http://localhost:${port}`, dataFolder, database, store, pids, start, stop },
    async upgrade() {
      await stop();
      options.release = undefined;
      await start();
    },
    async startAndEnd() {
      const herald = keep(await launchHerald(options));
      return { exitCode: await herald.ended, output: herald.output() };
    },
    hasEnded: () => lives.at(-1)?.child.exitCode !== null || lives.at(-1)?.child.signalCode !== null,
    async signal(kind, signal) {
      const found = await pids(kind);
      for (const pid of found) process.kill(pid, signal);
      return found.length;
    },
    output: () => lives.map((herald) => herald.output()).join(''),
    async close() {
      await stop();
      for (const pid of await pids('every')) process.kill(pid, 'SIGKILL');
      await Promise.all([database.stop(), store.stop()]);
    },
  };
}

function environmentOf(
  { store: { settings } }: Surroundings,
  { env, clockShiftMs }: NodeWish,
  through: { database: { url: string }; store: FrozenProxy },
): Record<string, string> {
  const preload = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));
  return {
    DATABASE_URL: through.database.url,
    S3_ENDPOINT: `http://127.0.0.1:${through.store.port}`,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    ...(clockShiftMs && { HERALD_TEST_CLOCK_SHIFT_MS: String(clockShiftMs), NODE_OPTIONS: `--import=${preload}` }),
    ...env,
  };
}
