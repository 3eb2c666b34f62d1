import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { readServices } from '../settings/services.ts';
import { aUser, createTestCore, type TestCore } from '../testing/index.ts';
import { accountMeter } from './account-meter.ts';
import { readCosts } from './cost-lines.ts';
import { seedServices } from './seed-services.ts';

const KEY = 'sk-of-the-environment';
const google: ServiceToOpen = {
  ...{ name: 'google', title: 'Google Text-to-Speech', wire: 'google', baseUrl: 'https://google.test', key: KEY },
  ...{ model: undefined, voices: undefined, settings: {} },
};
const film: ServiceToOpen = {
  ...{ name: 'film', title: 'Cog', wire: 'cog', baseUrl: 'http://gpu:5000', key: undefined },
  ...{ model: undefined, voices: undefined, settings: { headers: 'x-proxy: secret-of-the-proxy' } },
};

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(() => test.core.db.pool.query('delete from services'));
afterAll(() => test.close());

const seed = (...services: ServiceToOpen[]) => seedServices(test.core, services);
const rows = async () => (await test.core.db.pool.query('select * from services order by position')).rows;

it('stores the services of the environment in their order, with every secret sealed', async () => {
  await seed(film, google);
  expect(await readServices(test.core)).toEqual([film, google]);
  expect(JSON.stringify(await rows())).not.toMatch(/sk-of-the-environment|secret-of-the-proxy/);
});

it('puts them before those of the settings', async () => {
  await test.core.db.pool.query(
    `insert into services (id, name, kind, wire, title, url, created_at, updated_at)
     values (gen_random_uuid(), 's00000001', 'speech', 'piper', 'Piper', 'http://piper:5000', '2020-01-01', now())`,
  );
  await seed(google);
  expect((await readServices(test.core)).map(({ name }) => name)).toEqual(['google', 's00000001']);
});

it('writes nothing where nothing changed', async () => {
  await seed(google, film);
  const before = await rows();
  test.clock.advance({ minutes: 5 });
  await seed(google, film);
  expect(await rows()).toEqual(before);
});

it('follows another key or address, and keeps the price', async () => {
  await seed(google);
  await test.core.db.pool.query('update services set price_micros = 7, version = 3');
  const moved = { ...google, baseUrl: 'https://elsewhere.test', key: 'another' };
  await seed(moved);
  expect(await readServices(test.core)).toEqual([moved]);
  expect(await rows()).toMatchObject([{ price_micros: '7', version: 3 }]);
});

it('uses no service whose variables are gone, which keeps its name in old costs and comes back as it was', async () => {
  await seed(google, film);
  await test.core.db.pool.query("update services set price_micros = 15000000 where name = 'google'");
  const { accountId } = await aUser(test.core);
  const payer = { accountId, own: [], subject: 'sound' };
  await (await accountMeter(test.core, payer).begin({ service: 'google', kind: 'speech', units: 1000 })).done();
  await seed(film);
  expect(await readServices(test.core)).toEqual([film]);
  expect(await readCosts(test.core, payer, ['sound'])).toMatchObject([
    { service: 'Google Text-to-Speech', amountMicros: 15_000 },
  ]);
  await seed(google, film);
  expect(await readServices(test.core)).toEqual([google, film]);
  expect((await rows())[0]).toMatchObject({ price_micros: '15000000' });
});
