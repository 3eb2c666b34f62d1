import { listVideos } from '../../tests/support/farm-customer.ts';
import { until } from '../../tests/support/until.ts';
import type { Fault, Struck } from './fault.ts';
import { type Ground, isEnded, type Order } from './ground.ts';

/** What became of a fault, over all times it was tried. */
export interface Outcome {
  fault: Fault;
  notTried?: string;
  tried: number;
  survived: number;
  videos: number;
  lost: number;
  doubled: number;
  failed: number;
  wholeSec: number[];
  takeoverSec: number[];
  troubles: string[];
}

const WHOLE_WITHIN_SEC = 240;

export async function tryFault(ground: Ground, fault: Fault): Promise<Outcome> {
  const outcome: Outcome = {
    ...{ fault, tried: 0, survived: 0, videos: 0, lost: 0, doubled: 0, failed: 0 },
    ...{ wholeSec: [], takeoverSec: [], troubles: [] },
  };
  for (let time = 0; time < fault.times && outcome.notTried === undefined; time++) await tryOnce(ground, outcome);
  return outcome;
}

async function tryOnce(ground: Ground, outcome: Outcome): Promise<void> {
  const { fault } = outcome;
  const before = ground.orders.length;
  const struck = await fault.strike(ground).catch((error: unknown): Struck => {
    outcome.troubles.push(String(error));
    return { isWhole: () => false };
  });
  if (struck.notTried) {
    outcome.notTried = struck.notTried;
    return;
  }
  const orders = ground.orders.slice(before);
  const withinSec = outcome.troubles.length > 0 ? 1 : (fault.wholeWithinSec ?? WHOLE_WITHIN_SEC);
  const wholeSec = await until(() => isWhole(ground, orders, struck), {
    what: fault.what,
    withinSec,
    everyMs: 200,
  }).catch((error: unknown) => void outcome.troubles.push(String(error)));
  const judged = await judge(ground, orders);
  outcome.tried += 1;
  outcome.videos += orders.length;
  outcome.lost += judged.lost;
  outcome.doubled += judged.doubled;
  outcome.failed += judged.failed;
  outcome.troubles.push(...judged.troubles);
  if (struck.takeoverSec !== undefined) outcome.takeoverSec.push(struck.takeoverSec);
  if (wholeSec !== undefined) outcome.wholeSec.push(wholeSec);
  if (wholeSec !== undefined && judged.lost + judged.doubled + judged.failed === 0) outcome.survived += 1;
  const isTidy = await putBack(struck, outcome);
  if (wholeSec === undefined || !isTidy) await startAgain(ground);
}

async function putBack({ after }: Struck, { troubles }: Outcome): Promise<boolean> {
  try {
    await after?.();
    return true;
  } catch (error) {
    troubles.push(`Afterwards: ${String(error)}`);
    return false;
  }
}

/** Every ordered video has ended, and both APIs answer what needs the database. */
async function isWhole({ farm, customers: [customer] }: Ground, orders: Order[], struck: Struck): Promise<boolean> {
  const videos = await listVideos(farm);
  const hasEnded = ({ id }: Order) => videos.some((video) => video.id === id && isEnded(video));
  if (!orders.every(hasEnded)) return false;
  for (const { url } of farm.apis) await customer?.visitor.at(url).call('GET', '/auth/user');
  return (await struck.isWhole?.()) ?? true;
}

async function judge(
  { farm }: Ground,
  orders: Order[],
): Promise<Pick<Outcome, 'lost' | 'doubled' | 'failed' | 'troubles'>> {
  const videos = await listVideos(farm);
  const judged = { lost: 0, doubled: 0, failed: 0, troubles: [] as string[] };
  for (const order of orders) {
    const video = videos.find(({ id }) => id === order.id);
    if (!video || !isEnded(video)) judged.lost += 1;
    judged.doubled += Math.max(0, videos.filter(({ title }) => title === order.title).length - 1);
    if (video?.status === 'failed') judged.failed += 1;
    if (!video || !isEnded(video) || video.status === 'failed')
      judged.troubles.push(`${order.title}: ${video?.status ?? 'gone'} ${JSON.stringify(video?.failure ?? null)}`);
  }
  return judged;
}

/** What does not get whole by itself must not spoil the faults after it. */
async function startAgain({ farm }: Ground): Promise<void> {
  await farm.query(`delete from pgboss.job where name = 'make-video'`);
  await farm.query(`update videos set status = 'cancelled' where status in ('pending', 'processing')`);
  for (const node of [...farm.apis, ...farm.workers]) {
    node.database.thaw();
    node.store.thaw();
    await node.signal('every', 'SIGKILL');
    await node.start();
  }
}
