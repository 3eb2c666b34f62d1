import { setTimeout as wait } from 'node:timers/promises';
import { farmCustomer, listVideos } from '../../tests/support/farm-customer.ts';
import { until } from '../../tests/support/until.ts';
import type { Fault } from './fault.ts';

const LIMIT_MS = 20_000;
const ACCOUNTS = 10;
const VIDEOS = 200;
const MADE = 40;
const OUTAGE_MS = 20_000;

/**
 * The server takes no new connection, and the pools have lost theirs, while the queue has jobs and keeps its own
 * connections. The workers are stopped only for the moment in which the jobs are ordered.
 */
const connectionLimit: Fault = {
  name: 'connection-limit',
  what: 'connection limit reached for 20 s, 4 videos ordered just before',
  times: 1,
  wholeWithinSec: 420,
  async strike({ farm, orderMany }) {
    for (const worker of farm.workers) await worker.signal('every', 'SIGSTOP');
    await orderMany(4);
    await farm.query('alter database herald connection limit 0');
    await farm.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'herald'");
    for (const worker of farm.workers) await worker.signal('every', 'SIGCONT');
    await wait(LIMIT_MS);
    await farm.query('alter database herald connection limit -1');
    return {};
  },
};

/** Waiting for 200 films would take long and tell no more, so most are cancelled at the end. */
const longQueue: Fault = {
  name: 'long-queue',
  what: `${VIDEOS} videos of ${ACCOUNTS} accounts wait, store refuses for 20 s, ${MADE} made, the rest cancelled`,
  times: 1,
  wholeWithinSec: 900,
  async strike(ground) {
    const { farm, order } = ground;
    const customers = await Promise.all(Array.from({ length: ACCOUNTS }, () => farmCustomer(farm)));
    const orders = await Promise.all(
      Array.from({ length: VIDEOS }, async (_, number) => {
        const customer = customers[number % ACCOUNTS] ?? customers[0];
        return { customer, ...(await order(customer)) };
      }),
    );
    const ids = new Set(orders.map(({ id }) => id));
    const count = async (status: string) =>
      (await listVideos(farm)).filter((video) => ids.has(video.id) && video.status === status).length;
    const untilMade = (least: number) =>
      until(async () => (await count('completed')) >= least || (await count('pending')) === 0, {
        what: `Film ${least}`,
        withinSec: 1800,
        everyMs: 500,
      });
    await untilMade(MADE / 4);
    for (const { store } of farm.workers) store.refuseAll();
    await wait(OUTAGE_MS);
    for (const { store } of farm.workers) store.thaw();
    await untilMade(MADE);
    const waiting = (await listVideos(farm)).filter(({ status }) => status === 'pending');
    const others = orders.filter(({ id }) => waiting.some((video) => video.id === id));
    // One that has begun meanwhile, or is done, refuses; it is made then.
    await Promise.allSettled(
      others.map(({ customer, id }) => customer?.visitor.call('POST', `/videos/${id}/cancel`, {})),
    );
    return {};
  },
};

export const crowds: Fault[] = [connectionLimit, longQueue];
