import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putDatabaseInMemory } from './memory-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface HeraldProcess {
  url: string;
  dataFolder: string;
  child: ChildProcess;
  /** the output so far */
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Asks the process to stop and waits. */
  stop(): Promise<number | null>;
}

export interface HeraldOptions {
  dataFolder?: string;
  port?: number;
  env?: Record<string, string>;
  /** what `herald` is told; `start` if nothing is named */
  command?: string[];
  /** the program itself, or the script behind `npm start` */
  through?: 'program' | 'npm start';
  /** where a release lies that is not this one */
  release?: string | undefined;
  uid?: number;
}

export const testAdmin = { email: 'admin@herald.test', password: 'a harbour at dawn' };

/** Below those that systems give to whatever asks for any port, and in parts, one for each process of a run. */
const PORTS = { from: 15_000, parts: 100, each: 170 };
const firstPort = PORTS.from + (process.pid % PORTS.parts) * PORTS.each;
let given = 0;

/** A port that stays free until it is used: nothing else is given it meanwhile. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.each; tries++) {
    const port = firstPort + (given++ % PORTS.each);
    if ((await isClaimed(port)) && (await isFree(port))) return port;
  }
  throw new Error('No port is free.');
}

/** Two processes may have one part. UDP knows the same numbers, and nothing here speaks it: who holds one there may use it here, until its process ends. */
async function isClaimed(port: number): Promise<boolean> {
  const claim = createSocket('udp4').unref();
  claim.bind({ port, address: '127.0.0.1', exclusive: true });
  return once(claim, 'listening').then(
    () => true,
    () => false,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const isOpen = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return isOpen;
}

/** Starts the built product as a user would, without waiting until it is ready. */
export async function launchHerald(options: HeraldOptions = {}): Promise<HeraldProcess> {
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  const port = options.port ?? (await freePort());
  const script = options.through === 'npm start' ? 'scripts/start.mjs' : 'dist/herald.mjs';
  const args = options.through === 'npm start' ? [script] : [script, ...(options.command ?? ['start'])];
  const settings = { HERALD_ADMIN_EMAIL: testAdmin.email, HERALD_ADMIN_PASSWORD: testAdmin.password };
  const child = spawn(process.execPath, args, {
    cwd: options.release ?? root,
    env: { ...process.env, ...settings, PORT: String(port), HERALD_DATA: dataFolder, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid ? { uid: options.uid, gid: options.uid } : {}),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url: `http://localhost:${port}`, dataFolder, child, output: () => printed, ended, stop };
}

/** For a product of which the test tells nothing about where its database is. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-test-'));
  await putDatabaseInMemory(folder);
  return folder;
}

/** What a machine that is busy with much else may need; it only ends what hangs. */
const READY_WITHIN_SEC = 280;

/** Starts the product and waits until it is ready. */
export async function startHerald(options: HeraldOptions = {}): Promise<HeraldProcess> {
  const herald = await launchHerald(options);
  let isOver = false;
  herald.child.once('close', () => {
    isOver = true;
  });
  for (let tries = 0; tries < READY_WITHIN_SEC * 10; tries++) {
    if (isOver) throw new Error(`Herald ended before it was ready:\n${herald.output()}`);
    if (herald.output().includes('Open ') && (isWithoutApi(options) || (await isReady(herald.url)))) return herald;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await herald.stop();
  throw new Error(`Herald did not become ready:\n${herald.output()}`);
}

function isWithoutApi({ command = [] }: HeraldOptions): boolean {
  return command.includes('worker');
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Removes a data folder, and its database where that lies elsewhere because its user may not enter the folder. */
export async function removeData(dataFolder: string): Promise<void> {
  const elsewhere = await readFile(join(dataFolder, 'postgres-location'), 'utf8').catch(() => '');
  if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
}
