import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { operatorHand } from '@herald/core/office/audit';
import { createPlan } from '@herald/core/office/plans';
import { saveSource } from '@herald/core/office/webhooks';
import { processEvents } from '@herald/core/sales';
import { startEmbeddedPostgres } from '../apps/herald/src/postgres/embedded-postgres.ts';
import { benchCore } from './support/bench-core.ts';
import type { BenchRow } from './support/run-bench.ts';
import { aSoldPlan, fillSales, saleOf } from './support/sales-posts.ts';
import { signedInDatabase } from './support/signed-in-database.ts';
import { withApi } from './support/with-api.ts';

const KEY = 'the key of the bench'.replaceAll(' ', '-');
const PER_SECOND = 300;
const SECONDS = 20;
const PENDING = 10_000;

/** How many sales a second one address gets stored, and how fast those that wait (10,000, or as many as named) are acted on. */
export async function run(pending = String(PENDING)): Promise<BenchRow[]> {
  return [...(await measureIntake()), ...(await measureProcessing(Number(pending)))];
}

/** 300 posts in each second over kept connections, as a launch sends them. */
async function measureIntake(): Promise<BenchRow[]> {
  return withApi(
    async (core) => {
      await createPlan(core, operatorHand, aSoldPlan);
      await saveSource(core, operatorHand, 'warriorplus', { secret: KEY });
    },
    async (api) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 50 });
      const address = `${api.url}/api/webhooks/warriorplus`;
      await Promise.all(Array.from({ length: 50 }, (_, index) => post(address, `warm-${index}`, agent)));
      const before = sumOf(await api.cpuUsed());
      const startedAt = performance.now();
      const times: Promise<number>[] = [];
      for (let index = 0; index < PER_SECOND * SECONDS; index++) {
        const dueMs = (index / PER_SECOND) * 1000 - (performance.now() - startedAt);
        if (dueMs > 2) await wait(dueMs);
        times.push(post(address, `buyer-${index}`, agent));
      }
      const sorted = (await Promise.all(times)).toSorted((one, other) => one - other);
      const tookSec = (performance.now() - startedAt) / 1000;
      const cpuMs = sumOf(await api.cpuUsed()) - before;
      const { total } = (await api.json<{ data: { pagination: { total: number } } }>('/admin/webhook-events')).data
        .pagination;
      agent.destroy();
      const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
      return [
        {
          what: `sales stored, ${PER_SECOND}/s sent for ${SECONDS} s`,
          measured: `${(times.length / tookSec).toFixed(0)}/s`,
          goal: '300/s',
        },
        { what: 'stored rows (50 to warm up)', measured: String(total), goal: String(times.length + 50) },
        { what: 'until the answer, p50 / p95 / p99', measured: `${at(0.5)} / ${at(0.95)} / ${at(0.99)}` },
        { what: 'CPU of API and database for one', measured: `${(cpuMs / times.length).toFixed(2)} ms` },
      ];
    },
  );
}

const sumOf = (used: Map<number, number>) => [...used.values()].reduce((sum, ms) => sum + ms, 0);

function post(address: string, buyer: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`It was answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - startedAt));
    });
    sent.once('error', reject).end(saleOf(buyer, KEY));
  });
}

/** Every sale opens an account, which costs most. */
async function measureProcessing(pending: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const database = await startEmbeddedPostgres({ dataFolder: folder });
  try {
    await signedInDatabase(database.url, folder, async (core) => {
      await createPlan(core, operatorHand, aSoldPlan);
      await saveSource(core, operatorHand, 'warriorplus', { secret: KEY });
      await fillSales(core, pending, KEY);
      // It sent jobs, and its connections would keep the process alive.
      await core.jobs.stop();
    });
    const core = benchCore(database.url, folder);
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const before = process.cpuUsage();
    const startedAt = performance.now();
    let done = 0;
    for (let more = 1; more > 0; done += more) more = await processEvents(core, new AbortController().signal);
    const tookSec = (performance.now() - startedAt) / 1000;
    const used = process.cpuUsage(before);
    await core.jobs.stop();
    await core.db.close();
    const share = (used.user + used.system) / 1e6 / tookSec;
    return [
      {
        what: `${pending} pending sales of new buyers processed`,
        measured: `${tookSec.toFixed(0)} s, ${(done / tookSec).toFixed(0)}/s`,
      },
      { what: 'share of a core the worker uses meanwhile', measured: `${(share * 100).toFixed(0)} %` },
      { what: 'event loop of the worker behind, p99', measured: `${(loop.percentile(99) / 1e6).toFixed(0)} ms` },
    ];
  } finally {
    await database.stop();
    for (const used of [database.clusterFolder, folder]) await rm(used, { recursive: true, force: true });
  }
}
