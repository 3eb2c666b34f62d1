import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMouthCurves } from '@herald/media/mouth';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { keepClip } from '../audio/keep-clip.ts';
import type { Actor } from '../identity/actor.ts';
import { keepPicture } from '../pictures/pictures.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { anActor, aUser, aVideo, createTestCore, type TestCore } from '../testing/index.ts';
import { sweepStrayFiles } from './sweep-stray-files.ts';

const sound = {
  pcm: new Float32Array(4800),
  sampleRateHz: 48_000,
  words: [],
  phones: [],
  mouth: decodeMouthCurves(100, {}),
  notes: [],
};
const picture = { bytes: Buffer.from('pixels'), format: 'png', widthPx: 1, heightPx: 1, name: 'logo' } as const;

let root: string;
let test: TestCore;
let actor: Actor;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'herald-sweep-test-'));
  test = await createTestCore(inject('databaseServerUrl'), { storage: diskStorage(root) });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  actor = await anActor(test.core, await aUser(test.core));
  folder = `accounts/${actor.accountId}/`;
});

const id = () => newId(test.core);
const store = (key: string) =>
  test.core.storage.put(`${folder}${key}`, Buffer.from('anything'), { contentType: 'application/octet-stream' });

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.core.storage.list(folder)) keys.push(key);
  return keys;
}

async function age(path: string, days: number): Promise<void> {
  const then = new Date(test.clock.now().getTime() - days * DAY_MS);
  await utimes(join(root, path), then, then);
}

async function ageStored(days: number): Promise<void> {
  for (const key of await storedKeys()) await age(`objects/${key}`, days);
}

async function sweepForADay(): Promise<void> {
  for (let hour = 0; hour < 24; hour += 1) {
    await sweepStrayFiles(test.core);
    test.clock.advance({ hours: 1 });
  }
}

describe('files without a row', () => {
  it('are removed with their folder once they are older than a day', async () => {
    await store(`audio/${id()}/sound.wav`);
    const half = `audio/${id()}`;
    await store(`${half}/sound.wav`);
    await store(`${half}/timing-${id()}.json`);
    await store(`pictures/${id()}.png`);
    await ageStored(1.1);
    await sweepForADay();
    expect(await storedKeys()).toEqual([]);
    expect(await readdir(join(root, 'objects', folder, 'audio'))).toEqual([]);
  });

  it('stay while at least one file of the sound is young', async () => {
    await store(`audio/${id()}/sound.wav`);
    await store(`pictures/${id()}.png`);
    const mixed = `audio/${id()}`;
    await store(`${mixed}/sound.wav`);
    await store(`${mixed}/timing.json`);
    await ageStored(0);
    await age(`objects/${folder}${mixed}/sound.wav`, 2);
    const before = await storedKeys();
    await sweepForADay();
    expect(await storedKeys()).toEqual(before);
  });

  it('are removed when their row says that the sound was deleted', async () => {
    const clip = await keepClip(test.core, actor, { sound, source: 'tts', name: '', script: 'Hi', locale: 'en-US' });
    await ageStored(2);
    await test.core.db.pool.query('update audio_clips set deleted_at = now() where id = $1', [clip.id]);
    await sweepForADay();
    expect(await storedKeys()).toEqual([]);
  });

  it('are removed where a worker left them for a video or an avatar that is gone', async () => {
    const owner = { ...actor, id: actor.userId, password: '' };
    const [kept, purged] = [await aVideo(test.core, owner, 'completed'), await aVideo(test.core, owner, 'cancelled')];
    await test.core.db.pool.query('update videos set purged_at = now(), deleted_at = now() where id = $1', [purged]);
    for (const video of [kept, purged, id()]) await store(`videos/${video}/token/video.mp4`);
    await store(`avatars/${id()}.png`);
    await ageStored(1.1);
    await sweepForADay();
    expect(await storedKeys()).toEqual([`${folder}videos/${kept}/token/video.mp4`]);
  });

  it('are left alone in other folders and under other names', async () => {
    for (const place of ['avatars', 'sites']) await store(`${place}/${id()}/file.bin`);
    await store('audio/read-me.txt');
    await store('pictures/holiday.png');
    await store(`pictures/${id()}/nested.png`);
    await ageStored(30);
    const before = await storedKeys();
    await sweepForADay();
    expect(await storedKeys()).toEqual(before);
  });
});

describe('a sweep', () => {
  const accounts = async (count: number) => {
    for (let made = 0; made < count; made++) await aUser(test.core);
    test.clock.advance({ hours: 24 });
  };
  /** The folders of sounds that are looked through during some sweeps. */
  const foldersOf = async (work: () => Promise<void>) => {
    const { storage } = test.core;
    const folders: string[] = [];
    test.core.storage = {
      ...storage,
      list(prefix) {
        if (prefix.endsWith('/audio/')) folders.push(prefix);
        return storage.list(prefix);
      },
    };
    await work();
    test.core.storage = storage;
    return folders;
  };
  const countAccounts = async () => (await test.core.db.pool.query('select 1 from accounts')).rowCount;

  it('shares the accounts with another one that runs at the same time', async () => {
    await accounts(20);
    const folders = await foldersOf(async () => {
      await Promise.all([sweepStrayFiles(test.core), sweepStrayFiles(test.core), sweepStrayFiles(test.core)]);
    });
    expect(folders).toHaveLength((await countAccounts()) ?? 0);
    expect(new Set(folders).size).toBe(folders.length);
  });

  it('goes on with the other accounts after one that had no time', async () => {
    await accounts(20);
    const stopping = new AbortController();
    const first = await foldersOf(async () => {
      const sweeping = sweepStrayFiles(test.core, stopping.signal);
      stopping.abort();
      await sweeping;
    });
    const all = (await countAccounts()) ?? 0;
    expect(first.length).toBeLessThan(all);
    const second = await foldersOf(() => sweepStrayFiles(test.core));
    expect(new Set([...first, ...second]).size).toBe(all);
    expect(first.length + second.length).toBe(all);
    expect(await foldersOf(() => sweepStrayFiles(test.core))).toEqual([]);
  });
});

describe('files with a row', () => {
  it('stay, however old they are', async () => {
    await keepClip(test.core, actor, { sound, source: 'upload', name: '', script: 'Hi', locale: 'en-US' });
    await keepPicture(test.core, actor, { ...picture, purpose: 'logo' });
    await ageStored(400);
    const before = await storedKeys();
    await sweepForADay();
    expect(before).toHaveLength(3);
    expect(await storedKeys()).toEqual(before);
  });
});

describe('files that never arrived whole', () => {
  it('are removed after a day', async () => {
    await mkdir(join(root, 'incoming'), { recursive: true });
    for (const name of ['old', 'young']) await writeFile(join(root, 'incoming', name), 'half a fi');
    await age('incoming/old', 1.1);
    await age('incoming/young', 0.5);
    await sweepStrayFiles(test.core);
    expect(await readdir(join(root, 'incoming'))).toEqual(['young']);
  });
});
