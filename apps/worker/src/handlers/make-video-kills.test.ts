import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@herald/contract/limits';
import { databaseOutage } from '@herald/core/testing';
import { cancelVideo } from '@herald/core/videos';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';
import { kill, WorkerProcesses } from '../testing/worker-processes.ts';

const SENTENCE = 'Big news today, and everybody should hear it at once. ';
/** Three segments of film, and two. A second of film takes at least 0.6 s. */
const LONG_TEXT = SENTENCE.repeat(6);
const TEXT = SENTENCE.repeat(4);

let shop: VideoShop;
const workers = new WorkerProcesses();

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
});
afterEach(async () => {
  await workers.killAll();
  await shop.close();
});

const startProcess = () => workers.start(shop);

async function reportOf(videoId: string): Promise<{ segments: { total: number; drawn: number; reused: number } }> {
  const { files } = await shop.read(videoId);
  return JSON.parse(await readFile(join(shop.storageRoot, 'objects', files?.report ?? ''), 'utf8'));
}

const isFinished = ({ status }: { status: string }) => status === 'completed' || status === 'failed';

describe('a worker killed in the middle of a film', () => {
  it('is replaced by another, which draws only what is missing, and nothing is made twice', async () => {
    const videoId = await shop.order(LONG_TEXT);
    const first = await startProcess();
    // The first segment of four seconds is finished by then.
    await shop.until(videoId, ({ framesDone }) => framesDone > 140);
    await kill(first);
    await startProcess();
    const video = await shop.until(videoId, isFinished);
    expect(video).toMatchObject({ status: 'completed', attempts: 2, failure: null });
    const { segments } = await reportOf(videoId);
    expect(segments.reused).toBeGreaterThanOrEqual(1);
    expect(segments.drawn).toBe(segments.total - segments.reused);
    // What a finished video does not need goes after it is published.
    await expect.poll(async () => (await shop.stored(videoId)).length).toBe(6);
    await expect.poll(() => shop.workFolders()).toEqual([]);
  });
});

describe('a second worker', () => {
  it('takes the next video while the first one lives and works', async () => {
    // Long enough that a busy machine has started another process before it is made.
    const [videoId, waiting] = [await shop.order(SENTENCE.repeat(24)), await shop.order()];
    await startProcess();
    const { workToken } = await shop.until(videoId, ({ framesDone }) => framesDone > 0);
    await startProcess();
    await shop.until(waiting, ({ status }) => status === 'processing');
    expect(await shop.read(videoId)).toMatchObject({ status: 'processing', workToken, attempts: 1 });
  });
});

describe('a video whose worker is killed', () => {
  it('goes on before the next one is begun, though there is room for one only', async () => {
    const [videoId, waiting] = [await shop.order(TEXT), await shop.order()];
    const first = await startProcess();
    const { workToken } = await shop.until(videoId, ({ framesDone }) => framesDone > 0);
    await kill(first);
    await startProcess();
    await shop.until(videoId, (video) => video.workToken !== null && video.workToken !== workToken);
    expect(await shop.read(waiting)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('any number of times is finished, if it came further each time', async () => {
    const videoId = await shop.order(SENTENCE.repeat(5));
    let keptBefore = 0;
    for (let deaths = 1; deaths <= 3; deaths++) {
      const worker = await startProcess();
      const { framesKept } = await shop.until(videoId, (video) => video.framesKept > keptBefore);
      keptBefore = framesKept;
      await kill(worker);
    }
    await startProcess();
    const video = await shop.until(videoId, isFinished);
    expect(video).toMatchObject({ status: 'completed', attempts: 4, failure: null });
    expect((await reportOf(videoId)).segments.reused).toBeGreaterThanOrEqual(3);
  }, 360_000); // Four workers start one after the other, and three silences pass.

  it('once too often before anything of it was drawn has failed, and says so', async () => {
    const videoId = await shop.order();
    await shop.core.db.pool.query('update videos set deaths = $1 where id = $2', [limits.workerDeaths - 2, videoId]);
    for (let attempt = 1; attempt <= 2; attempt++) {
      const worker = await startProcess();
      await shop.until(videoId, (video) => video.attempts === attempt && video.status === 'processing');
      await kill(worker);
    }
    await startProcess();
    const { status, failure } = await shop.until(videoId, isFinished);
    expect({ status, failure }).toEqual({
      status: 'failed',
      failure: { stage: expect.any(String), reason: expect.any(String), next_step: expect.any(String) },
    });
    expect(failure?.stage).not.toBe('queued');
    await expect.poll(() => shop.workFolders()).toEqual([]);
  });
});

describe('a film that is cancelled while it is drawn', () => {
  it('ends with its process and its files', async () => {
    const videoId = await shop.order(TEXT);
    const worker = await startProcess();
    await shop.until(videoId, ({ framesDone }) => framesDone > 0);
    await cancelVideo(shop.core, shop.actor, videoId);
    await expect.poll(() => childrenOf(worker.pid ?? 0)).toEqual([]);
    await expect.poll(() => shop.workFolders()).toEqual([]);
    expect(await shop.read(videoId)).toMatchObject({ status: 'cancelled', files: null });
    expect(await shop.stored(videoId)).toEqual([]);
  });
});

/** Processes this one has started and not seen the end of. */
async function childrenOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean);
}

describe('a database that goes away while a film is drawn', () => {
  it('costs nothing but the time: the film goes on and is published when it is back', async () => {
    const videoId = await shop.order(TEXT);
    await startProcess();
    await shop.until(videoId, ({ framesDone }) => framesDone > 0);
    const outage = await databaseOutage(inject('databaseServerUrl'), shop.databaseUrl);
    await expect.poll(() => shop.stored(videoId)).toContain('video.mp4');
    await outage.end();
    const video = await shop.until(videoId, isFinished);
    expect(video).toMatchObject({ status: 'completed', failure: null });
    // What a finished video does not need goes after it is published.
    await expect.poll(async () => (await shop.stored(videoId)).length).toBe(6);
    await expect.poll(() => shop.workFolders()).toEqual([]);
  });
});
