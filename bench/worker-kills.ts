import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StoredVideo } from '@herald/core/videos';
import { startEmbeddedPostgres } from '../apps/herald/src/postgres/embedded-postgres.ts';
import { openVideoShop, type VideoShop } from '../apps/worker/src/testing/video-shop.ts';
import { median } from './support/cpu-time.ts';
import type { BenchRow } from './support/run-bench.ts';

const PROGRAM = fileURLToPath(new URL('../apps/worker/src/testing/worker-process.ts', import.meta.url));
const KILLS = 20;
const VIDEOS = 10;
const LATEST_KILL_MS = 6000;
const FILES_OF_A_VIDEO = 6;

/** Kills the only worker at random moments while it makes videos, then checks what became of them. */
export async function run(): Promise<BenchRow[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'herald-bench-kills-'));
  const server = await startEmbeddedPostgres({ dataFolder });
  const shop = await openVideoShop(server.adminUrl);
  try {
    const videoIds: string[] = [];
    for (let number = 0; number < VIDEOS; number++) videoIds.push(await shop.order(`Number ${number} is big news.`));
    const takeoverSec = await killAgainAndAgain(shop, videoIds);
    const videos = await Promise.all(videoIds.map((id) => shop.read(id)));
    return [...(await rowsOf(shop, videos)), ...takeoverRows(takeoverSec)];
  } finally {
    await shop.close();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function killAgainAndAgain(shop: VideoShop, videoIds: string[]): Promise<number[]> {
  const takeoverSec: number[] = [];
  let worker = await startWorker(shop);
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(Math.random() * LATEST_KILL_MS);
    const inWork = (await Promise.all(videoIds.map((id) => shop.read(id)))).find(isInWork);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const killedMs = performance.now();
    worker = await startWorker(shop);
    if (!inWork) continue;
    await shop.until(inWork.id, (now) => isEnded(now) || (isInWork(now) && now.workToken !== inWork.workToken));
    takeoverSec.push((performance.now() - killedMs) / 1000);
  }
  for (const id of videoIds) await shop.until(id, isEnded);
  // Stop the last worker before its folders are removed.
  await wait(2000);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  return takeoverSec;
}

const isInWork = ({ status }: StoredVideo): boolean => status === 'processing';
const isEnded = ({ status }: StoredVideo): boolean => status === 'completed' || status === 'failed';

async function startWorker({ databaseUrl, storageRoot, workFolder }: VideoShop): Promise<ChildProcess> {
  const worker = fork(PROGRAM, [databaseUrl, storageRoot, workFolder]);
  await once(worker, 'message');
  return worker;
}

async function rowsOf(shop: VideoShop, videos: StoredVideo[]): Promise<BenchRow[]> {
  const count = (is: (video: StoredVideo) => boolean): number => videos.filter(is).length;
  const completed = count(({ status }) => status === 'completed');
  const failed = count(({ status, failure }) => status === 'failed' && failure !== null);
  const stored = await Promise.all(videos.map(async (video) => ({ video, files: await shop.stored(video.id) })));
  const wrong = stored.filter(
    ({ video, files }) => files.length !== (video.status === 'completed' ? FILES_OF_A_VIDEO : 0),
  );
  const left = (await shop.workFolders()).length;
  return [
    {
      what: `Videos ended after ${KILLS} kills`,
      measured: `${completed} completed, ${failed} failed`,
      goal: `${VIDEOS}`,
    },
    { what: 'Videos with missing or doubled files', measured: String(wrong.length), goal: '0' },
    { what: 'Left-over work folders', measured: String(left), goal: '0' },
  ];
}

function takeoverRows(seconds: number[]): BenchRow[] {
  if (seconds.length === 0) return [];
  const [middle, longest] = [median(seconds).toFixed(1), Math.max(...seconds).toFixed(1)];
  return [{ what: 'From the kill to the next worker', measured: `${middle} s (longest ${longest} s)`, goal: '15 s' }];
}
