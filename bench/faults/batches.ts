import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../tests/support/until.ts';
import { countsOf, filmsOf, isComplete } from './batch-counts.ts';
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

/** A batch that workers die over, whose store goes away, and whose plan is full for a while. */
function batchOf(name: string, films: number, withinSec = films * FILM_SEC): Fault {
  return {
    name,
    what: `batch of ${films}: ${KILLS} kills, store away for ${OUTAGE_MS / 1000} s, plan full in the middle`,
    times: 1,
    wholeWithinSec: films * FILM_SEC,
    async strike(ground) {
      const endsAt = performance.now() + withinSec * 1000;
      const id = await startFarmBatch(customerOf(ground), `Batch of ${films}`, films);
      try {
        await strikeAll(ground, { id, films, endsAt });
      } catch (error) {
        await giveUp(ground, id);
        throw error;
      }
      ground.orders.push(...(await filmsOf(ground.farm, id)));
      return { isWhole: () => isComplete(ground.farm, id, films) };
    },
  };
}

interface RunningBatch {
  id: string;
  films: number;
  /** Of `performance.now()`. */
  endsAt: number;
}

async function strikeAll(ground: Ground, { id, films, endsAt }: RunningBatch): Promise<void> {
  const untilFinished = (least: number) =>
    until(async () => (await countsOf(ground.farm, id)).finished >= least, {
      what: `Film ${least} of the batch`,
      withinSec: (endsAt - performance.now()) / 1000,
      everyMs: 500,
    });
  for (let kill = 0; kill < KILLS; kill++) {
    await untilFinished(Math.floor((films * (kill + 1)) / (KILLS + 2)));
    await ground.waitAtRandom(2000);
    const { workers } = ground.farm;
    await workers[ground.random() < 0.5 ? 0 : 1].signal('service', 'SIGKILL');
    process.stdout.write(`kill ${kill + 1}: ${JSON.stringify(await countsOf(ground.farm, id))}\n`);
    if (kill === AT_OUTAGE) await storeAway(ground);
    if (kill === AT_FULL_PLAN) await planFull(ground, id);
  }
  await untilFinished(films);
}

/** What is finished when the time is over is still counted and compared. */
async function giveUp(ground: Ground, id: string): Promise<void> {
  await customerOf(ground).visitor.call('POST', `/batch-jobs/${id}/cancel`, {});
  ground.orders.push(...(await filmsOf(ground.farm, id)).filter(({ isOrdered }) => isOrdered));
  process.stdout.write(`given up: ${JSON.stringify(await countsOf(ground.farm, id))}\n`);
}

function customerOf({ customers: [customer] }: Ground) {
  if (!customer) throw new Error('There is no customer.');
  return customer;
}

async function storeAway({ farm }: Ground): Promise<void> {
  const ways = [...farm.apis, ...farm.workers].map(({ store }) => store);
  for (const way of ways) way.refuseAll();
  await wait(OUTAGE_MS);
  for (const way of ways) way.thaw();
}

/** No slot is left until the plan is larger again; then what it refused is tried again. */
async function planFull(ground: Ground, id: string): Promise<void> {
  const { farm } = ground;
  await farm.query(`update plans set videos_per_month = 1 where slug = 'UNLIMITED'`);
  await until(async () => (await countsOf(farm, id)).open === 0, {
    ...{ what: 'A batch without slots', withinSec: 600, everyMs: 500 },
  });
  await farm.query(`update plans set videos_per_month = null where slug = 'UNLIMITED'`);
  const retry = async () =>
    Boolean(await customerOf(ground).visitor.call('POST', `/batch-jobs/${id}/retry-failed`, {}));
  await until(retry, { what: 'Another try', withinSec: 120, everyMs: 500 });
}

const RETRIED = 6;

/** The films that had no slot are made by another try, and only they are tried again. */
const retried: Fault = {
  name: 'batch-retry',
  what: `batch of ${RETRIED}: plan full after the first film, then tried again`,
  times: 1,
  async strike(ground) {
    const { farm } = ground;
    const id = await startFarmBatch(customerOf(ground), 'Tried again', RETRIED);
    await until(async () => (await countsOf(farm, id)).finished > 0, { what: 'One film', withinSec: 300 });
    await planFull(ground, id);
    const before = await countsOf(farm, id);
    if (before.tries === 0 || before.tries === RETRIED) throw new Error(`${before.tries} films were tried again.`);
    await until(async () => (await countsOf(farm, id)).finished === RETRIED, { what: 'All films', withinSec: 600 });
    ground.orders.push(...(await filmsOf(farm, id)));
    return {
      isWhole: async () => (await isComplete(farm, id, RETRIED)) && (await countsOf(farm, id)).tries === before.tries,
    };
  },
};

const CANCELLED = 12;

/** What is finished stays, what is drawn stops, and nothing of it is begun afterwards. */
const cancelled: Fault = {
  name: 'batch-cancel',
  what: `batch of ${CANCELLED}: cancelled after the second film`,
  times: 1,
  async strike(ground) {
    const { farm } = ground;
    const id = await startFarmBatch(customerOf(ground), 'Cancelled', CANCELLED);
    await until(async () => (await countsOf(farm, id)).finished >= 2, { what: 'Two films', withinSec: 300 });
    await customerOf(ground).visitor.call('POST', `/batch-jobs/${id}/cancel`, {});
    const { finished } = await countsOf(farm, id);
    // A single film comes after all of them, so nothing of the batch is left in the queue when it is there.
    const after = await ground.order();
    await ground.until(after, ({ status }) => status === 'completed');
    ground.orders.push(...(await filmsOf(farm, id)).filter(({ isOrdered }) => isOrdered));
    return { isWhole: async () => (await countsOf(farm, id)).completed === finished };
  },
};

export const batches: Fault[] = [cancelled, retried, batchOf('batch-60', 60)];

/** Takes the better part of an hour, so it is tried only where it is named. */
export const longBatches = (withinSec: number | undefined): Fault[] => [batchOf('batch', 500, withinSec)];
