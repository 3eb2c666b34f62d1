import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@herald/core/runtime';
import { aUser, aVideo, createTestCore, type TestCore } from '@herald/core/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { keepSweeping, sweepWorkFolders } from './sweep-work-folders.ts';
import { openWorkFolder } from './work-folder.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herald-work-folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (workToken: string, videoId = 'video') => openWorkFolder(root, { videoId, workToken });

describe('the folder of an attempt', () => {
  it('has what the attempt before it finished, and nothing half-done', async () => {
    const first = await open('one');
    await writeFile(join(first.inputs, 'product'), 'picture');
    await writeFile(join(first.inputs, 'logo.draft'), 'half');
    await writeFile(join(first.segments, 'a.segment.mp4'), 'film');
    await writeFile(join(first.segments, 'b.draft.mp4'), 'half');
    await writeFile(join(first.segments, 'track.f32'), 'half');
    await mkdir(join(first.segments, 'sound'));
    await writeFile(join(first.out, 'video.mp4'), 'film');
    const second = await open('two');
    expect(await readdir(second.inputs)).toEqual(['product']);
    expect(await readdir(second.segments)).toEqual(['a.segment.mp4']);
    expect(await readdir(second.out)).toEqual([]);
  });

  it('is out of reach for whoever lost the video', async () => {
    const first = await open('one');
    const second = await open('two');
    await expect(writeFile(join(first.segments, 'late.segment.mp4'), 'film')).rejects.toThrow('ENOENT');
    await first.remove();
    expect(existsSync(second.segments)).toBe(true);
    await second.remove();
    expect(await readdir(root)).toEqual([]);
  });

  it('is not that of another video', async () => {
    const [mine, other] = [await open('one', 'mine'), await open('one', 'other')];
    await writeFile(join(other.segments, 'a.segment.mp4'), 'film');
    expect(await readdir((await open('two', 'mine')).segments)).toEqual([]);
    expect([existsSync(mine.segments), existsSync(other.segments)]).toEqual([false, true]);
  });
});

describe('sweeping', () => {
  let test: TestCore;
  beforeEach(async () => {
    test = await createTestCore(inject('databaseServerUrl'));
  });
  afterEach(() => test.close());

  it('removes the folders of finished and unknown videos, and keeps those somebody goes on with', async () => {
    const { core } = test;
    const user = await aUser(core);
    const [pending, processing] = [await aVideo(core, user, 'pending'), await aVideo(core, user, 'processing')];
    const ended = [await aVideo(core, user, 'completed'), await aVideo(core, user, 'failed')];
    const cancelled = await aVideo(core, user, 'cancelled');
    for (const videoId of [pending, processing, ...ended, cancelled, newId(core), 'rubbish'])
      await open('token', videoId);
    await sweepWorkFolders(core, root);
    expect((await readdir(root)).toSorted()).toEqual([`${pending}.token`, `${processing}.token`].toSorted());
  });

  it('happens when a worker starts and then by the clock, on each machine', async () => {
    const { core } = test;
    const user = await aUser(core);
    await open('token', await aVideo(core, user, 'failed'));
    const end = keepSweeping(core, root, 20);
    await expect.poll(() => readdir(root)).toEqual([]);
    await open('token', await aVideo(core, user, 'completed'));
    await expect.poll(() => readdir(root)).toEqual([]);
    end();
  });

  it('is content with a folder that is not there yet', async () => {
    await expect(sweepWorkFolders(test.core, join(root, 'not-yet'))).resolves.toBeUndefined();
  });
});
