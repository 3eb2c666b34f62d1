import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  uid?: number;
}

export const testAdmin = { email: 'admin@herald.test', password: 'a harbour at dawn' };

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the built product as a user would, without waiting until it is ready. */
export async function launchHerald(options: HeraldOptions = {}): Promise<HeraldProcess> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'herald-test-')));
  const port = options.port ?? (await freePort());
  const script = options.through === 'npm start' ? 'scripts/start.mjs' : 'dist/herald.mjs';
  const args = options.through === 'npm start' ? [script] : [script, ...(options.command ?? ['start'])];
  const settings = { HERALD_ADMIN_EMAIL: testAdmin.email, HERALD_ADMIN_PASSWORD: testAdmin.password };
  const child = spawn(process.execPath, args, {
    cwd: root,
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

/** Starts the product and waits until it is ready. */
export async function startHerald(options: HeraldOptions = {}): Promise<HeraldProcess> {
  const herald = await launchHerald(options);
  let isOver = false;
  herald.child.once('close', () => {
    isOver = true;
  });
  for (let tries = 0; tries < 1_100; tries++) {
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

export async function removeData(dataFolder: string): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
}

export interface RunningProcess {
  pid: number;
  command: string;
}

interface SeenProcess extends RunningProcess {
  parent: number;
  isOurs: boolean;
}

/**
 * Returns every process of an installation, recognized by the data folder in its environment or command line. Processes
 * that are kept from the environment are recognized by their parent.
 */
export async function processesOf(dataFolder: string): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const inspected = await Promise.all(pids.map((pid) => inspect(pid, dataFolder)));
  const seen = inspected.filter((one) => one !== undefined);
  const ours = new Set(seen.filter(({ isOurs }) => isOurs).map(({ pid }) => pid));
  const isChild = ({ pid, parent }: SeenProcess) => ours.has(parent) && !ours.has(pid);
  for (let next = seen.filter(isChild); next.length > 0; next = seen.filter(isChild)) {
    for (const { pid } of next) ours.add(pid);
  }
  return seen.filter(({ pid }) => ours.has(pid)).map(({ pid, command }) => ({ pid, command }));
}

async function inspect(pid: number, dataFolder: string): Promise<SeenProcess | undefined> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [command, environment, status] = [await read('cmdline'), await read('environ'), await read('status')];
  const isDead = /^State:\s+Z/m.test(status);
  if (pid === process.pid || isDead) return undefined;
  const isOurs = environment.includes(`HERALD_DATA=${dataFolder}\0`) || command.includes(dataFolder);
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  return { pid, parent, isOurs, command: command.replaceAll('\0', ' ').trim() };
}
