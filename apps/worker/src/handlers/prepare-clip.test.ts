import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deleteClip, getClip, type PersonClip } from '@herald/core/clips';
import type { Actor } from '@herald/core/identity';
import { aClip, aGoodReport, anActor, aUser, createTestCore, type TestCore, type TestUser } from '@herald/core/testing';
import { type ClipPreparer, ClipUnusableError, type PrepareClip } from '@herald/media/clips';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { sweepWorkFolders } from '../make-video/sweep-work-folders.ts';
import { quickPreparer } from '../testing/clip-double.ts';
import { prepareClip } from './prepare-clip.ts';

let test: TestCore;
let owner: TestUser;
let actor: Actor;
let workFolder: string;
let clip: PersonClip;

beforeEach(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  owner = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
  actor = await anActor(test.core, owner);
  workFolder = await mkdtemp(join(tmpdir(), 'herald-clip-work-'));
  clip = await aSentClip(['first ', 'second']);
});
afterEach(async () => {
  await rm(workFolder, { recursive: true, force: true });
  await test.close();
});

async function aSentClip(pieces: string[]): Promise<PersonClip> {
  const keys = pieces.map((_, at) => `accounts/${owner.accountId}/clips/pieces-${at}`);
  for (const [at, key] of keys.entries()) {
    await test.core.storage.put(key, Buffer.from(pieces[at] ?? ''), { contentType: 'application/octet-stream' });
  }
  const waiting = { state: 'waiting', report: null, proxyKey: null, trackKey: null, posterKey: null } as const;
  return aClip(test.core, owner, { ...waiting, share: 0, pieces: keys });
}

const run = (
  preparer: ClipPreparer,
  { retryCount = 0, signal = new AbortController().signal, storage = test.core.storage } = {},
) =>
  prepareClip(
    { core: { ...test.core, storage }, providers: { prepareClip: preparer }, workFolder },
    { id: 'job', payload: { clipId: clip.id }, retryCount, signal },
  );
const read = () => getClip(test.core, actor, clip.id);
const folder = () => join(workFolder, `${clip.id}.clip`);

it('puts the pieces together, and stores what films need beside the file in one piece', async () => {
  let recorded = '';
  const look = async ({ file }: PrepareClip) => {
    recorded = await readFile(file, 'utf8');
  };
  await run(quickPreparer(look));
  expect(recorded).toBe('first second');
  const ready = await read();
  expect(ready).toMatchObject({ state: 'ready', share: 1, report: aGoodReport });
  expect(ready.pieces).toHaveLength(1);
  const stored = await buffer(await test.core.storage.read(ready.pieces[0] ?? ''));
  expect(stored.toString()).toBe('first second');
  for (const key of [ready.proxyKey, ready.trackKey, ready.posterKey]) {
    expect(await test.core.storage.stat(key ?? '')).toMatchObject({ sizeBytes: 8 });
  }
  expect(existsSync(folder())).toBe(false);
});

it('says what is wrong with a clip that cannot be used, with its report, and keeps no file', async () => {
  const report = { ...aGoodReport, usableSec: 2 };
  await run(() => Promise.reject(new ClipUnusableError('Only 2 s can be used.', report)));
  expect(await read()).toMatchObject({ state: 'refused', error: 'Only 2 s can be used.', report, pieces: [] });
});

it('is tried again after a failure, with what was fetched, and fails after the third', async () => {
  const broken: ClipPreparer = () => Promise.reject(new Error('The reader ended.'));
  await expect(run(broken)).rejects.toThrow('The reader ended.');
  expect([(await read()).state, existsSync(join(folder(), 'recording'))]).toEqual(['preparing', true]);
  await sweepWorkFolders(test.core, workFolder);
  expect(existsSync(folder())).toBe(true);
  await run(broken, { retryCount: 2 });
  expect(await read()).toMatchObject({ state: 'failed', error: expect.stringContaining('send it again') });
});

it('waits for as long as the disk is full, leaves no half files, and goes on', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  async function* breaking() {
    yield Buffer.from('fir');
    throw full;
  }
  const storage = { ...test.core.storage, read: async () => Readable.from(breaking()) };
  await expect(run(quickPreparer(), { retryCount: 7, storage })).rejects.toThrow('ENOSPC');
  expect([(await read()).state, await readdir(folder())]).toEqual(['preparing', []]);
  await expect(run(() => Promise.reject(full), { retryCount: 8 })).rejects.toThrow('ENOSPC');
  expect([(await read()).state, await readdir(folder())]).toEqual(['preparing', ['recording']]);
  await run(quickPreparer(), { retryCount: 9 });
  expect((await read()).state).toBe('ready');
});

it('goes on in another worker after a kill, and the first one changes nothing any more', async () => {
  const held = Promise.withResolvers<void>();
  const first = run(quickPreparer(() => held.promise));
  await expect.poll(async () => (await read()).state).toBe('preparing');
  await run(quickPreparer(), { retryCount: 1 });
  const { workToken } = await read();
  held.resolve();
  await first.catch(() => undefined);
  expect(await read()).toMatchObject({ state: 'ready', workToken });
});

it('stops where its owner deletes the clip', async () => {
  let isStopped = false;
  await run(async (work) => {
    await deleteClip(test.core, actor, clip.id);
    work.onProgress(0.6);
    await new Promise<void>((resolve) => work.signal.addEventListener('abort', () => resolve()));
    isStopped = true;
    throw work.signal.reason;
  });
  expect([isStopped, existsSync(folder())]).toEqual([true, false]);
});
