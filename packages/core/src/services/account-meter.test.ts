import { EngineError } from '@herald/media/engine-error';
import type { ServiceToOpen, ServiceUse } from '@herald/media/engines/outside-service';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aUser, createTestCore, type TestCore } from '../testing/index.ts';
import { accountMeter, settleServiceUses } from './account-meter.ts';
import { planCosts, readCosts } from './cost-lines.ts';
import { seedServices } from './seed-services.ts';
import type { Payer } from './service-terms.ts';

let test: TestCore;
let accountId: string;
let payer: Payer;

const NAME = 's00000001';
const KEY_NAME = 'k00000002';
const idEnding = (ending: string) => `01900000-0000-7000-8000-0000${ending}`;

const heygen: ServiceToOpen = { name: KEY_NAME, title: 'HeyGen', wire: 'heygen', baseUrl: 'https://api.heygen.com' };

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  await test.core.db.pool.query('delete from services');
  await test.core.db.pool.query('delete from service_uses');
  accountId = (await aUser(test.core)).accountId;
  payer = { accountId, own: [] };
});
afterAll(() => test.close());

interface Terms {
  price?: number | null;
  month?: number | null;
  account?: number | null;
}

/** ElevenLabs at 15 dollars for a million characters, unless said otherwise. */
const aService = ({ price = 15_000_000, month = null, account = null }: Terms = {}) =>
  test.core.db.pool.query(
    `insert into services (id, name, kind, wire, title, url, price_micros, month_cap_micros, account_cap_micros, created_at, updated_at)
     values ($1, $2, 'speech', 'elevenlabs', 'ElevenLabs', 'https://api.elevenlabs.io', $3, $4, $5, now(), now())`,
    [idEnding('00000001'), NAME, price, month, account],
  );

const aKey = (cap: number | null) =>
  test.core.db.pool.query(
    `insert into account_keys (id, account_id, service, key, key_ending, month_cap_micros, created_at, updated_at)
     values ($1, $2, 'heygen', 'sealed', '', $3, now(), now())`,
    [idEnding('00000002'), accountId, cap],
  );

const said = (units: number, more: Partial<ServiceUse> = {}): ServiceUse => ({
  service: NAME,
  kind: 'speech',
  units,
  ...more,
});
const begin = (use: ServiceUse, by = payer) => accountMeter(test.core, by).begin(use);
const rows = async () =>
  (
    await test.core.db.pool.query(
      'select service, kind, units, cost_micros::int as cost, subject, is_done from service_uses order by created_at, id',
    )
  ).rows;

