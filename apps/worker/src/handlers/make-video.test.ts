import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Providers } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
import { quickFilm } from '../testing/quick-film.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

let shop: VideoShop;
const workers: Worker[] = [];

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  await shop.close();
});

async function work(providers = shop.providers): Promise<Worker> {
  const { core, databaseUrl, workFolder } = shop;
  const worker = await startWorker({ version: 'test', core, providers, databaseUrl, workFolder, renderSlots: 1 });
  workers.push(worker);
  return worker;
}

describe('an ordered video', () => {
  it('becomes a film with poster, preview, captions and report, and leaves nothing behind', async () => {
    const videoId = await shop.order();
    const { video } = shop.providers;
    const isSeen = Promise.withResolvers<void>();
    const makeVideo: typeof video.makeVideo = async (request) => {
      await isSeen.promise;
      return video.makeVideo(request);
    };
    await work(replaceParts(shop.providers, { video: { ...video, makeVideo } }));
    await shop.until(videoId, ({ stage }) => stage === 'drawing');
    isSeen.resolve();
    const made = await shop.until(videoId, ({ status }) => status === 'completed' || status === 'failed');
    expect(made).toMatchObject({
      status: 'completed',
      failure: null,
      attempts: 1,
      progress: 1,
      transcript: 'Big news.',
    });
    expect(made.durationSec).toBeGreaterThan(0.5);
    await expect
      .poll(async () => (await shop.stored(videoId)).toSorted())
      .toEqual(['captions.srt', 'captions.vtt', 'poster.jpg', 'preview.gif', 'report.json', 'video.mp4'].toSorted());
    const { sizeBytes } = (await shop.core.storage.stat(made.files?.video ?? '')) ?? {};
    expect(sizeBytes).toBe(made.sizeBytes);
    await expect.poll(() => shop.workFolders()).toEqual([]);
  });

  it('in two ratios is one video with two films, spoken once, and both are drawn once', async () => {
    const videoId = await shop.order(undefined, { more_ratios: ['16:9'] });
    await work();
    const made = await shop.until(videoId, ({ status }) => status === 'completed' || status === 'failed');
    expect(made).toMatchObject({ status: 'completed', files: { others: [{ aspect: '16:9' }] } });
    const report = JSON.parse(await readFile(join(shop.storageRoot, 'objects', made.files?.report ?? ''), 'utf8'));
    expect(report).toMatchObject({ width: 720, height: 720, others: [{ aspect: '16:9', width: 1280, height: 720 }] });
    await expect.poll(() => shop.stored(videoId)).toHaveLength(8);
    expect(made.storedBytes).toBeGreaterThan((made.sizeBytes ?? 0) + (made.files?.others?.[0]?.sizeBytes ?? 0));
    const againId = await shop.order(undefined, { more_ratios: ['16:9'] });
    const again = await shop.until(againId, ({ status }) => status === 'completed' || status === 'failed');
    const path = join(shop.storageRoot, 'objects', again.files?.report ?? '');
    const kept = { segments: { drawn: 0 } };
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ ...kept, others: [kept] });
  });

  it('shows what is drawn first while the rest is drawn, and not longer', async () => {
    const videoId = await shop.order();
    const drawn = Promise.withResolvers<void>();
    const makeVideo: Providers['video']['makeVideo'] = async (request) => {
      await writeFile(request.firstPicture ?? expect.unreachable(), 'picture');
      request.onProgress({ stage: 'drawing', framesDone: 1, framesTotal: 30, framesKept: 0 });
      await drawn.promise;
      return quickFilm().makeVideo(request);
    };
    await work(replaceParts(shop.providers, { video: { ...shop.providers.video, makeVideo } }));
    const { firstPictureKey } = await shop.until(videoId, (video) => video.firstPictureKey !== null);
    expect(firstPictureKey).toMatch(/first\.jpg$/);
    expect(await shop.stored(videoId)).toEqual(['first.jpg']);
    drawn.resolve();
    const made = await shop.until(videoId, ({ status }) => status === 'completed');
    expect(made.firstPictureKey).toBeNull();
    await expect.poll(() => shop.stored(videoId)).not.toContain('first.jpg');
  });
});
