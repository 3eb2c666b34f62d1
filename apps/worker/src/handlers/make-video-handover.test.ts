import { limits } from '@herald/contract/limits';
import { reportProcess } from '@herald/core/monitoring';
import { claimVideo, requeueAbandoned } from '@herald/core/videos';
import type { VideoService } from '@herald/media/engines/video-engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openWorkFolder } from '../make-video/work-folder.ts';
import { quickFilm } from '../testing/quick-film.ts';
import { fallSilent, type RunOptions, runVideo, slotsTaken } from '../testing/run-video.ts';
import { breakStore, mendStore } from '../testing/store-outage.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

let shop: VideoShop;
beforeAll(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
});
afterAll(() => shop.close());

const run = (videoId: string, video?: Partial<VideoService>, options?: RunOptions) =>
  runVideo(shop, videoId, video, options);

describe('a worker that stops', () => {
  it('gives its video back without counting the attempt, and the next one goes on', async () => {
    const videoId = await shop.order();
    const stop = new AbortController();
    const hanging: Partial<VideoService> = {
      makeVideo: async ({ signal }) => {
        stop.abort(new Error('The worker is stopping'));
        signal.throwIfAborted();
        throw new Error('It went on');
      },
    };
    expect(await run(videoId, hanging, { signal: stop.signal })).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await shop.workFolders()).toHaveLength(1);
    expect(await run(videoId)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(await shop.workFolders()).toEqual([]);
  });
});

describe('a finished film that its worker cannot store', () => {
  const { makeVideo } = quickFilm();
  const beside = async (isShut: boolean) =>
    reportProcess(shop.core, {
      ...{ role: 'worker', host: 'beside', version: 'test', folder: '.', filmSlots: 1, isShut: () => isShut },
      ...{ work: () => [], away: () => [], connections: async () => 0 },
    });
  /** The store goes away while the film is drawn; as often as it is drawn is told. */
  function filming() {
    const films = { drawn: 0 };
    const video: Partial<VideoService> = {
      async makeVideo(request) {
        films.drawn += 1;
        if (films.drawn === 1) await breakStore(shop);
        return makeVideo(request);
      },
    };
    return { films, video };
  }
  const patience = { handOverSec: 0, storePatienceSec: 600 };

  it('is given back where another worker takes videos, without counting the attempt', async () => {
    const { films, video } = filming();
    const other = await beside(false);
    const videoId = await shop.order();
    expect(await run(videoId, video, patience)).toMatchObject({ status: 'pending', attempts: 0 });
    await mendStore(shop);
    expect(await run(videoId, video, patience)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(films.drawn).toBe(2);
    await other.stop();
  });

  it.each([
    ['no worker beside it takes videos', true],
    ['it is the only worker', false],
  ])('waits for the store where %s', async (_, hasShut) => {
    const { films, video } = filming();
    const other = hasShut ? await beside(true) : undefined;
    const videoId = await shop.order();
    let mending: Promise<void> | undefined;
    const trip = () => {
      mending ??= mendStore(shop);
    };
    const made = await run(videoId, video, { ...patience, breaker: { trip } });
    expect(made).toMatchObject({ status: 'completed', attempts: 1 });
    expect(films.drawn).toBe(1);
    await mending;
    await other?.stop();
  });
});

describe('workers that die', () => {
  it('are replaced, until the tenth has died too: then the video has failed and its slot is free', async () => {
    const before = await slotsTaken(shop);
    const videoId = await shop.order();
    for (let attempt = 1; attempt <= limits.workerDeaths; attempt++) {
      const claimed = await claimVideo(shop.core, videoId);
      expect(claimed).toMatchObject({ attempt, isLastAttempt: false });
      await openWorkFolder(shop.workFolder, { videoId, workToken: claimed?.workToken ?? '' });
      await fallSilent(shop, videoId);
      expect(await requeueAbandoned(shop.core)).toBe(1);
      expect(await requeueAbandoned(shop.core)).toBe(0);
    }
    // The job of a video that was given up clears its folder away.
    expect(await run(videoId)).toMatchObject({ status: 'failed', attempts: limits.workerDeaths });
    // Its parts may lie on a machine that is gone, so nothing is promised about them.
    expect((await shop.read(videoId)).failure).toEqual({
      stage: 'preparing',
      reason: 'Making this video was interrupted too often.',
      next_step: 'Retry the generation; if it fails again, tell the administrator.',
    });
    expect([await slotsTaken(shop), await shop.workFolders()]).toEqual([before, []]);
  });
});

describe('an interrupted video', () => {
  it('goes on before those that wait', async () => {
    const waiting = await shop.order();
    const videoId = await shop.order();
    await claimVideo(shop.core, videoId);
    await fallSilent(shop, videoId);
    await requeueAbandoned(shop.core);
    const { rows } = await shop.core.db.pool.query(
      `select data ->> 'videoId' as id from pgboss.job where data ->> 'videoId' in ($1, $2)
       order by priority desc, created_on`,
      [waiting, videoId],
    );
    expect(rows.map(({ id }) => id)).toEqual([videoId, waiting, videoId]);
  });
});

describe('two workers on one video', () => {
  it('make it once: the second leaves it in good hands', async () => {
    const videoId = await shop.order();
    let films = 0;
    const { makeVideo: film } = quickFilm();
    const oneHasLeft = Promise.withResolvers<void>();
    const patient: Partial<VideoService> = {
      async makeVideo(request) {
        films += 1;
        await oneHasLeft.promise;
        return film(request);
      },
    };
    const both = [run(videoId, patient), run(videoId, patient)];
    await Promise.race(both);
    oneHasLeft.resolve();
    await Promise.all(both);
    expect(await shop.read(videoId)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(films).toBe(1);
  });

  it('keep what the one who took it over has made: the first finds it lost', async () => {
    const videoId = await shop.order();
    const { makeVideo: film } = quickFilm();
    const first = run(videoId, {
      async makeVideo(request) {
        await fallSilent(shop, videoId);
        await requeueAbandoned(shop.core);
        expect(await run(videoId)).toMatchObject({ status: 'completed', attempts: 2 });
        return film(request);
      },
    });
    expect(await first).toMatchObject({ status: 'completed', attempts: 2 });
    expect([(await shop.stored(videoId)).length, await shop.workFolders()]).toEqual([6, []]);
  });
});
