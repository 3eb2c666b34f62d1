import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processesOf } from '../support/processes-of.ts';
import { until } from '../support/until.ts';

/** A whole product and a browser start in it, beside all that a busy machine does. */
const STARTS_WITHIN_SEC = 600;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Something that only runs in the middle of such a run. */
const MIDDLE = {
  database: { file: 'packages/core/src/queue/job-queue.test.ts', process: /^postgres: .* herald_test_/ },
  browser: { file: 'tests/e2e/theme.test.ts', process: /--type=renderer/ },
};

let folder: string;
let runner: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aborted-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  runner.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a run in a group of its own, as a terminal does, and waits until it is in the middle. */
async function startRun(project: keyof typeof MIDDLE): Promise<number> {
  const { file, process: wanted } = MIDDLE[project];
  const args = [join(root, 'scripts/test.mjs'), '--only-tests', '--project', project, file];
  const env = { ...process.env, TMPDIR: folder, npm_lifecycle_event: '' };
  runner = spawn(process.execPath, args, { cwd: root, detached: true, stdio: 'ignore', env });
  const isInTheMiddle = async () => (await processesOf(folder)).some(({ command }) => wanted.test(command));
  await until(isInTheMiddle, { what: `The middle of ${file}`, withinSec: STARTS_WITHIN_SEC });
  return runner.pid ?? 0;
}

/** Where the databases of the run are that lie outside its folder. */
async function databasesElsewhere(): Promise<string[]> {
  const places: string[] = [];
  for await (const path of glob(join(folder, '*', '*', 'postgres-location'))) {
    places.push((await readFile(path, 'utf8')).trim());
  }
  return places;
}

describe('a run of the tests that is aborted', () => {
  it.each([
    { name: 'Ctrl-C', project: 'database', signal: 'SIGINT', wholeGroup: true },
    { name: 'SIGTERM', project: 'database', signal: 'SIGTERM', wholeGroup: false },
    { name: 'SIGKILL of the runner', project: 'browser', signal: 'SIGKILL', wholeGroup: false },
  ] as const)(
    'leaves no server, no browser and no file behind after $name',
    { timeout: (STARTS_WITHIN_SEC + 120) * 1000 },
    async ({ project, signal, wholeGroup }) => {
      const pid = await startRun(project);
      const databases = await databasesElsewhere();
      const isOver = once(runner, 'exit');
      process.kill(wholeGroup ? -pid : pid, signal);
      await isOver;
      await until(async () => (await readdir(folder)).length === 0, { what: `The end of what lies in ${folder}` });
      expect(databases.filter((path) => existsSync(path))).toEqual([]);
      await expect.poll(() => processesOf(folder)).toEqual([]);
    },
  );
});
