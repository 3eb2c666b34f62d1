import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { diskStorage, s3Storage } from '../storage/index.ts';
import { moveFiles } from './move-files.ts';
import { readMark, writeMark } from './store-mark.ts';

const MARK = '0198f2a0-0000-7000-8000-000000000001';
const FILES = ['accounts/a/videos/one/film.mp4', 'accounts/b/pictures/two.png', 'voices/three.mp3'];
let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-move-'));
  store = await startObjectStore();
  const disk = diskStorage(folder);
  for (const key of FILES) await disk.put(key, Buffer.from(`bytes of ${key}`), { contentType: 'video/mp4' });
  await writeMark(disk, MARK);
});
afterEach(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});
const bucket = () => s3Storage(store.settings);

describe('the files of an installation that moves into a bucket', () => {
  it('arrive with their bytes and the mark, and a second time only what differs is copied', async () => {
    const told: number[] = [];
    expect(await moveFiles(folder, bucket(), (copied) => told.push(copied))).toEqual({ copied: 3, kept: 0 });
    expect(told).toEqual([1, 2, 3]);
    for (const key of FILES) expect(await text(await bucket().read(key))).toBe(`bytes of ${key}`);
    expect(await readMark(bucket())).toBe(MARK);
    await bucket().put('voices/three.mp3', Buffer.from('half'), { contentType: 'audio/mpeg' });
    expect(await moveFiles(folder, bucket(), () => undefined)).toEqual({ copied: 1, kept: 2 });
    expect(await text(await bucket().read('voices/three.mp3'))).toBe('bytes of voices/three.mp3');
  });

  it('leave a bucket without the mark when the moving stops in the middle', async () => {
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(moveFiles(folder, bucket(), stop)).rejects.toThrow('stopped');
    expect(await readMark(bucket())).toBeUndefined();
  });

  it('stay out of a bucket that belongs to another installation', async () => {
    await writeMark(bucket(), 'another');
    await expect(moveFiles(folder, bucket(), () => undefined)).rejects.toThrow('another installation');
    expect(await bucket().stat('voices/three.mp3')).toBeUndefined();
  });
});
