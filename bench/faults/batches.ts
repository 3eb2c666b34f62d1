import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../tests/support/until.ts';
import { startFarmBatch } from './farm-batch.ts';
import type { Fault } from './fault.ts';
import type { Ground } from './ground.ts';

const KILLS = 10;
const OUTAGE_MS = 20_000;
/** A busy machine draws a tiny film in this time. */
const FILM_SEC = 30;
/** Kills at which something else goes wrong, too. */
const AT_OUTAGE = 4;
const AT_FULL_PLAN = 7;

interface Counts {
  finished: number;
  failed: number;
  open: number;
}

/** A batch that workers die over, whose store goes away, and whose plan is full for a while. */
function batchOf(name: string, films: number): Fault {
  return {
    name,
    what: `batch of ${films}: ${KILLS} kills, store away for ${OUTAGE_MS / 1000} s, plan full in the middle`,
    times: 1,
    wholeWithinSec: films * FILM_SEC,
    async strike(ground) {
      const [customer] = ground.customers;
      if (!customer) throw new Error('There is no customer.');
      const id = await startFarmBatch(customer, `Batch of ${films}`, films);
      const untilFinished = (least: number) =>
        until(async () => (await countsOf(ground, id)).finished >= least, {
          what: `Film ${least} of the batch`,
          withinSec: films * FILM_SEC,
          everyMs: 500,
        });
      for (let kill = 0; kill < KILLS; kill++) {
        await untilFinished(Math.floor((films * (kill + 1)) / (KILLS + 2)));
        await ground.waitAtRandom(2000);
        const { workers } = ground.farm;
        await workers[ground.random() < 0.5 ? 0 : 1].signal('service', 'SIGKILL');
        if (kill === AT_OUTAGE) await storeAway(ground);
        if (kill === AT_FULL_PLAN) await planFull(ground, id);
      }
      await until(async () => (await countsOf(ground, id)).open === 0, {
        ...{ what: 'The last film of the batch', withinSec: films * FILM_SEC, everyMs: 500 },
      });
      ground.orders.push(...(await filmsOf(ground, id)));
      return { isWhole: () => isWhole(ground, id, films) };
    },
  };
}

async function storeAway({ farm }: Ground): Promise<void> {
  const ways = [...farm.apis, ...farm.workers].map(({ store }) => store);
  for (const way of ways) way.refuseAll();
  await wait(OUTAGE_MS);
  for (const way of ways) way.thaw();
}

/** No slot is left until the plan is larger again; then what it refused is tried again. */
async function planFull({ farm, customers: [customer] }: Ground, id: string): Promise<void> {
  await farm.query(`update plans set videos_per_month = 1 where slug = 'UNLIMITED'`);
  const ground = { farm };
  await until(async () => (await countsOf(ground, id)).open === 0, {
    ...{ what: 'A batch without slots', withinSec: 600, everyMs: 500 },
  });
  await farm.query(`update plans set videos_per_month = null where slug = 'UNLIMITED'`);
  await until(async () => Boolean(await customer?.visitor.call('POST', `/batch-jobs/${id}/retry-failed`, {})), {
    ...{ what: 'Another try', withinSec: 120, everyMs: 500 },
  });
}

async function countsOf({ farm }: Pick<Ground, 'farm'>, id: string): Promise<Counts> {
  const [counts] = await farm.query<Counts & object>(
    `select count(*) filter (where status = 'finished')::int finished,
       count(*) filter (where status = 'failed')::int failed,
       count(*) filter (where status in ('waiting', 'making'))::int open
     from batch_items where batch_id = $1`,
    [id],
  );
  if (!counts) throw new Error('The batch is gone.');
  return counts;
}

/** An item without a video counts as a film that is lost. */
function filmsOf({ farm }: Ground, id: string): Promise<{ id: string; title: string }[]> {
  return farm.query(
    `select coalesce(video_id, id)::text id, content ->> 'title' title from batch_items where batch_id = $1`,
    [id],
  );
}

/** Every film is there once, and the batch says so. */
async function isWhole({ farm }: Ground, id: string, films: number): Promise<boolean> {
  const [row] = await farm.query<{ status: string; videos: number; titles: number }>(
    `select batches.status, count(videos.id)::int videos, count(distinct videos.title)::int titles
     from batches join videos on videos.batch_id = batches.id and videos.status = 'completed'
     where batches.id = $1 group by batches.status`,
    [id],
  );
  return row?.status === 'complete' && row.videos === films && row.titles === films;
}

export const batches: Fault[] = [batchOf('batch-60', 60)];

/** Takes the better part of an hour, so it is tried only where it is named. */
export const longBatches: Fault[] = [batchOf('batch', 500)];
