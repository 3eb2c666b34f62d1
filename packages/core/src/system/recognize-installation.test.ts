import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { diskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createTestCore, type TestCore } from '../testing/index.ts';
import { adoptInstallation, compareInstallation, recognizeInstallation } from './recognize-installation.ts';
import { readMark, writeMark } from './store-mark.ts';

let folder: string;
let test: TestCore;
let store: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-mark-'));
  store = newStore('first');
  test = await createTestCore(inject('databaseServerUrl'), { storage: store });
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const newStore = (name: string) => diskStorage(join(folder, name));
const fingerprintOf = (secret: string) => async (id: string) => `${secret} ${id}`;
const see = (storage = store, secret = 'secret') =>
  recognizeInstallation({ ...test.core, storage }, fingerprintOf(secret));

describe('a process', () => {
  it('marks the store at the first start of an installation, and finds it again', async () => {
    expect(await see()).toEqual([]);
    expect(await readMark(store)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await see()).toEqual([]);
  });

  it('may be one of many that start first', async () => {
    expect(await Promise.all(Array.from({ length: 6 }, () => see()))).toEqual(Array(6).fill([]));
    expect(await see()).toEqual([]);
  });

  it('loses against one with another store that starts first at the same time', async () => {
    const both = await Promise.all([see(store), see(newStore('second'))]);
    expect(both.filter((mismatches) => mismatches.length === 0)).toHaveLength(1);
  });

  it('finishes what a first start that was killed left undone', async () => {
    const broken: Storage = { ...store, put: () => Promise.reject(new Error('killed')) };
    await expect(see(broken)).rejects.toThrow('killed');
    expect(await see()).toEqual([]);
    expect(await see(newStore('second'))).toEqual(['store_without_mark']);
  });

  it('does not mark a store with another secret', async () => {
    const broken: Storage = { ...store, put: () => Promise.reject(new Error('killed')) };
    await expect(see(broken)).rejects.toThrow('killed');
    expect(await see(store, 'other secret')).toEqual(['other_secret']);
    expect(await readMark(store)).toBeUndefined();
  });

  it.each<[string, () => Promise<string[]>, string[]]>([
    ['another secret', () => see(store, 'other'), ['other_secret']],
    ['an empty store', () => see(newStore('empty')), ['store_without_mark']],
    [
      'an empty store and another secret',
      () => see(newStore('empty'), 'other'),
      ['other_secret', 'store_without_mark'],
    ],
  ])('notices %s', async (_, look, mismatches) => {
    await see();
    expect(await look()).toEqual(mismatches);
  });

  it('notices the store of another installation, also with a new database', async () => {
    const foreign = newStore('foreign');
    await writeMark(foreign, 'f0000000-0000-7000-8000-000000000000');
    expect(await see(foreign)).toEqual(['database_without_installation']);
    await see();
    expect(await see(foreign)).toEqual(['store_of_another']);
  });

  it('throws when the store does not respond, and decides nothing', async () => {
    const away: Storage = { ...store, read: () => Promise.reject(new Error('away')) };
    await expect(see(away)).rejects.toThrow('away');
    expect(await see()).toEqual([]);
  });
});

it('a look that only compares writes nothing', async () => {
  const look = (storage = store) => compareInstallation({ ...test.core, storage }, fingerprintOf('secret'));
  expect(await look()).toEqual([]);
  expect(await readMark(store)).toBeUndefined();
  await see();
  expect(await look(newStore('empty'))).toEqual(['store_without_mark']);
});

it('an operator can make another store and another secret those of the installation', async () => {
  await see();
  const moved = newStore('moved');
  await adoptInstallation({ ...test.core, storage: moved }, fingerprintOf('new secret'));
  expect(await see(moved, 'new secret')).toEqual([]);
  expect(await see(moved)).toEqual(['other_secret']);
});
