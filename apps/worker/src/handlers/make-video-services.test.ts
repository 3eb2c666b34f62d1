import { randomUUID } from 'node:crypto';
import type { VideoOutput } from '@herald/contract/draft';
import { purgeExpired } from '@herald/core/system';
import { cancelVideo, retryVideo } from '@herald/core/videos';
import { writePlainFilm } from '@herald/film/testing';
import { openProviders } from '@herald/providers';
import { hastyForeign, plainFilms } from '@herald/providers/plain-films';
import {
  comfySettings,
  type FilmDouble,
  openCogDouble,
  openComfyDouble,
  openLocalaiDouble,
  openVideosDouble,
  usualFilmManner,
} from '@herald/providers/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FilmShop, openFilmShop, SERVICE_TITLE } from '../testing/film-shop.ts';
import { kill } from '../testing/worker-processes.ts';
import { makeVideo } from './make-video.ts';

let shop: FilmShop;
const doubles: FilmDouble[] = [];

beforeEach(async () => {
  shop = await openFilmShop(inject('databaseServerUrl'), writePlainFilm);
});
afterEach(async () => {
  await shop.close();
  for (const double of doubles.splice(0)) await double.close();
});

/** A service that films until it is told to finish. */
async function openService(open: () => Promise<FilmDouble>, videoId: string): Promise<FilmDouble> {
  const double = await open();
  doubles.push(double);
  Object.assign(double.manner, usualFilmManner(await shop.filmFor(videoId)), { isEndless: true });
  return double;
}

const SERVICES: Record<string, { open: () => Promise<FilmDouble>; settings?: Record<string, string> }> = {
  videos: { open: openVideosDouble },
  cog: { open: openCogDouble },
  comfyui: { open: openComfyDouble, settings: comfySettings },
};

const order = (output: Partial<VideoOutput> = {}) =>
  shop.order(undefined, { made_by: 'gpu', may_fall_back: false, ...output });

const isFinished = ({ status }: { status: string }) => status === 'completed' || status === 'failed';
const reportsKept = async () =>
  (await shop.core.db.pool.query('select count(*)::int as kept from outside_reports')).rows[0].kept as number;

describe.each(Object.entries(SERVICES))('a worker killed while %s works', (wire, { open, settings }) => {
  it('is replaced by another, which goes on with the same order and loses no film', async () => {
    const videoId = await order();
    const double = await openService(open, videoId);
    const filmedBy = { wire, baseUrl: double.baseUrl, ...(settings && { settings }) };
    const first = await shop.startProcess(filmedBy);
    await shop.until(videoId, ({ outsideJob }) => outsideJob !== null && double.orders.length === 1);
    await kill(first);
    double.finish();
    // What ends while nobody works on the video is told to Herald, and kept.
    if (wire === 'cog') await fetch(`${double.baseUrl}/health-check`);
    await shop.startProcess(filmedBy);
    const video = await shop.until(videoId, isFinished);
    expect(video).toMatchObject({ status: 'completed', failure: null, outsideJob: null });
    expect(video).toMatchObject({
      madeBy: SERVICE_TITLE,
      insteadReason: '',
    });
    expect(double.orders).toHaveLength(1);
    await expect.poll(async () => (await shop.stored(videoId)).filter((name) => name !== 'report.json').length).toBe(5);
    await purgeExpired(shop.core);
    expect(await reportsKept()).toBe(0);
  });
});

describe.each(Object.entries(SERVICES))(
  'a worker killed before it hears the answer of %s',
  (wire, { open, settings }) => {
    it('is replaced by another, which finds the order and makes no second one', async () => {
      const videoId = await order();
      const double = await openService(open, videoId);
      const filmedBy = { wire, baseUrl: double.baseUrl, ...(settings && { settings }) };
      Object.assign(double.manner, { dropsAnswers: 1, whenDropped: () => shop.workers[0]?.kill('SIGKILL') });
      const first = await shop.startProcess(filmedBy);
      await shop.until(videoId, () => double.orders.length === 1);
      await kill(first);
      double.finish();
      await shop.startProcess(filmedBy);
      expect(await shop.until(videoId, isFinished)).toMatchObject({ status: 'completed', insteadReason: '' });
      expect(double.orders).toHaveLength(1);
    });
  },
);

