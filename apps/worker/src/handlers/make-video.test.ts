import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
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

async function work(): Promise<Worker> {
  const { core, providers, databaseUrl, workFolder } = shop;
  const worker = await startWorker({ core, providers, databaseUrl, workFolder, renderSlots: 1 });
  workers.push(worker);
  return worker;
}

describe('an ordered video', () => {
  it('becomes a film with poster, preview, captions and report, and leaves nothing behind', async () => {
    const videoId = await shop.order();
    await work();
    const seen: string[] = [];
    const made = await shop.until(videoId, (video) => {
      if (video.stage && !seen.includes(video.stage)) seen.push(video.stage);
      return video.status === 'completed' || video.status === 'failed';
    });
    expect(made).toMatchObject({
      status: 'completed',
      failure: null,
      attempts: 1,
      progress: 1,
      transcript: 'Big news.',
    });
    expect(made.durationSec).toBeGreaterThan(0.5);
    expect((await shop.stored(videoId)).toSorted()).toEqual(
      ['captions.srt', 'captions.vtt', 'poster.jpg', 'preview.gif', 'report.json', 'video.mp4'].toSorted(),
    );
    const { sizeBytes } = (await shop.core.storage.stat(made.files?.video ?? '')) ?? {};
    expect(sizeBytes).toBe(made.sizeBytes);
    expect(seen).toContain('drawing');
    await expect.poll(() => shop.workFolders()).toEqual([]);
  });
});
