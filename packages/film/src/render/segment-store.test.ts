import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { i420Bytes } from '../film-format.ts';
import { type TestFolder, testFolder } from '../testing/spoken-face.ts';
import { SegmentStore } from './segment-store.ts';

const FORMAT = { width: 32, height: 32, fps: 30 };
const segment = (key: string, frames: number) => ({ key, from: 0, to: frames });

let folder: TestFolder;
let store: SegmentStore;

beforeEach(async () => {
  folder = await testFolder();
  store = await SegmentStore.open(folder.workFolder);
});
afterEach(() => folder.remove());

async function write(path: string, frames: number): Promise<void> {
  const writer = await SegmentWriter.open(path, FORMAT);
  for (let frame = 0; frame < frames; frame++) await writer.write(new Uint8Array(i420Bytes(FORMAT)).fill(frame));
  await writer.finish();
  await writer.close();
}

describe('finished segments', () => {
  test('are there only when they were kept', async () => {
    await write(store.draftOf('one'), 5);
    expect(await store.has(segment('one', 5))).toBe(false);
    await store.keep('one');
    expect(await store.has(segment('one', 5))).toBe(true);
  });

  test('are waited for until they are kept, or found from before', async () => {
    const happened: string[] = [];
    const waiting = store.finished('one').then(() => happened.push('one is there'));
    await write(store.draftOf('one'), 3);
    expect(await store.has(segment('one', 3))).toBe(false);
    happened.push('one is written');
    await store.keep('one');
    await waiting;
    expect(happened).toEqual(['one is written', 'one is there']);
    const later = await SegmentStore.open(folder.workFolder);
    expect(await later.has(segment('one', 3))).toBe(true);
    await later.finished('one');
  });

  test('do not count when they hold another number of frames, or are damaged', async () => {
    await write(store.pathOf('short'), 4);
    expect(await store.has(segment('short', 5))).toBe(false);
    await writeFile(store.pathOf('rubbish'), 'not a segment');
    expect(await store.has(segment('rubbish', 5))).toBe(false);
  });

  test('are removed when the film no longer uses them, and nothing else is', async () => {
    await write(store.pathOf('used'), 2);
    await copyFile(store.pathOf('used'), store.pathOf('stale'));
    await writeFile(store.draftOf('half'), '');
    await writeFile(join(folder.workFolder, 'notes.txt'), 'mine');
    await mkdir(join(folder.workFolder, 'sound'));
    await store.prune(new Set(['used']));
    expect((await readdir(folder.workFolder)).sort()).toEqual(['notes.txt', 'sound', 'used.segment.mp4']);
  });
});
