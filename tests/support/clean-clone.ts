import { execFile, spawn } from 'node:child_process';
import { cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodePackage } from '../../apps/herald/bin/project-node.mjs';
import { freePort, isReady, removeData } from './herald-process.ts';
import { processesOf } from './processes-of.ts';
import { until } from './until.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What lies in the project's folder but not in a clone. */
const NOT_CLONED = new Set(['.git', 'dist', 'dist.new', 'data', 'out', 'coverage']);

/** The oldest Node that people start Herald with, in packages that contain the program. */
const OLD_NODE = '20.20.2';
const NPMS = { 10: '10.9.9', 11: '11.21.2', 12: '12.2.0' };
export type NpmLine = keyof typeof NPMS;

export interface Ended {
  code: number;
  /** what it printed and what it complained about */
  text: string;
  errors: string;
}

export interface CleanClone {
  folder: string;
  /** Runs npm in the clone, under an old Node unless the newest is asked for. */
  npm(line: NpmLine, args: string[], node?: 'old' | 'new'): Promise<Ended>;
  /** Runs a program of the clone under the old Node. */
  node(args: string[]): Promise<Ended>;
  /** Runs `npm start` until Herald is ready, stops it, and returns what was printed. */
  start(line: NpmLine): Promise<string>;
  removeModules(): Promise<void>;
  /** megabytes on the disk that the installed packages take */
  modulesMb(): Promise<number>;
  remove(): Promise<void>;
}

/** Copies the sources as a clone has them, and fetches the npms and the Node to install it with. */
export async function makeCleanClone(): Promise<CleanClone> {
  const home = await mkdtemp(join(tmpdir(), 'herald-clone-'));
  const [folder, tools] = [join(home, 'herald'), join(home, 'tools')];
  await cp(root, folder, { recursive: true, filter: (path) => isCloned(path) });
  const machine = await machineSettings();
  await fetchTools(tools, machine);
  const modules = join(folder, 'node_modules');
  const nodes = { old: join(tools, 'node_modules', 'old-node', 'bin'), new: join(process.execPath, '..') };
  const command = (line: NpmLine, node: keyof typeof nodes, args: string[]) => ({
    file: join(nodes[node], 'node'),
    args: [join(tools, 'node_modules', `npm${line}`, 'bin', 'npm-cli.js'), ...args],
    env: { ...machine, HOME: home, PATH: [nodes[node], machine.PATH].join(delimiter) },
  });
  return {
    folder,
    npm: (line, args, node = 'old') => {
      const { file, args: all, env } = command(line, node, args);
      return end(file, all, { cwd: folder, env });
    },
    node: (args) => end(join(nodes.old, 'node'), args, { cwd: folder, env: { ...machine, HOME: home } }),
    start: async (line) => {
      const { file, args, env } = command(line, 'old', ['start']);
      return startAndStop(file, args, { cwd: folder, env });
    },
    removeModules: () => rm(modules, { recursive: true, force: true }),
    modulesMb: async () => (await sizeOnDisk(modules)) / 1024 ** 2,
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

function isCloned(path: string): boolean {
  const inside = relative(root, path);
  return !NOT_CLONED.has(inside) && basename(path) !== 'node_modules';
}

/** The environment without what an npm around this test set, and with where this machine's npm gets packages from. */
async function machineSettings(): Promise<NodeJS.ProcessEnv> {
  const foreign = /^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|HERALD_|DATABASE_URL$)/i;
  const env: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !foreign.test(name)),
  );
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !place.includes('node_modules'))
    .join(delimiter);
  for (const name of ['registry', 'cache', 'cafile']) {
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', name], { cwd: tmpdir(), env });
    if (stdout.trim() !== 'null') env[`npm_config_${name}`] = stdout.trim();
  }
  return env;
}

async function fetchTools(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await mkdir(folder, { recursive: true });
  const npms = Object.entries(NPMS).map(([line, version]) => `npm${line}@npm:npm@${version}`);
  const wanted = [...npms, `old-node@npm:${nodePackage()}@${OLD_NODE}`];
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  await promisify(execFile)('npm', [...args, ...wanted], { cwd: folder, env });
}

function end(file: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({ code, text: stdout + stderr, errors: stderr });
    });
  });
}

async function startAndStop(
  file: string,
  args: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'herald-test-'));
  const port = await freePort();
  const settings = { PORT: String(port), HERALD_DATA: dataFolder };
  const npm = spawn(file, args, { cwd, env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const isOver = () => npm.exitCode !== null || npm.signalCode !== null;
  const isTold = () => /Running +api, worker/.test(printed);
  const isReadyOrOver = async () => isOver() || (isTold() && (await isReady(`http://localhost:${port}`)));
  await until(isReadyOrOver, { what: () => `Herald did not become ready:\n${printed}\nThis`, withinSec: 400 });
  if (isOver()) throw new Error(`npm start ended:\n${printed}`);
  npm.kill('SIGTERM');
  await until(async () => (await processesOf(dataFolder)).length === 0, { what: 'The end of Herald' });
  await removeData(dataFolder);
  return printed;
}

async function sizeOnDisk(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => (await lstat(join(entry.parentPath, entry.name))).blocks),
  );
  return sizes.reduce((sum, blocks) => sum + blocks * 512, 0);
}
