import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProjectNode, NODE_MISSING } from '../apps/herald/bin/project-node.mjs';
import { dropUnused } from './drop-unused.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;

/** Prints one line about the current step. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Exits with one sentence that says what went wrong and what to do. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

export function checkNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    giveUp(
      `Herald needs Node ${OLDEST_NODE} or newer, but this is ${process.version}. Install a newer one from https://nodejs.org.`,
    );
}

/** The Node that is installed with the project. */
export function projectNode() {
  return findProjectNode(root) ?? giveUp(NODE_MISSING);
}

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_FOR_PARENT_MS = 250;

/** Calls back when this process is asked to stop. Returns a function that stops listening. */
export function onEndAsked(end) {
  for (const signal of END_SIGNALS) process.on(signal, end);
  // A signal to npm ends npm and the shell in between, but never reaches this process.
  const parent = process.env.npm_lifecycle_event ? process.ppid : undefined;
  const watching = setInterval(() => {
    if (parent !== undefined && process.ppid !== parent) end('SIGTERM');
  }, LOOK_FOR_PARENT_MS);
  watching.unref();
  return () => {
    clearInterval(watching);
    for (const signal of END_SIGNALS) process.off(signal, end);
  };
}

/** Runs a program in the project's folder and returns its exit code. */
export async function run(file, args, options = {}) {
  const { code, signal } = await runToEnd(file, args, options);
  return code ?? (END_SIGNALS.includes(signal) ? 0 : 1);
}

function runToEnd(file, args, options) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
    const forget = onEndAsked((signal) => child.kill(signal));
    child.once('error', (error) => giveUp(`${file} did not start: ${error.message}`));
    child.once('close', (code, signal) => {
      forget();
      resolve({ code, signal });
    });
  });
}

/** Runs one of the project's own tools under the project's Node. */
export function runTool(path, args, options) {
  return run(projectNode(), [join(root, 'node_modules', path), ...args], options);
}

/** Installs exactly what the lockfile names, unless it is installed already, and removes what nothing here loads. */
export async function ensureInstalled({ withTools }) {
  // npm sets it to `production` wherever it leaves out tools, and the tools would believe it.
  if (withTools) delete process.env.NODE_ENV;
  if (!isInstalled(withTools)) await install(withTools);
  dropUnused(join(root, 'node_modules'));
}

async function install(withTools) {
  say('Installing packages (the first time this takes a minute)…');
  const args = ['ci', '--no-audit', '--no-fund', withTools ? '--include=dev' : '--omit=dev'];
  // No package needs its scripts. Without this, whoever allows them downloads a program that Herald does not use.
  const env = { ...process.env, SKIP_FFMPEG: 'true', NODE_ENV: '' };
  const code = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
  if (code !== 0) giveUp('Could not install the packages. Check the network, then run `npm ci` to see the cause.');
}

function isInstalled(withTools) {
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || (entry.dev && !withTools)) return true;
    return entry.link ? present[path]?.link === true : present[path]?.version === entry.version;
  });
}

function readJson(path) {
  const full = join(root, path);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

/** Builds the web app and the programs if their sources changed. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.built-from');
  const state = sourceState();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  say('Building…');
  const { code, signal } = await runToEnd(projectNode(), [join(root, 'scripts', 'build.mjs')]);
  // Whoever ends a build wants nothing that comes after it.
  if (END_SIGNALS.includes(signal)) giveUp('The build was ended.');
  if (code !== 0) giveUp('The build failed. The lines above say where.');
  writeFileSync(stamp, state);
}

const SOURCES = ['apps', 'packages', 'scripts', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'golden', 'fixtures', 'training']);

/** A fingerprint of everything that the build reads: names, sizes and times. */
function sourceState() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) return hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) {
      if (!NOT_SOURCES.has(name) && !name.endsWith('.test.ts')) visit(join(path, name));
    }
  };
  for (const name of SOURCES) visit(join(root, name));
  return hash.digest('hex');
}
