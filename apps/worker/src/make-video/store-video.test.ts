import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStorage } from '@herald/core/storage';
import type { ClaimedVideo } from '@herald/core/videos';
import { type MadeVideo, videoFilesIn } from '@herald/media/engines/video-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeVideo } from './store-video.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ID = '00000000-0000-7000-8000-00000000000';

it('stores the files with transparency of every ratio, with their types and sizes', async () => {
  const storage = diskStorage(join(folder, 'store'));
  const { webm = '', mov = '', ...files } = videoFilesIn(folder, { ground: 'transparent' });
  for (const path of [webm, mov, ...Object.values(files)]) await writeFile(path, `content of ${path}`);
  const transparent: MadeVideo['transparent'] = [
    { kind: 'webm', path: webm, sizeBytes: 1 },
    { kind: 'mov', path: mov, sizeBytes: 1 },
  ];
  const made = {
    ...{ files, durationSec: 1, sizeBytes: 1, transcript: '', report: {}, faults: [], transparent },
    others: [{ aspect: '1:1' as const, files, sizeBytes: 1, transparent }],
  };
  const claimed = { accountId: `${ID}1`, videoId: `${ID}2`, workToken: `${ID}3`, remakeOf: null } as ClaimedVideo;

  const stored = await storeVideo(storage, claimed, made, new AbortController().signal);

  const layers = [...(stored.files.transparent ?? []), ...(stored.files.others?.[0]?.transparent ?? [])];
  expect(layers.map(({ kind }) => kind)).toEqual(['webm', 'mov', 'webm', 'mov']);
  expect(new Set(layers.map(({ key }) => key)).size).toBe(4);
  const found = await Promise.all(layers.map(({ key }) => storage.stat(key)));
  expect(found.map((object) => object?.contentType)).toEqual(Array(2).fill(['video/webm', 'video/quicktime']).flat());
  expect(found.map((object) => object?.sizeBytes)).toEqual(layers.map(({ sizeBytes }) => sizeBytes));
});
