import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));
const BUILDS_FOR_LONG = `process.stdout.write('at work'); setInterval(() => {}, 1000);`;
const BUILDS_THEN_STARTS = `
import { ensureBuilt, say } from './workspace.mjs';
await ensureBuilt();
say('started');`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herald-test-'));
  for (const folder of ['apps/herald', 'packages', 'scripts', 'dist'])
    await mkdir(join(root, folder), { recursive: true });
  for (const path of ['apps/herald/bin', 'scripts/workspace.mjs', 'scripts/drop-unused.mjs'])
    await cp(join(project, path), join(root, path), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(root, 'scripts/build.mjs'), BUILDS_FOR_LONG);
  await writeFile(join(root, 'scripts/start.mjs'), BUILDS_THEN_STARTS);
});
afterEach(() => rm(root, { recursive: true }));

it('nothing is started, and nothing counts as built, when a build is ended', async () => {
  const start = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [start.stdout, start.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await expect.poll(() => printed).toContain('at work');
  start.kill('SIGTERM');
  const [code] = await once(start, 'close');
  expect({ code, printed }).toEqual({ code: 1, printed: expect.stringContaining('The build was ended.') });
  expect(printed).not.toContain('started');
  expect(await readdir(join(root, 'dist'))).toEqual([]);
});
