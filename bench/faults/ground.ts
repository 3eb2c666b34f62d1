import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../packages/stage/src/base/math/seeded-random.ts';
import type { Farm } from '../../tests/support/farm.ts';
import { type FarmCustomer, farmCustomer, readVideo, type VideoRow } from '../../tests/support/farm-customer.ts';
import type { FarmNode } from '../../tests/support/farm-node.ts';
import { until } from '../../tests/support/until.ts';

/** An order that an API has acknowledged. */
export interface Order {
  id: string;
  title: string;
}

/** A farm with customers, and everything they have ordered. */
export interface Ground {
  farm: Farm;
  customers: FarmCustomer[];
  orders: Order[];
  /** 0 to 1, from the seed of this run */
  random(): number;
  /** Orders a video, with the same key and through both APIs in turn until one has acknowledged it. */
  order(customer?: FarmCustomer): Promise<Order>;
  orderMany(count: number): Promise<Order[]>;
  /** Waits for a moment that the seed chooses. */
  waitAtRandom(longestMs: number): Promise<void>;
  until(order: Order, isTrue: (video: VideoRow) => boolean): Promise<VideoRow>;
  /** Waits until a video is drawn; returns the worker that draws, and the other one. */
  whoDraws(): Promise<[FarmNode, FarmNode]>;
}

/** A busy machine draws a second of film in minutes. */
const FILM_SEC = 300;
const ORDER_SEC = 120;

export async function openGround(farm: Farm, seed: number): Promise<Ground> {
  const random = seededRandom(seed);
  const customers = [await farmCustomer(farm), await farmCustomer(farm)];
  const orders: Order[] = [];
  let count = 0;
  const order = async (customer = customers[count % customers.length] as FarmCustomer): Promise<Order> => {
    count += 1;
    const title = `Order ${count}`;
    const id = await orderUntilAcknowledged(farm, customer, { title, key: `order-${count}` });
    orders.push({ id, title });
    return { id, title };
  };
  return {
    ...{ farm, customers, orders, random, order },
    orderMany: (many) => Promise.all(Array.from({ length: many }, () => order())),
    waitAtRandom: (longestMs) => wait(random() * longestMs),
    async until({ id, title }, isTrue) {
      let video: VideoRow | undefined;
      const isSo = async () => {
        video = await readVideo(farm, id);
        return isTrue(video);
      };
      await until(isSo, { what: () => `${title}: ${JSON.stringify(video)}`, withinSec: FILM_SEC });
      return video ?? readVideo(farm, id);
    },
    whoDraws: () => whoDraws(farm),
  };
}

async function orderUntilAcknowledged(
  { apis }: Farm,
  customer: FarmCustomer,
  wish: { title: string; key: string },
): Promise<string> {
  let id: string | undefined;
  let tries = 0;
  const isAcknowledged = async () => {
    tries += 1;
    id = await customer.order(apis[tries % apis.length]?.url ?? '', wish);
    return true;
  };
  await until(isAcknowledged, { what: wish.title, withinSec: ORDER_SEC });
  return id ?? '';
}

async function whoDraws({ workers: [one, two] }: Farm): Promise<[FarmNode, FarmNode]> {
  let drawing: FarmNode | undefined;
  const isDrawn = async () => {
    for (const worker of [one, two]) if ((await worker.pids('render')).length > 0) drawing = worker;
    return drawing !== undefined;
  };
  await until(isDrawn, { what: 'A render process', withinSec: FILM_SEC });
  return drawing === two ? [two, one] : [one, two];
}

export const isEnded = ({ status }: VideoRow): boolean => status !== 'pending' && status !== 'processing';
export const isDrawn = (video: VideoRow): boolean => video.framesDone > 0 || isEnded(video);
export const isInWork = (video: VideoRow): boolean => video.status === 'processing' || isEnded(video);
