import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processesOf } from '../tests/support/processes-of.ts';
import { removeBundlesOf } from './test-bundles.ts';

const PATIENCE_MS = 10_000;

/** Waits until a run is over, then ends the processes it left behind and removes its bundles, folder and databases. */
const [folder = ''] = process.argv.slice(2);
process.stdin.resume();
await once(process.stdin, 'end');
if (existsSync('/proc/self/environ')) await endProcesses();
for (const cluster of clustersElsewhere()) {
  for (const path of [cluster, `${cluster}.creating`]) rmSync(path, { recursive: true, force: true });
}
await removeBundlesOf(folder);
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

async function endProcesses(): Promise<void> {
  const startedMs = performance.now();
  for (let left = await processesOf(folder); left.length > 0; left = await processesOf(folder)) {
    const isLate = performance.now() - startedMs > PATIENCE_MS;
    for (const { pid, command } of left) end(pid, isDatabase(command) && !isLate ? 'SIGQUIT' : 'SIGKILL');
    await wait(50);
  }
}

/** PostgreSQL gives its shared memory back if it is asked; its children go with it. */
function isDatabase(command: string): boolean {
  return /^postgres:|\/postgres /.test(command);
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Databases whose user may not enter a data folder lie elsewhere; the data folder names the place. */
function clustersElsewhere(): string[] {
  if (!existsSync(folder)) return [];
  const pointers = readdirSync(folder).map((name) => join(folder, name, 'postgres-location'));
  return pointers.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8').trim());
}
