import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskExchange, undoDiskExchange } from './disk-exchange.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herald-test-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = (storage: Storage, key: string) => storage.put(key, Buffer.from(key), { contentType: 'text/plain' });

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.listAll()) keys.push(key);
  return keys;
}

describe('files that take the place of others', () => {
  it('are seen at once, and nothing of the others is left', async () => {
    await store(diskStorage(root), 'old/one.txt');
    const { storage, exchange } = await openDiskExchange(root);
    await store(storage, 'new/one.txt');
    expect(await keysOf(diskStorage(root))).toEqual(['old/one.txt']);
    await exchange();
    expect(await keysOf(diskStorage(root))).toEqual(['new/one.txt']);
    expect(await readdir(root)).not.toContain('restoring');
  });

  it('are gone when they were stored and never put in place', async () => {
    await store(diskStorage(root), 'old/one.txt');
    await store((await openDiskExchange(root)).storage, 'new/one.txt');
    await undoDiskExchange(root);
    expect(await keysOf(diskStorage(root))).toEqual(['old/one.txt']);
    expect(await readdir(root)).not.toContain('restoring');
  });

  it('leave the others whole when it ends between the two moves', async () => {
    await store(diskStorage(root), 'old/one.txt');
    await mkdir(join(root, 'restoring'));
    await rename(join(root, 'objects'), join(root, 'restoring', 'replaced'));
    await undoDiskExchange(root);
    expect(await keysOf(diskStorage(root))).toEqual(['old/one.txt']);
  });
});
