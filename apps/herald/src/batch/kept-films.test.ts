import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderRequest } from '../render/render-request.ts';
import { openKeptFilms } from './kept-films.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-kept-films-test-'));
  await writeFile(join(folder, 'Oslo.mp4'), 'a film');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
/** What a call says of a film with these files, and notes when it is made. */
async function isKept(fields: object): Promise<boolean> {
  const kept = await openKeptFilms(folder);
  const hash = await kept.hashOf(renderRequest.parse({ text: 'Hi.', ...fields }));
  const isThere = await kept.has('Oslo', hash);
  await kept.add('Oslo', hash);
  return isThere;
}

test.each<[string, object]>([
  ['product', { product: 'x' }],
  ['sound', { audio: 'x' }],
  ['picture behind the presenter', { background: 'x.png' }],
  ['picture shown between', { picture: [{ file: 'x.png' }] }],
])('a film is kept while its %s is the same, and not when another one has its name', async (_, fields) => {
  const named = JSON.parse(JSON.stringify(fields).replace(/"(x[.\w]*)"/, (_match, name) => JSON.stringify(at(name))));
  const change = (content: string) => Promise.all(['x', 'x.png'].map((name) => writeFile(at(name), content)));
  await change('first');
  expect(await isKept(named)).toBe(false);
  await change('first');
  expect(await isKept(named)).toBe(true);
  await change('other');
  expect(await isKept(named)).toBe(false);
  await rm(at('Oslo.mp4'));
  expect(await isKept(named)).toBe(false);
});
