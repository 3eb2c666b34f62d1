import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenToEvents } from '../../apps/api/src/testing/event-listener.ts';
import { type Farm, startFarm } from '../support/farm.ts';
import { type FarmCustomer, farmCustomer, readVideo, storedFiles, type VideoRow } from '../support/farm-customer.ts';
import type { FarmNode } from '../support/farm-node.ts';
import { testAdmin } from '../support/herald-process.ts';
import { startObjectStore } from '../support/object-store.ts';
import { changeSetting } from '../support/setting-change.ts';
import { until } from '../support/until.ts';
import { signIn, signUp } from '../support/visitor.ts';

/** Films are drawn at low priority and get what other suites leave. */
vi.setConfig({ testTimeout: 400_000 });

/** The files of a finished video. */
const FILES = 6;
/** What a film may need on a machine that does much else. */
const FILM_SEC = 300;
/** Longer than three attempts that fail at once, with the pauses between them. */
const STORE_OUTAGE_MS = 15_000;
/** What the screen of the settings promises. */
const SETTING_MS = 2_000;

let farm: Farm;
let customer: FarmCustomer;
let a = '';
let b = '';

beforeAll(async () => {
  farm = await startFarm();
  [a, b] = [farm.apis[0].url, farm.apis[1].url];
  customer = await farmCustomer(farm);
});
afterAll(() => farm.close());

const post = (url: string, path: string, body: object, token?: string) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

async function untilVideo(id: string, isTrue: (video: VideoRow) => boolean): Promise<VideoRow> {
  let video = await readVideo(farm, id);
  const isSo = async () => {
    video = await readVideo(farm, id);
    return isTrue(video);
  };
  await until(isSo, { what: () => JSON.stringify(video), withinSec: FILM_SEC });
  return video;
}

const untilEnded = (id: string) => untilVideo(id, ({ status }) => status !== 'pending' && status !== 'processing');

/** The worker that draws, and the other one, as soon as its render process is there: a short film is soon over. */
async function whoDraws(): Promise<[FarmNode, FarmNode]> {
  const drawing: FarmNode[] = [];
  await until(
    async () => {
      for (const worker of farm.workers) if ((await worker.pids('render')).length > 0) drawing.push(worker);
      return drawing.length > 0;
    },
    { what: 'A render', withinSec: FILM_SEC },
  );
  const [one, two] = farm.workers;
  return drawing[0] === two ? [two, one] : [one, two];
}

async function orderAndDraw(): Promise<{ id: string; worker: FarmNode }> {
  const id = await customer.order(a);
  const [worker] = await whoDraws();
  return { id, worker };
}

async function expectComplete(video: VideoRow): Promise<void> {
  expect(video).toMatchObject({ status: 'completed', failure: null });
  await expect.poll(() => storedFiles(farm, video)).toHaveLength(FILES);
  expect(await storedFiles(farm, video)).toEqual(expect.arrayContaining(Object.values(video.files ?? {})));
}

