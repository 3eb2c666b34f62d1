import type { VideoService } from '@herald/media/engines/video-engine';
import { replaceParts } from '@herald/providers/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startWorker, type Worker } from './start-worker.ts';
import { quickFilm } from './testing/quick-film.ts';
import { breakStore, mendStore } from './testing/store-outage.ts';
import { openVideoShop, type VideoShop } from './testing/video-shop.ts';

let shop: VideoShop;
let worker: Worker | undefined;
let errors: string[];

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
  errors = [];
});
afterEach(async () => {
  await worker?.stop(0);
  worker = undefined;
  await shop.close();
});

async function start(video: Partial<VideoService>, renderSlots: number): Promise<void> {
  const { core, databaseUrl, workFolder, providers } = shop;
  const log = { ...core.log, error: (_: object, text: string) => errors.push(text) };
  worker = await startWorker({
    version: 'test',
    core: { ...core, log },
    providers: replaceParts(providers, { video: { ...providers.video, ...video } }),
    databaseUrl,
    workFolder,
    renderSlots,
  });
}

/** It shows that the worker looks for jobs. */
const otherJobIsDone = async (): Promise<void> => {
  const { core } = shop;
  const id = await core.db.transaction('any job', (tx) => core.jobs.send(tx, 'clean-up', {}));
  const state = async () =>
    (await core.db.pool.query('select state from pgboss.job where id = $1', [id])).rows[0].state;
  await expect.poll(state).toBe('completed');
};
const orderSome = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await shop.order());
  return ids;
};
const readAll = (ids: string[]) => Promise.all(ids.map((id) => shop.read(id)));
const allCompleted = async (ids: string[]) => {
  for (const id of ids) await shop.until(id, ({ status }) => status === 'completed' || status === 'failed');
  return (await readAll(ids)).map(({ status, attempts }) => `${status} ${attempts}`);
};

describe('a store that cannot be written', () => {
  it('when a worker starts keeps it from taking any video, until the store works', async () => {
    const ids = await orderSome(6);
    await breakStore(shop);
    await start(quickFilm(), 2);
    await expect.poll(() => errors).toHaveLength(1);
    await otherJobIsDone();
    expect((await readAll(ids)).every(({ startedAt, status }) => startedAt === null && status === 'pending')).toBe(
      true,
    );
    await mendStore(shop);
    expect(await allCompleted(ids)).toEqual(Array(6).fill('completed 1'));
    expect(errors).toHaveLength(1);
  });

  it('when films are finished makes them wait for it and stops the taking; none is drawn twice or fails', async () => {
    const ids = await orderSome(5);
    let films = 0;
    const { makeVideo } = quickFilm();
    await start(
      {
        async makeVideo(request) {
          films += 1;
          if (films === 1) await breakStore(shop);
          return makeVideo(request);
        },
      },
      1,
    );
    await expect.poll(() => errors).toHaveLength(1);
    const waitsForStore = async () => (await readAll(ids)).some(({ stage }) => stage === 'storing');
    await expect.poll(waitsForStore).toBe(true);
    await otherJobIsDone();
    const others = (await readAll(ids)).filter(({ stage }) => stage !== 'storing');
    expect(others).toHaveLength(4);
    expect(others.every(({ status, attempts }) => status === 'pending' && attempts === 0)).toBe(true);
    await mendStore(shop);
    expect(await allCompleted(ids)).toEqual(Array(5).fill('completed 1'));
    expect([films, errors.length]).toEqual([5, 1]);
  });
});
