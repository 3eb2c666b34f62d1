import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onEndAsked, projectNode, root } from './workspace.mjs';

const FOLDER_PREFIX = 'herald-run-';

/**
 * Opens a run: a folder for its temporary files, which the environment of everything it starts names, and a guard that
 * removes the folder and ends what is left of the run once this process is over, however that happens.
 */
export function openTestRun() {
  const { folder, env, guard } = openGuardedFolder();
  const isSwept = new Promise((resolve) => guard.once('close', resolve));
  const close = async () => {
    forget();
    guard.stdin.end();
    await isSwept;
  };
  let isAborted = false;
  const forget = onEndAsked(async () => {
    isAborted = true;
    await close();
    process.exit(1);
  });
  return { folder, env: { ...process.env, ...env }, close, isAborted: () => isAborted };
}

/** Runs two of them at a time, each taking up what the other one has not begun, until nothing is left or the run is aborted. */
export async function runTwoAtATime(work, isAborted) {
  const left = [...work];
  const results = [];
  const takeWork = async () => {
    while (left.length > 0 && !isAborted()) results.push(await left.shift()());
  };
  await Promise.all([takeWork(), takeWork()]);
  return results;
}

/** Makes this process and what it starts a run, if they are none yet; it is swept once this process is over. */
export function joinTestRun() {
  if (basename(tmpdir()).startsWith(FOLDER_PREFIX)) return;
  const { env, guard } = openGuardedFolder();
  Object.assign(process.env, env);
  // The guard outlives this process, which must not wait for it.
  guard.unref();
  guard.stdin.unref();
}

function openGuardedFolder() {
  const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
  // PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  // A session of its own keeps Ctrl-C away from it; the end of its input tells it that this process is gone.
  const guard = spawn(projectNode(), [join(root, 'scripts', 'test-guard.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const env = { TMPDIR: folder, TEMP: folder, TMP: folder, NODE_COMPILE_CACHE: join(folder, 'node-compile-cache') };
  return { folder, env, guard };
}