/** These tests run in order on the same farm. */
describe('two APIs', () => {
  it('end a session together', async () => {
    const visitor = await signUp(a);
    await visitor.at(b).call('GET', '/auth/user');
    await visitor.call('POST', '/auth/logout', {});
    await expect(visitor.at(b).call('GET', '/auth/user')).rejects.toThrow('answered 401');
  });

  it('count wrong passwords together', async () => {
    const { email } = await signUp(a);
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) {
      const { status } = await post(number % 2 === 0 ? a : b, '/auth/login', { email, password: 'not the password' });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('both have a setting 2 s after one of them saved it, in either direction', async () => {
    const admin = await signIn(a, testAdmin);
    const changes = [await changeSetting(admin, a, b), await changeSetting(admin, b, a)];
    expect(changes.filter(({ staleMs }) => staleMs >= SETTING_MS)).toEqual([]);
  });
});

describe('two workers', () => {
  it('share the films that one API takes, and the other API tells and serves them', async () => {
    const line = await listenToEvents(b, { token: customer.visitor.token });
    const ids = [await customer.order(a), await customer.order(a)];
    const videos = await Promise.all(ids.map(untilEnded));
    for (const video of videos) await expectComplete(video);
    // What a process prints arrives after what it has written to the database.
    const makersOf = (id: string) => farm.workers.filter((worker) => isMadeBy(worker, id)).map(({ name }) => name);
    await expect.poll(() => ids.flatMap(makersOf).toSorted()).toEqual(['one', 'two']);
    for (const id of ids) await line.until((told) => told.some((one) => one.id === id && one.status === 'completed'));
    const address = line.videos().findLast(({ status }) => status === 'completed')?.video_url;
    const film = await fetch(new URL(address ?? '', b));
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect((await film.arrayBuffer()).byteLength).toBe(Number(film.headers.get('content-length')));
    line.stop();
  });

  it('finish a film whose worker is killed with its whole machine, ordered 20 times at once with one key', async () => {
    const once = { title: 'Ordered once', key: 'once' };
    const orders = Array.from({ length: 20 }, (_, number) => customer.order(number % 2 === 0 ? a : b, once));
    const answers = await Promise.allSettled(orders);
    const ids = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
    expect(ids.size).toBe(1);
    expect(await countTitled('Ordered once')).toBe(1);
    const [id = ''] = ids;
    const [worker, other] = await whoDraws();
    await worker.signal('every', 'SIGKILL');
    await expectComplete(await untilEnded(id));
    await expect.poll(() => isMadeBy(other, id)).toBe(true);
    await worker.start();
  });

  it('are not disturbed by one that was frozen and wakes up', { timeout: 400_000 }, async () => {
    const { id, worker } = await orderAndDraw();
    await worker.signal('every', 'SIGSTOP');
    const finished = await untilEnded(id);
    await expectComplete(finished);
    const files = await storedFiles(farm, finished);
    await worker.signal('every', 'SIGCONT');
    await until(async () => (await worker.pids('render')).length === 0, { what: 'The end of the film' });
    await until(async () => (await readdir(join(worker.dataFolder, 'work'))).length === 0, {
      what: 'A tidy folder',
      withinSec: 180,
    });
    expect(await readVideo(farm, id)).toEqual(finished);
    expect(await storedFiles(farm, finished)).toEqual(files);
  });
});

describe('an outage of some seconds', () => {
  it('of the database costs nothing: an order in between succeeds with the same key, and both films are made', async () => {
    const { id } = await orderAndDraw();
    for (const { database } of [...farm.apis, ...farm.workers]) database.refuseAll();
    const inBetween = { title: 'In between', key: 'in-between' };
    await expect(customer.order(a, inBetween)).rejects.toThrow('answered 503');
    await wait(4000);
    for (const { database } of [...farm.apis, ...farm.workers]) database.thaw();
    const ids = [id];
    const isOrdered = async () => ids.push(await customer.order(a, inBetween)) > 1;
    await until(isOrdered, { what: 'The order' });
    for (const one of ids) await expectComplete(await untilEnded(one));
    expect(await countTitled('In between')).toBe(1);
  });

  it('of the store fails no film', async () => {
    const { id } = await orderAndDraw();
    const stores = farm.workers.map(({ store }) => store);
    for (const store of stores) store.refuseAll();
    await until(() => stores.some((store) => store.countRefused() > 0), {
      what: 'A refused file',
      withinSec: FILM_SEC,
    });
    await wait(STORE_OUTAGE_MS);
    for (const store of stores) store.thaw();
    await expectComplete(await untilEnded(id));
  });
});

describe('a worker that belongs elsewhere', () => {
  const refusal = async (env: Record<string, string>) => {
    const node = await farm.addNode({ role: 'worker', name: 'stranger', env });
    const { exitCode, output } = await node.startAndEnd();
    expect(exitCode, output).toBe(2);
    return output;
  };

  it('refuses to start with another secret', async () => {
    const output = await refusal({ HERALD_SECRET_KEY: 'a secret that is not the one of this farm' });
    expect(output).toContain('HERALD_SECRET_KEY differs');
  });

  it('refuses to start without the store', async () => {
    const noStore = { S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
    expect(await refusal(noStore)).toContain('Set the four S3_ variables');
  });

  it('refuses to start with another store', async () => {
    const other = await startObjectStore();
    expect(await refusal({ S3_ENDPOINT: other.settings.endpoint })).toContain('Check S3_ENDPOINT and S3_BUCKET');
    await other.stop();
  });
});

async function countTitled(title: string): Promise<number> {
  return (await farm.query('select id from videos where title = $1', [title])).length;
}

function isMadeBy(worker: FarmNode, id: string): boolean {
  return worker
    .output()
    .split('\n')
    .some((line) => line.includes('A video was made') && line.includes(id));
}
