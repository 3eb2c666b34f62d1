import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Core } from '@herald/core';
import { systemClock } from '@herald/core/runtime';
import { anOrderedVideo, aToken, aUser, createTestCore } from '@herald/core/testing';
import { type EventListener, listenToEvents } from '../../apps/api/src/testing/event-listener.ts';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { cpuSecondsOf } from './cpu-time.ts';

const LINES = 200;
const PHASE_SEC = 20;
/** PostgreSQL counts the transactions of an idle connection after at most 10 s. */
const COUNTED_AFTER_MS = 12_000;

export interface QueueMoveFigure {
  /** Between two orders. */
  pauseMs: number;
  transactions: number;
  cpuMs: number;
}

/** Orders videos past the API, so that everything it does is done for the people who wait. */
export async function measureQueueMoves(): Promise<{ lines: number; figures: QueueMoveFigure[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder: folder, mayCreateDatabases: true });
  const test = await createTestCore(server.url, { clock: systemClock });
  const api = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), [test.databaseUrl, folder]);
  const listeners: EventListener[] = [];
  try {
    const [url] = (await once(api, 'message')) as [string];
    const bench: Bench = { core: test.core, api };
    // The first order also opens the queue.
    await anOrderedVideo(test.core, await aUser(test.core));
    const quiet = await costOf(bench, undefined);
    const alone = await costOf(bench, 500);
    const ownTransactions = (alone.transactions - quiet.transactions) / alone.orders;
    for (let line = 0; line < LINES; line++) listeners.push(await aWaitingListener(test.core, url));
    await Promise.all(listeners.map((listener) => listener.until((videos) => videos.length > 0)));
    const idle = await costOf(bench, undefined);
    const figures: QueueMoveFigure[] = [];
    for (const pauseMs of [2000, 200]) {
      const cost = await costOf(bench, pauseMs);
      const transactions = (cost.transactions - idle.transactions) / cost.orders - ownTransactions;
      figures.push({ pauseMs, transactions, cpuMs: (cost.cpuMs - idle.cpuMs) / cost.orders });
    }
    return { lines: LINES, figures };
  } finally {
    for (const listener of listeners) listener.stop();
    api.kill('SIGKILL');
    await test.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function aWaitingListener(core: Core, url: string): Promise<EventListener> {
  const user = await aUser(core);
  await anOrderedVideo(core, user);
  return listenToEvents(url, { token: await aToken(core, user) });
}

interface Bench {
  core: Core;
  api: ChildProcess;
}

/** Everything that happens in one phase; without a pause, nothing is ordered. */
async function costOf({ core, api }: Bench, pauseMs: number | undefined) {
  const pid = api.pid ?? 0;
  const [before, cpuBefore] = [await countTransactions(core), await cpuSecondsOf(pid)];
  const endsAt = performance.now() + PHASE_SEC * 1000;
  let orders = 0;
  while (performance.now() < endsAt) {
    if (pauseMs) await anOrderedVideo(core, await aUser(core));
    if (pauseMs) orders += 1;
    await wait(pauseMs ?? endsAt - performance.now());
  }
  await wait(COUNTED_AFTER_MS);
  const cpuMs = ((await cpuSecondsOf(pid)) - cpuBefore) * 1000;
  return { orders, cpuMs, transactions: (await countTransactions(core)) - before };
}

async function countTransactions({ db }: Core): Promise<number> {
  const { rows } = await db.pool.query(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}
