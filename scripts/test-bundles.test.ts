import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleOfRun, removeBundlesOf } from './test-bundles.ts';

let run: string;
let other: string;
let source: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  [run, other, source] = [join(folder, 'run'), join(folder, 'other'), join(folder, 'said.mjs')];
  await mkdir(run);
  await mkdir(other);
  await writeFile(join(folder, 'program.mjs'), "export { said } from './said.mjs';");
  await writeFile(source, "export const said = 'first';");
});
afterEach(async () => {
  await removeBundlesOf(run);
  await removeBundlesOf(other);
  await rm(join(run, '..'), { recursive: true });
});

const bundle = (ofRun: string, name: string) =>
  bundleOfRun({ program: join(run, '..', 'program.mjs') }, ofRun, `bundles-test-${name}`);
const saidBy = async (folder: string): Promise<unknown> => {
  const { said } = await import(pathToFileURL(join(folder, 'program.mjs')).href);
  return said;
};

it('a second suite of a run uses the bundle of the first one', async () => {
  const first = await bundle(run, 'a');
  expect(await bundle(run, 'b')).toBe(first);
  expect(await saidBy(first)).toBe('first');
});

it('another run, or a changed source, has a bundle of its own', async () => {
  const first = await bundle(run, 'a');
  expect(await bundle(other, 'b')).not.toBe(first);
  await writeFile(source, "export const said = 'second';");
  const second = await bundle(run, 'c');
  expect([await saidBy(first), await saidBy(second)]).toEqual(['first', 'second']);
});

it('the end of a run removes its bundles and no others', async () => {
  const [first, second] = [await bundle(run, 'a'), await bundle(other, 'b')];
  await removeBundlesOf(run);
  expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
});

it('the bundle of a run that is gone is removed by the next one', async () => {
  const first = await bundle(run, 'a');
  await rm(run, { recursive: true });
  await bundle(other, 'b');
  expect(existsSync(first)).toBe(false);
});