describe('a worker killed while LocalAI works', () => {
  async function run(may_fall_back: boolean) {
    const videoId = await order({ may_fall_back });
    const double = await openService(openLocalaiDouble, videoId);
    const filmedBy = { wire: 'localai', baseUrl: double.baseUrl };
    const first = await shop.startProcess(filmedBy);
    await shop.until(videoId, () => double.orders.length === 1);
    await kill(first);
    double.finish();
    await shop.startProcess(filmedBy);
    const video = await shop.until(videoId, isFinished);
    expect(double.orders).toHaveLength(1);
    return { videoId, video, double };
  }

  it('fails the video and says that it may be paid twice; a retry by hand orders again', async () => {
    const { videoId, video, double } = await run(false);
    expect(video).toMatchObject({
      status: 'failed',
      failure: { reason: expect.stringMatching(/may have made the video/) },
    });
    expect(video.failure?.next_step).toMatch(/paid twice/);
    await retryVideo(shop.core, shop.actor, videoId);
    expect(await shop.until(videoId, ({ status }) => status === 'completed')).toMatchObject({ madeBy: SERVICE_TITLE });
    expect(double.orders).toHaveLength(2);
  });

  it('has Herald film where the customer wants that, and says why', async () => {
    const { video } = await run(true);
    expect(video).toMatchObject({ status: 'completed', madeBy: '' });
    expect(video.insteadReason).toMatch(/^The GPU was asked for this film, and its answer never came/);
  });
});

describe('a video that is cancelled while a service films it', () => {
  it('is cancelled there, and another making is another order', async () => {
    const videoId = await order();
    const double = await openService(openVideosDouble, videoId);
    await shop.startProcess({ wire: 'videos', baseUrl: double.baseUrl, isFinished: true });
    await shop.until(videoId, ({ outsideJob }) => outsideJob !== null && 'id' in JSON.parse(outsideJob));
    await cancelVideo(shop.core, shop.actor, videoId);
    await expect.poll(() => double.orders[0]?.isCancelled).toBe(true);
    expect(await shop.read(videoId)).toMatchObject({ status: 'cancelled', outsideJob: null });
    double.finish();
    await retryVideo(shop.core, shop.actor, videoId);
    expect(await shop.until(videoId, isFinished)).toMatchObject({
      status: 'completed',
      madeBy: SERVICE_TITLE,
    });
    expect(double.orders).toHaveLength(2);
  });
});

describe('a service that fails', () => {
  const run = async (may_fall_back: boolean) => {
    const videoId = await order({ may_fall_back });
    const double = await openService(openVideosDouble, videoId);
    Object.assign(double.manner, { isEndless: false, failure: 'CUDA out of memory' });
    const { baseUrl } = double;
    const services = [{ name: 'gpu', title: SERVICE_TITLE, wire: 'videos', baseUrl }];
    const providers = await openProviders({ services, engines: { video: [plainFilms()], foreign: hastyForeign } });
    const { core, workFolder } = shop;
    const patience = { retryPauseSec: 0, storePatienceSec: 0, handOverSec: 600, workerId: randomUUID() };
    const workshop = { core, providers, workFolder, breaker: { trip: () => undefined }, ...patience };
    const job = { id: 'job', payload: { videoId }, retryCount: 0, signal: new AbortController().signal };
    // As often as a video is tried.
    for (let attempt = 1; attempt <= 3; attempt++) await makeVideo(workshop, job);
    return { double, video: await shop.read(videoId) };
  };

  it('has Herald film in its place where the customer wants that, with its reason', async () => {
    const { double, video } = await run(true);
    expect(video).toMatchObject({ status: 'completed', madeBy: '' });
    // It waited for a service, so it tells nothing of the speed of this machine.
    const { rows } = await shop.core.db.pool.query('select 1 from film_times where id = $1', [video.id]);
    expect(rows).toEqual([]);
    expect(video.insteadReason).toContain('CUDA out of memory');
    expect(double.orders).toHaveLength(3);
  });

  it('fails the video where nobody else may film it', async () => {
    const { video } = await run(false);
    expect(video).toMatchObject({ status: 'failed', outsideJob: null, files: null });
    expect(video.failure).toMatchObject({
      reason: expect.stringContaining('CUDA out of memory'),
      next_step: 'Retry the generation, or create the video again with Herald’s own presenter.',
    });
  });
});
