import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBuildFolder } from './build-folder.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herald-test-'));
});
afterEach(() => rm(root, { recursive: true }));

const MODULE = new URL('./build-folder.mjs', import.meta.url).href;
const BUILDS_AGAIN_AND_AGAIN = `
import { writeFileSync } from 'node:fs';
const { openBuildFolder, putInPlace } = await import(process.argv[1]);
for (let round = 0; round < 100; round++) {
  const folder = openBuildFolder('dist.new');
  for (const name of ['program', 'chunk']) writeFileSync(folder + '/' + name, process.pid + ' ' + round);
  putInPlace(folder, 'dist');
}`;

function buildAgainAndAgain() {
  const script = ['--input-type=module', '-e', BUILDS_AGAIN_AND_AGAIN, MODULE];
  return once(spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
}

it('two builds at once both end well, and what stays is whole and of one of them', async () => {
  const ends = await Promise.all([buildAgainAndAgain(), buildAgainAndAgain()]);
  expect(ends.map(([code]) => code)).toEqual([0, 0]);
  expect(await readFile(join(root, 'dist/program'), 'utf8')).toBe(await readFile(join(root, 'dist/chunk'), 'utf8'));
  expect(await readdir(join(root, 'dist.new'))).toEqual([]);
});

it('what a killed build left is removed by the next one, and what another one is at stays', async () => {
  const underWay = join(root, 'dist.new');
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await mkdir(join(underWay, `${gone.pid}`), { recursive: true });
  await mkdir(join(underWay, `${process.ppid}`));
  openBuildFolder(underWay);
  expect((await readdir(underWay)).sort()).toEqual([`${process.pid}`, `${process.ppid}`].sort());
});
