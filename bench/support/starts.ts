import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, isReady, removeData, startHerald } from '../../tests/support/herald-process.ts';
import { median } from './cpu-time.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TRIES = 3;

/** Returns the seconds from the command until the product responds, on a folder that was used before. */
export async function measureSecondStart(): Promise<number> {
  const first = await startHerald();
  await first.stop();
  const seconds: number[] = [];
  for (let round = 0; round < TRIES; round++) {
    const startedAt = performance.now();
    const herald = await startHerald({ dataFolder: first.dataFolder, through: 'npm start' });
    seconds.push((performance.now() - startedAt) / 1000);
    await herald.stop();
  }
  await removeData(first.dataFolder);
  return median(seconds);
}

/** Returns the seconds from `npm start` in a fresh clone until the product responds, with a warm npm cache. */
export async function measureFreshClone(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, join(folder, 'herald')]);
    const port = await freePort();
    const startedAt = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: join(folder, 'herald'),
      env: { ...process.env, PORT: String(port), HERALD_DATA: join(folder, 'data') },
      stdio: 'ignore',
    });
    while (!(await isReady(`http://localhost:${port}`))) await new Promise((resolve) => setTimeout(resolve, 200));
    const seconds = (performance.now() - startedAt) / 1000;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
    return seconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
