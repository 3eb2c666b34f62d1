import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { s3Storage } from '@herald/core/storage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EventListener, listenToEvents } from '../../apps/api/src/testing/event-listener.ts';
import { type Farm, startFarm } from '../support/farm.ts';
import { farmCustomer, readVideo } from '../support/farm-customer.ts';
import { testAdmin } from '../support/herald-process.ts';
import { until } from '../support/until.ts';
import { signIn, signUp, VISITORS_PASSWORD, type Visitor } from '../support/visitor.ts';

/** Films are drawn at low priority and get what other suites leave. */
vi.setConfig({ testTimeout: 400_000 });

/** What a film may need on a machine that does much else. */
const FILM_SEC = 300;
/** More than a minute to draw, so that it is still being drawn when its owner is deleted. */
const LONG_SCRIPT = 'This is the whole story of a bottle that keeps water cold for a day. '.repeat(20);

let farm: Farm;
let admin: Visitor;
let a = '';
let b = '';

beforeAll(async () => {
  farm = await startFarm();
  [a, b] = [farm.apis[0].url, farm.apis[1].url];
  admin = await signIn(a, testAdmin);
});
afterAll(() => farm.close());

const change = (visitor: Visitor, changes: object, by = admin) =>
  by.at(a).call('PUT', `/admin/users/${visitor.userId}`, changes);
const profile = (visitor: Visitor) => visitor.at(b).call('GET', '/auth/user');
const office = (visitor: Visitor) => visitor.at(b).call('GET', '/admin/users/statistics');

/** An open line to the other API, which has already brought something. */
async function openLine(visitor: Visitor): Promise<EventListener> {
  const line = await listenToEvents(b, { token: visitor.token });
  await line.until((_, text) => text !== '');
  return line;
}

/** These tests run on the same farm. */
describe('what one API does to a user', () => {
  // An open line ends with its next heartbeat, which all three wait for together.
  it.concurrent.for(['suspended', 'banned'])(
    'holds in the other one with the next request: %s',
    async (status, { expect }) => {
      const visitor = await signUp(b);
      await profile(visitor);
      const line = await openLine(visitor);
      await change(visitor, { status });
      await expect(profile(visitor)).rejects.toThrow('answered 401');
      await line.ended;
      const person = { email: visitor.email, password: VISITORS_PASSWORD };
      await expect(signIn(b, person)).rejects.toThrow('answered 403');
      await change(visitor, { status: 'active' });
      await profile(await signIn(b, person));
    },
  );

  it.concurrent('holds in the other one with the next request: deleted', async ({ expect }) => {
    const visitor = await signUp(b);
    const line = await openLine(visitor);
    await admin.call('DELETE', `/admin/users/${visitor.userId}`);
    await expect(profile(visitor)).rejects.toThrow('answered 401');
    await line.ended;
  });

  it('opens and closes the back office of the other one with the next request', async () => {
    const visitor = await signUp(b);
    await expect(office(visitor)).rejects.toThrow('answered 403');
    await change(visitor, { role: 'admin' });
    await office(visitor);
    await change(visitor, { role: 'user' });
    await expect(office(visitor)).rejects.toThrow('answered 403');
    await profile(visitor);
  });

  it('ends there what a demoted administrator does as somebody else', async () => {
    const [demoted, customer] = [await signUp(a), await signUp(a)];
    await change(demoted, { role: 'admin' });
    const { data } = await demoted
      .at(b)
      .call<{ data: { token: string } }>('POST', '/auth/login-as-user', { user_id: customer.userId });
    const asCustomer = () => fetch(`${b}/api/auth/user`, { headers: { authorization: `Bearer ${data.token}` } });
    expect((await asCustomer()).status).toBe(200);
    await change(demoted, { role: 'user' });
    expect((await asCustomer()).status).toBe(401);
  });
});

describe('a user who is deleted while their film is drawn', () => {
  let videoId = '';
  let accountId = '';

  it('leaves no row, no file and no schema, and its worker goes on to the next film', async () => {
    await farm.workers[1].stop();
    const gone = await farmCustomer(farm, LONG_SCRIPT);
    const next = await farmCustomer(farm);
    await gone.visitor.call('POST', '/sites', { name: 'Shop', domain: 'gone-shop' });
    videoId = await gone.order(a);
    accountId = (await readVideo(farm, videoId)).accountId;
    await until(isDrawn, { what: 'A drawn frame', withinSec: FILM_SEC });
    expect(await storedKeys()).not.toEqual([]);
    expect(await siteSchemas()).toBe(1);
    await admin.call('DELETE', `/admin/users/${gone.visitor.userId}`);

    await until(isGivenUp, { what: 'The end of the film' });
    await until(async () => (await workFolders()).length === 0, { what: 'Tidy folders of the workers' });
    await until(async () => (await rowsOf('accounts', 'id')) === 0, { what: 'The end of the account' });
    await until(async () => (await storedKeys()).length === 0, { what: 'An empty folder in the store' });
    expect(await rowsOf('videos', 'account_id')).toBe(0);
    expect(await siteSchemas()).toBe(0);

    const id = await next.order(b);
    await until(async () => (await readVideo(farm, id)).status === 'completed', { withinSec: FILM_SEC });
    expect(await storedKeys()).toEqual([]);
  });

  const isDrawn = async () => (await readVideo(farm, videoId)).framesDone > 0;
  const isGivenUp = () =>
    farm.workers
      .flatMap((worker) => worker.output().split('\n'))
      .some((line) => line.includes('This worker lost its video') && line.includes(videoId));
  const workFolders = async () =>
    (await Promise.all(farm.workers.map(({ dataFolder }) => readdir(join(dataFolder, 'work'))))).flat();
  const rowsOf = async (table: string, column: string) =>
    (await farm.query(`select from ${table} where ${column} = $1`, [accountId])).length;
  const siteSchemas = async () => (await farm.query(`select from pg_namespace where nspname like 'site\\_%'`)).length;

  async function storedKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of s3Storage(farm.store.settings).list(`accounts/${accountId}/`)) keys.push(key);
    return keys;
  }
});
