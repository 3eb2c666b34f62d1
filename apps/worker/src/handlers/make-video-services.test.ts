import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoOutput } from '@herald/contract';
import { loadSpokenSound } from '@herald/core/audio';
import { purgeExpired } from '@herald/core/system';
import { cancelVideo, gatherIngredients, receiveReport, retryVideo } from '@herald/core/videos';
import { writePlainFilm } from '@herald/film/testing';
import { openProviders } from '@herald/providers';
import {
  comfySettings,
  type FilmDouble,
  openCogDouble,
  openComfyDouble,
  openVideosDouble,
  usualFilmManner,
} from '@herald/providers/testing';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';
import type { FilmedBy } from '../testing/worker-process.ts';
import { makeVideo } from './make-video.ts';

/** Silences of real seconds, and films that are finished and measured. */
vi.setConfig({ testTimeout: 180_000 });

let shop: VideoShop;
let folder: string;
let reports: Server;
let publicUrl: string;
const doubles: FilmDouble[] = [];
const workers: ChildProcess[] = [];

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
  folder = await mkdtemp(join(tmpdir(), 'herald-services-'));
  // What the API does with a report.
  reports = createServer((message, response) => {
    const [token = '', videoId = ''] = (message.url ?? '').split('/').toReversed();
    receiveReport(shop.core, { videoId, token, body: message }).then(
      () => response.writeHead(200).end(),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => reports.listen(0, '127.0.0.1', resolve));
  publicUrl = `http://127.0.0.1:${(reports.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker);
  for (const double of doubles.splice(0)) await double.close();
  reports.closeAllConnections();
  reports.close();
  await rm(folder, { recursive: true, force: true });
  await shop.close();
});

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

/** A film to the sound of a video, as a service would make it. */
async function filmFor(videoId: string): Promise<Buffer> {
  const { ingredients, accountId } = await shop.read(videoId);
  if (!ingredients) throw new Error('It has no ingredients.');
  const { sound } = await gatherIngredients(shop.core, { accountId, ingredients });
  const out = join(folder, 'their.mp4');
  await writePlainFilm({
    out,
    format: { width: 64, height: 64, fps: 25 },
    sound: await loadSpokenSound(shop.core, sound),
  });
  return readFile(out);
}

/** A service that films until it is told to finish. */
async function openService(open: () => Promise<FilmDouble>, videoId: string): Promise<FilmDouble> {
  const double = await open();
  doubles.push(double);
  Object.assign(double.manner, usualFilmManner(await filmFor(videoId)), { isEndless: true });
  return double;
}

async function startProcess(filmedBy: Omit<FilmedBy, 'publicUrl'>): Promise<ChildProcess> {
  const program = new URL('../testing/worker-process.ts', import.meta.url);
  const { databaseUrl, storageRoot, workFolder } = shop;
  const service = JSON.stringify({ ...filmedBy, publicUrl });
  const worker = fork(program, [databaseUrl, storageRoot, workFolder, service]);
  workers.push(worker);
  await once(worker, 'message');
  return worker;
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
    const first = await startProcess(filmedBy);
    await shop.until(videoId, ({ outsideJob }) => outsideJob !== null && double.orders.length === 1);
    await kill(first);
    double.finish();
    // What ends while nobody works on the video is told to Herald, and kept.
    if (wire === 'cog') await fetch(`${double.baseUrl}/health-check`);
    await startProcess(filmedBy);
    const video = await shop.until(videoId, isFinished);
    expect(video).toMatchObject({ status: 'completed', failure: null, outsideJob: null });
    expect(video).toMatchObject({
      madeBy: expect.stringMatching(/^(?:Cog|ComfyUI|OpenAI-compatible videos)$/),
      insteadReason: '',
    });
    expect(double.orders).toHaveLength(1);
    await expect.poll(async () => (await shop.stored(videoId)).filter((name) => name !== 'report.json').length).toBe(5);
    await purgeExpired(shop.core);
    expect(await reportsKept()).toBe(0);
  });
});

describe('a video that is cancelled while a service films it', () => {
  it('is cancelled there, and another making is another order', async () => {
    const videoId = await order();
    const double = await openService(openVideosDouble, videoId);
    await startProcess({ wire: 'videos', baseUrl: double.baseUrl });
    await shop.until(videoId, ({ outsideJob }) => outsideJob !== null);
    await cancelVideo(shop.core, shop.actor, videoId);
    await expect.poll(() => double.orders[0]?.isCancelled, { timeout: 30_000 }).toBe(true);
    expect(await shop.read(videoId)).toMatchObject({ status: 'cancelled', outsideJob: null });
    double.finish();
    await retryVideo(shop.core, shop.actor, videoId);
    expect(await shop.until(videoId, isFinished)).toMatchObject({
      status: 'completed',
      madeBy: expect.stringMatching(/^(?:Cog|ComfyUI|OpenAI-compatible videos)$/),
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
    const outsideServices = [{ name: 'gpu', wire: 'videos', baseUrl }];
    const providers = await openProviders({ outsideServices });
    const { core, workFolder } = shop;
    const patience = { retryPauseSec: 0, storePatienceSec: 0, workerId: randomUUID() };
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
  });
});
