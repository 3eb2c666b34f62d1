import { setTimeout as wait } from 'node:timers/promises';
import type { Farm } from '../../tests/support/farm.ts';
import type { FrozenProxy } from '../../tests/support/frozen-proxy.ts';
import type { Fault } from './fault.ts';
import { isInWork } from './ground.ts';

type Service = 'database' | 'store';

const waysTo = ({ apis, workers }: Farm, service: Service): FrozenProxy[] =>
  [...apis, ...workers].map((node) => node[service]);

/** A service refuses everybody for some time, while videos are made and ordered. */
function outage(service: Service, { seconds, videos }: { seconds: number; videos: number }): Fault {
  return {
    name: `${service}-${seconds}s`,
    what: `${service} refuses for ${seconds} s, ${videos} videos`,
    times: 1,
    wholeWithinSec: 900,
    async strike(ground) {
      const [first] = await ground.orderMany(videos);
      if (first) await ground.until(first, isInWork);
      await ground.waitAtRandom(1000);
      for (const way of waysTo(ground.farm, service)) way.refuseAll();
      const ordering = ground.order();
      await wait(seconds * 1000);
      for (const way of waysTo(ground.farm, service)) way.thaw();
      await ordering;
      return {};
    },
  };
}

/** The store accepts connections and says nothing, on old and new ones. */
const silentStore: Fault = {
  name: 'store-silent',
  what: 'store silent for 20 s, without a reset',
  times: 1,
  wholeWithinSec: 420,
  async strike(ground) {
    const [first] = await ground.orderMany(2);
    if (first) await ground.until(first, isInWork);
    for (const { store } of ground.farm.workers) store.freezeAll();
    await wait(20_000);
    for (const { store } of ground.farm.workers) store.thaw();
    return {};
  },
};

/** One worker alone loses its way to the store while it draws; what it finished goes to the other one. */
function storeOfOne(name: string, what: string, cut: (way: FrozenProxy) => void): Fault {
  return {
    name,
    what,
    times: 1,
    wholeWithinSec: 420,
    async strike(ground) {
      await ground.orderMany(2);
      const [worker] = await ground.whoDraws();
      cut(worker.store);
      return { after: async () => worker.store.thaw() };
    },
  };
}

const slow: Fault = {
  name: 'slow',
  what: 'database and store 150 ms slower each way for 20 s',
  times: 1,
  async strike(ground) {
    const ways = [...waysTo(ground.farm, 'database'), ...waysTo(ground.farm, 'store')];
    for (const way of ways) way.delay(150);
    await ground.orderMany(2);
    await wait(20_000);
    for (const way of ways) way.delay(0);
    return {};
  },
};

export const outages: Fault[] = [
  outage('database', { seconds: 3, videos: 2 }),
  outage('database', { seconds: 10, videos: 2 }),
  outage('database', { seconds: 20, videos: 2 }),
  outage('store', { seconds: 3, videos: 2 }),
  outage('store', { seconds: 10, videos: 2 }),
  outage('store', { seconds: 45, videos: 20 }),
  silentStore,
  storeOfOne('store-of-one', 'one worker alone cut from the store until all is made', (way) => way.refuseAll()),
  storeOfOne('store-trickle', 'store at a byte a second for one worker until all is made', (way) => way.trickle()),
  slow,
];