describe('the meter', () => {
  it('keeps what a use cost, for whom and for what', async () => {
    await aService();
    const use = await begin(said(1000, { subject: 'a sound' }));
    expect(await rows()).toEqual([
      { service: NAME, kind: 'speech', units: 1000, cost: 15_000, subject: 'a sound', is_done: false },
    ]);
    await use.done();
    expect(await rows()).toEqual([expect.objectContaining({ cost: 15_000, is_done: true })]);
  });

  it('counts what was used in the end', async () => {
    await aService();
    await (await begin(said(1000))).done({ units: 500 });
    expect(await rows()).toEqual([expect.objectContaining({ units: 500, cost: 7500 })]);
  });

  it('forgets what was not used', async () => {
    await aService();
    await (await begin(said(1000))).drop();
    expect(await rows()).toEqual([]);
  });

  it('counts the same use of two attempts once, and keeps it when the second fails after the first was done', async () => {
    await aService();
    const film = { kind: 'film', key: 'film 1' } as const;
    const first = await begin(said(10, film));
    const second = await begin(said(10, film));
    expect(await rows()).toHaveLength(1);
    await first.done();
    await second.drop();
    expect(await rows()).toHaveLength(1);
  });

  it('refuses what would pass the cap of the installation, and says what to do', async () => {
    await aService({ month: 20_000 });
    await begin(said(1000));
    const refusal = await begin(said(1000)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EngineError);
    expect(refusal).toMatchObject({
      kind: 'over_budget',
      message: expect.stringMatching(
        /^This would pass the monthly cap of this installation for ElevenLabs\. Choose another voice, ask whoever runs this Herald to raise the cap, or wait until \w+ 1\.$/,
      ),
    });
    expect(await rows()).toHaveLength(1);
  });

  it('lets one of two through that come at once at the cap', async () => {
    await aService({ month: 20_000 });
    const sibling = test.openSibling();
    const both = await Promise.allSettled([
      begin(said(1000)),
      accountMeter(sibling.core, payer).begin(said(1000)),
      begin(said(1000)),
    ]);
    await sibling.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await rows()).toHaveLength(1);
  });

  it('counts each account for itself under the cap of an account', async () => {
    await aService({ account: 20_000 });
    await begin(said(1000));
    await expect(begin(said(1000))).rejects.toThrow('the monthly cap of your account for ElevenLabs');
    const other = (await aUser(test.core)).accountId;
    await expect(begin(said(1000), { ...payer, accountId: other })).resolves.toBeDefined();
  });

  it('begins again with each month', async () => {
    await aService({ month: 20_000 });
    await begin(said(1000));
    const nextMonth = new Date(test.clock.now());
    nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
    test.clock.set(nextMonth);
    await expect(begin(said(1000))).resolves.toBeDefined();
  });

  it('counts uses without a price, which pass no cap', async () => {
    await aService({ price: null, month: 0 });
    await begin(said(1000));
    expect(await rows()).toEqual([expect.objectContaining({ units: 1000, cost: 0 })]);
  });

  it('counts a key of its own at the usual price, under the cap the account set', async () => {
    await aKey(1_500_000);
    const own = { ...payer, own: [heygen] };
    const film = { service: KEY_NAME, kind: 'film', units: 10 } as const;
    await begin(film, own);
    expect(await rows()).toEqual([expect.objectContaining({ cost: 1_000_000 })]);
    await expect(begin(film, own)).rejects.toThrow(
      'the monthly cap that you set for HeyGen. Let Herald film, raise the cap in API Setup, or wait until',
    );
    await (await begin({ service: KEY_NAME, kind: 'speech', units: 150 }, own)).done({ soundSec: 20 });
    expect(await rows()).toContainEqual(expect.objectContaining({ kind: 'speech', cost: 6660 }));
  });

  it('settles uses that nobody ended, and they stay counted', async () => {
    await aService();
    await begin(said(1000));
    await settleServiceUses(test.core, new Date(test.clock.now().getTime() + 3 * 24 * 3_600_000));
    expect(await rows()).toEqual([expect.objectContaining({ cost: 15_000, is_done: true })]);
  });
});

describe('costs', () => {
  it('are told before: the amount, that the price is not set, or that a sound is there already', async () => {
    await aService({ month: 20_000 });
    const use = { service: NAME, kind: 'speech', units: 1000 } as const;
    await seedServices(test.core, [
      { name: 'google', title: 'Google', wire: 'google', baseUrl: 'https://g.test', model: 'new' },
    ]);
    const lines = await planCosts(test.core, payer, [
      use,
      { ...use, units: 2000 },
      { ...use, isKept: true },
      { ...use, service: 'google' },
      { ...use, service: 'local' },
    ]);
    expect(lines).toMatchObject([
      { service: 'ElevenLabs', amountMicros: 15_000, isKept: false, isOverCap: false },
      { amountMicros: 30_000, isOverCap: true },
      { amountMicros: 0, isKept: true, isOverCap: false },
      { service: 'Google', price: null, amountMicros: null, isOverCap: false },
    ]);
  });

  it('are kept after: by service and work, also when the service is gone', async () => {
    await aService();
    await (await begin(said(1000, { subject: 'hash' }))).done();
    await (await begin(said(500, { subject: 'hash' }))).done();
    await begin(said(700, { subject: 'other' }));
    expect(await readCosts(test.core, payer, ['hash', 'video'])).toEqual([
      {
        what: 'speech',
        service: 'ElevenLabs',
        units: 1500,
        price: { per: 'million_characters', micros: 15_000_000 },
        amountMicros: 22_500,
      },
    ]);
    await test.core.db.pool.query('delete from services');
    expect(await readCosts(test.core, payer, ['hash'])).toMatchObject([
      { service: 'A service that was removed', amountMicros: 22_500 },
    ]);
  });

  it('of another account are nobody else’s', async () => {
    await aService();
    await begin(said(1000, { subject: 'hash' }));
    const other = (await aUser(test.core)).accountId;
    expect(await readCosts(test.core, { ...payer, accountId: other }, ['hash'])).toEqual([]);
  });
});
