import { replaceParts } from '@herald/providers/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startWorker } from '../start-worker.ts';
import { quickFilm } from '../testing/quick-film.ts';
import { runVideo } from '../testing/run-video.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

let shop: VideoShop;
beforeAll(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
});
afterAll(() => shop.close());

describe('the first film of an account', () => {
  it('is made before everything that waits, and alone does not stand back', async () => {
    await runVideo(shop, await shop.order());
    await shop.core.db.pool.query('delete from pgboss.job');
    const waiting = [await shop.order(), await shop.order()];
    const first = await shop.orderAsNewcomer();
    const isUrgent: boolean[] = [];
    const { makeVideo } = quickFilm();
    const providers = replaceParts(shop.providers, {
      video: {
        ...shop.providers.video,
        makeVideo(request) {
          isUrgent.push(request.isUrgent ?? false);
          return makeVideo(request);
        },
      },
    });
    const { core, databaseUrl, workFolder } = shop;
    const worker = await startWorker({ version: 'test', core, databaseUrl, providers, workFolder, renderSlots: 1 });
    const finished = async () =>
      (
        await core.db.pool.query<{ id: string }>(
          `select id from videos where status = 'completed' and id = any($1) order by finished_at`,
          [[first, ...waiting]],
        )
      ).rows.map(({ id }) => id);
    await expect.poll(finished).toHaveLength(3);
    await worker.stop(5);
    expect(await finished()).toEqual([first, ...waiting]);
    expect(isUrgent).toEqual([true, false, false]);
  });
});
