import type { FarmNode } from '../../tests/support/farm-node.ts';
import { until } from '../../tests/support/until.ts';
import type { Fault } from './fault.ts';
import { type Ground, isEnded, isInWork, type Order } from './ground.ts';

/** Longer than a short film takes on a quiet machine. */
const LATEST_MS = 3000;
const RESTART_SEC = 120;

const pick = <T>({ random }: Ground, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** What a service manager does with a program that has ended; it tries again when the start fails. */
async function restart(node: FarmNode): Promise<void> {
  await until(() => node.start().then(() => true), { what: `The start of ${node.name}`, withinSec: RESTART_SEC });
}

/** Seconds until one of the videos has another worker; undefined when the killed worker had none of them. */
async function takeoverOf(
  ground: Ground,
  orders: Order[],
  tokens: (string | null)[],
): Promise<{ takeoverSec?: number }> {
  const startedMs = performance.now();
  for (;;) {
    const now = await Promise.all(orders.map((order) => ground.until(order, () => true)));
    if (now.some((video, index) => video.workToken !== null && video.workToken !== tokens[index]))
      return { takeoverSec: (performance.now() - startedMs) / 1000 };
    if (now.every(isEnded)) return {};
  }
}

/** Orders a video for every worker and waits for a random moment of their making. */
async function inTheMiddle(ground: Ground): Promise<{ orders: Order[]; tokens: (string | null)[] }> {
  const orders = await ground.orderMany(ground.farm.workers.length);
  for (const order of orders) await ground.until(order, isInWork);
  await ground.waitAtRandom(LATEST_MS);
  const videos = await Promise.all(orders.map((order) => ground.until(order, () => true)));
  return { orders, tokens: videos.map(({ workToken }) => workToken) };
}

export const kills: Fault[] = [
  {
    name: 'worker-kill',
    what: 'worker killed',
    times: 8,
    async strike(ground) {
      const { orders, tokens } = await inTheMiddle(ground);
      await pick(ground, ground.farm.workers).signal('service', 'SIGKILL');
      return takeoverOf(ground, orders, tokens);
    },
  },
  {
    name: 'early-kills',
    what: 'three workers of one video killed before its first frame',
    times: 1,
    async strike(ground) {
      const order = await ground.order();
      let token: string | null = null;
      for (let kill = 1; kill <= 3; kill++) {
        const video = await ground.until(order, (now) => isEnded(now) || (isInWork(now) && now.workToken !== token));
        if (isEnded(video)) break;
        token = video.workToken;
        for (const worker of ground.farm.workers) await worker.signal('service', 'SIGKILL');
      }
      return {};
    },
  },
  {
    name: 'machine-kill',
    what: "worker's whole machine killed, back after the takeover",
    times: 2,
    async strike(ground) {
      await ground.order();
      const [worker] = await ground.whoDraws();
      await ground.waitAtRandom(LATEST_MS);
      await worker.signal('every', 'SIGKILL');
      return { after: () => restart(worker) };
    },
  },
  {
    name: 'render-kill',
    what: 'render process killed',
    times: 6,
    async strike(ground) {
      await ground.order();
      const [worker] = await ground.whoDraws();
      await ground.waitAtRandom(LATEST_MS);
      await worker.signal('render', 'SIGKILL');
      return {};
    },
  },
  {
    name: 'api-kill',
    what: 'API killed during orders',
    times: 4,
    async strike(ground) {
      const ordering = ground.orderMany(3);
      await ground.waitAtRandom(300);
      await pick(ground, ground.farm.apis).signal('service', 'SIGKILL');
      await ordering;
      return {};
    },
  },
  {
    name: 'postgres-kill',
    what: 'PostgreSQL killed and started',
    times: 5,
    async strike(ground) {
      await inTheMiddle(ground);
      const ordering = ground.order();
      await ground.farm.killDatabase();
      await ordering;
      return {};
    },
  },
  {
    name: 'supervisor-kill',
    what: 'supervisor killed and started',
    times: 5,
    async strike(ground) {
      await inTheMiddle(ground);
      const node = pick(ground, [...ground.farm.apis, ...ground.farm.workers]);
      await node.signal('supervisor', 'SIGKILL');
      await restart(node);
      return {};
    },
  },
  {
    name: 'stop',
    what: 'worker stopped with SIGTERM in the middle of a film, and started',
    times: 2,
    async strike(ground) {
      await ground.order();
      const [worker] = await ground.whoDraws();
      await worker.stop();
      await restart(worker);
      return {};
    },
  },
];
