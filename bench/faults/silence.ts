import { setTimeout as wait } from 'node:timers/promises';
import { readVideo } from '../../tests/support/farm-customer.ts';
import { until } from '../../tests/support/until.ts';
import type { Fault } from './fault.ts';
import { followVideo } from './follow-video.ts';
import { isDrawn, isEnded } from './ground.ts';

/** Long enough for every other worker to count it as dead. */
const FROZEN_MS = 15_000;
const REQUESTS_IN_FLIGHT = 12;
const MOST_TRIES = 5;

/** Connections that die without a word. What survives must notice by itself; there is nobody to restart it. */
export const silence: Fault[] = [
  {
    name: 'silent-api',
    what: 'database connections of an API die silently with 12 requests in flight',
    times: 1,
    async strike({ farm, customers: [customer] }) {
      const { database, url } = farm.apis[0];
      database.delay(200);
      const asking = Array.from({ length: REQUESTS_IN_FLIGHT }, () => customer?.visitor.at(url).call('GET', '/videos'));
      await until(() => database.countAlive() >= 8, { what: 'A busy pool', withinSec: 5 }).catch(() => undefined);
      database.freezeOpen();
      database.delay(0);
      void Promise.allSettled(asking);
      return {};
    },
  },
  {
    name: 'silent-listener',
    what: 'database connections of an API die silently under an open event line',
    times: 1,
    async strike(ground) {
      const [, api] = ground.farm.apis;
      const [customer] = ground.customers;
      if (!customer) throw new Error('Nobody orders.');
      const following = await followVideo(api.url, customer.visitor.token);
      api.database.freezeOpen();
      const { id } = await ground.order(customer);
      return { isWhole: () => following.hasTold(id, 'completed'), after: async () => following.stop() };
    },
  },
  {
    name: 'deaf-api',
    what: 'API without its database while a film ends, under an open event line',
    times: 1,
    async strike(ground) {
      const [, api] = ground.farm.apis;
      const [customer] = ground.customers;
      if (!customer) throw new Error('Nobody orders.');
      const following = await followVideo(api.url, customer.visitor.token);
      const order = await ground.order(customer);
      await ground.until(order, isDrawn);
      api.database.refuseAll();
      await ground.until(order, isEnded);
      api.database.thaw();
      return { isWhole: () => following.hasTold(order.id, 'completed'), after: async () => following.stop() };
    },
  },
  {
    name: 'silent-worker',
    what: 'database connections of an idle worker die silently; the other one is stopped',
    times: 1,
    async strike(ground) {
      const [worker, other] = ground.farm.workers;
      await other.stop();
      worker.database.freezeOpen();
      await ground.order();
      return { after: () => other.start() };
    },
  },
  {
    name: 'silent-busy-worker',
    what: 'database connections of a worker die silently while it draws',
    times: 1,
    async strike(ground) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const order = await ground.order();
        await ground.until(order, isDrawn);
        const [worker] = await ground.whoDraws();
        const dead = worker.database.countAlive();
        worker.database.freezeOpen();
        // A film that was done in this moment met no silence.
        const { status } = await readVideo(ground.farm, order.id);
        if (dead > 0 && status === 'processing') return {};
      }
      return { notTried: 'every film was done before its worker could be cut off' };
    },
  },
  {
    name: 'freeze',
    what: 'worker frozen for 15 s while it draws, and thawed',
    times: 2,
    async strike(ground) {
      const order = await ground.order();
      const [worker] = await ground.whoDraws();
      await worker.signal('every', 'SIGSTOP');
      await wait(FROZEN_MS);
      await ground.until(order, isEnded);
      await worker.signal('every', 'SIGCONT');
      return { isWhole: async () => (await worker.pids('render')).length === 0 };
    },
  },
];
