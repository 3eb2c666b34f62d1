import { rescueEvents } from '@herald/core/sales';
import { aToken, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { eventsOf, latestEvent, plansOf, sellPlan, sendAndSettle, settle, setUp } from '../testing/a-shop.ts';
import { jvzooPost, launchpadPost, SECRET, send, warriorplusPost } from '../testing/seller-posts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let test: TestApi;
let token: string;

beforeAll(async () => {
  test = await createTestApi(inject('databaseServerUrl'));
  await sellPlan(test);
  for (const source of ['warriorplus', 'launchpadjv', 'jvzoo'] as const) await setUp(test, source);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.core.db.pool.query('delete from webhook_events');
  token = await aToken(test.core, testAdmin);
});

const unknown = (buyer: string) =>
  warriorplusPost('sale', { WP_ITEM_NUMBER: 'wso_new', WP_BUYER_EMAIL: buyer, WP_SALE: `sale_${buyer}` });

const deeds = async () => {
  const { rows } = await test.core.db.pool.query(`select action from audit_log where action like 'webhook.%'`);
  return rows.map(({ action }) => action);
};

describe('a failed event', () => {
  it('is processed again after its item was given to a plan', async () => {
    const { id } = await sendAndSettle(test, unknown('retry@mail.example'));
    const failed = (await test.ask(`GET /admin/webhook-events/${id}`, { token })).body as unknown as Answer;
    expect(failed.data).toMatchObject({ status: 'failed', unknown_item: 'wso_new' });
    const { rows } = await test.core.db.pool.query(`select id from plans where slug = 'STARTER'`);
    const body = { plan_id: rows[0].id };
    expect((await test.ask(`POST /admin/webhook-events/${id}/map`, { token, body })).status).toBe(200);
    expect(await latestEvent(test)).toMatchObject({ status: 'pending', error_message: null });
    await settle(test);
    expect(await latestEvent(test)).toMatchObject({ status: 'success', attempts: 2 });
    expect(await plansOf(test, 'retry@mail.example')).toEqual(['STARTER']);
  });

  it('is pending after a retry, and failed again while nothing was mended', async () => {
    const { id } = await sendAndSettle(
      test,
      warriorplusPost('sale', { WP_ITEM_NUMBER: 'wso_never', WP_SALE: 'never', WP_BUYER_EMAIL: 'n@mail.example' }),
    );
    expect((await test.ask(`POST /admin/webhook-events/${id}/retry`, { token })).status).toBe(200);
    expect((await latestEvent(test)).status).toBe('pending');
    expect((await test.ask(`POST /admin/webhook-events/${id}/retry`, { token })).status).toBe(409);
    await settle(test);
    expect(await latestEvent(test)).toMatchObject({ status: 'failed', attempts: 2 });
    expect(await deeds()).toContain('webhook.retry');
  });
});

describe('an event whose job is over', () => {
  const endJobs = () =>
    test.core.db.pool.query(`update pgboss.job set state = 'completed' where name = 'process-sales'`);

  it('is found and gets one job, also when the worker that looked at it had a slower clock', async () => {
    await send(test.app, warriorplusPost('sale', { WP_ITEM_NUMBER: 'wso_late', WP_SALE: 'late' }));
    expect(await rescueEvents(test.core)).toBe(false);
    test.clock.advance({ minutes: -1 });
    await settle(test);
    await endJobs();
    expect((await latestEvent(test)).status).toBe('pending');
    expect(await rescueEvents(test.core)).toBe(false);
    test.clock.advance({ minutes: 1 });
    expect([await rescueEvents(test.core), await rescueEvents(test.core)]).toEqual([true, false]);
    await settle(test);
    expect((await latestEvent(test)).status).toBe('failed');
  });

  it('waits for its sale without another job', async () => {
    await send(test.app, warriorplusPost('refund', { WP_SALE: 'no-sale-yet' }));
    await settle(test);
    await endJobs();
    expect(await rescueEvents(test.core)).toBe(false);
  });
});

interface Answer {
  data: Record<string, unknown> & { data: { id: number; source: string }[]; pagination: { total: number } };
}
const list = async (query: string) =>
  ((await test.ask(`GET /admin/webhook-events?${query}`, { token })).body as unknown as Answer).data;

describe('the list', () => {
  beforeEach(async () => {
    await sendAndSettle(test, warriorplusPost('sale', { WP_SALE: 'l1', WP_BUYER_EMAIL: 'list-one@mail.example' }));
    test.clock.advance({ minutes: 24 * 60 });
    await sendAndSettle(
      test,
      launchpadPost('SALE', { transaction_id: 'l2', user: { email: 'list-two@mail.example' } }),
    );
    await sendAndSettle(test, jvzooPost('SALE', { ctransreceipt: 'l3', cproditem: 'nothing' }));
    token = await aToken(test.core, testAdmin);
  });

  it.each([
    ['', 3],
    ['source=launchpadjv', 1],
    ['status=failed', 1],
    ['event_type=sale', 3],
    ['customer_email=LIST-', 2],
    ['customer_email=%25', 0],
    ['source=&status=&event_type=&customer_email=', 3],
  ])('with %j has %i', async (query, total) => {
    expect((await list(query)).pagination.total).toBe(total);
  });

  it('is narrowed by days, sorted both ways and cut into pages', async () => {
    const today = test.clock.now().toISOString().slice(0, 10);
    expect((await list(`date_from=${today}`)).pagination.total).toBe(2);
    const ids = (page: { data: { source: string }[] }) => page.data.map(({ source }) => source);
    expect(ids(await list('sort_by=source&sort_order=asc'))).toEqual(['jvzoo', 'launchpadjv', 'warriorplus']);
    expect(ids(await list('per_page=1&page=2&sort_by=source&sort_order=desc'))).toEqual(['launchpadjv']);
  });

  it('offers what occurs, counts the last days, and is exported as CSV', async () => {
    const options = (await test.ask('GET /admin/webhook-events/filter-options', { token })).body as unknown as Answer;
    expect(options.data).toEqual({
      sources: ['jvzoo', 'launchpadjv', 'warriorplus'],
      statuses: ['failed', 'success'],
      event_types: ['sale'],
    });
    // What waits has neither succeeded nor failed.
    await test.core.db.pool.query(`update webhook_events set status = 'pending' where source = 'launchpadjv'`);
    const figures = (await test.ask('GET /admin/webhook-events/statistics?days=7', { token }))
      .body as unknown as Answer;
    expect(figures.data).toMatchObject({
      total_events: 3,
      period_days: 7,
      error_rate: 50,
      events_by_status: { success: 1, failed: 1, pending: 1 },
      events_by_source: { jvzoo: 1, launchpadjv: 1, warriorplus: 1 },
    });
    const csv = await test.ask('GET /admin/webhook-events/export?status=failed', { token });
    expect(String(csv.headers['content-disposition'])).toMatch(/filename="webhook_events_[\d-]+\.csv"/);
    const lines = csv.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('No plan has the item number nothing.');
  });
});

it('an export of nothing has its headings', async () => {
  const { text } = await test.ask('GET /admin/webhook-events/export', { token });
  expect(text).toMatch(/^ID,Source,Event Type,Status/);
});

it('a deleted event is gone, and what it gave stays', async () => {
  const sale = warriorplusPost('sale', { WP_SALE: 'del', WP_BUYER_EMAIL: 'del@mail.example' });
  const { id } = await sendAndSettle(test, sale);
  expect((await test.ask(`DELETE /admin/webhook-events/${id}`, { token })).status).toBe(200);
  expect((await test.ask(`GET /admin/webhook-events/${id}`, { token })).status).toBe(404);
  expect(await plansOf(test, 'del@mail.example')).toEqual(['STARTER']);
  expect(await deeds()).toContain('webhook.delete');
});

describe('a test event', () => {
  const sendTest = async (source: string, body: object) =>
    test.ask(`POST /admin/webhook-sources/${source}/test`, {
      token,
      body: { customer_email: 't@mail.example', ...body },
    });

  it.each([
    ['warriorplus', 'wso_q7x2lm'],
    ['launchpadjv', '1822'],
    ['jvzoo', '290011'],
  ])('of %s is checked and processed like a real one, and changes and counts nothing', async (source, item) => {
    const sent = (await sendTest(source, { event_type: 'sale', item })).body as unknown as Answer;
    expect(sent.data).toMatchObject({ answered: 200 });
    await settle(test);
    const event = await latestEvent(test);
    expect(event).toMatchObject({ is_test: true, status: 'success' });
    expect(event.tries.at(-1).text).toBe('Granted Starter to a new account.');
    expect(await plansOf(test, 't@mail.example')).toBeUndefined();
    const { rowCount } = await test.core.db.pool.query(`select from mails where recipient = 't@mail.example'`);
    expect(rowCount).toBe(0);
    const figures = (await test.ask('GET /admin/webhook-events/statistics', { token })).body as unknown as Answer;
    expect(figures.data).toMatchObject({ total_events: 0 });
  });

  it('of an unknown item says so', async () => {
    await sendTest('warriorplus', { event_type: 'sale', item: 'wso_nothing' });
    await settle(test);
    expect(await latestEvent(test)).toMatchObject({ is_test: true, status: 'failed' });
  });

  it('of a source without a secret, or of a type it does not have, is refused', async () => {
    expect((await sendTest('generic', { event_type: 'sale', item: 'STARTER' })).status).toBe(409);
    expect((await sendTest('warriorplus', { event_type: 'earthquake', item: 'x' })).status).toBe(422);
    expect(await eventsOf(test)).toEqual([]);
  });
});

describe('a source', () => {
  it('whose known secret is saved again is not recorded as changed', async () => {
    const changes = async () => {
      const { rows } = await test.core.db.pool.query(
        `select details->>'changed' as changed from audit_log where action = 'webhook.change_source' order by id`,
      );
      return rows.map(({ changed }) => changed);
    };
    const before = await changes();
    await test.ask('PUT /admin/webhook-sources/jvzoo', { token, body: { secret: SECRET } });
    expect(await changes()).toEqual(before);
    await test.ask('PUT /admin/webhook-sources/jvzoo', { token, body: { secret: SECRET, addresses: [] } });
    expect(await changes()).toEqual([...before, 'addresses']);
  });

  it('never gives its secret away', async () => {
    const { text } = await test.ask('GET /admin/webhook-sources', { token });
    expect(text).toContain(`"secret_ending":"${SECRET.slice(-4)}"`);
    expect(text).not.toContain(SECRET);
    const { rows } = await test.core.db.pool.query('select * from webhook_sources, audit_log');
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });

  it.each(['short', 'with a space', 'ünïcödé-secret'])('does not take the secret %j', async (secret) => {
    expect((await test.ask('PUT /admin/webhook-sources/jvzoo', { token, body: { secret } })).status).toBe(422);
  });

  it('reads other field names of LaunchpadJV', async () => {
    const fields = { email: 'buyer.mail', product: 'sku' };
    await test.ask('PUT /admin/webhook-sources/launchpadjv', { token, body: { fields } });
    await send(
      test.app,
      launchpadPost('SALE', { transaction_id: 'f', sku: '1822', buyer: { mail: 'f@mail.example' } }),
    );
    expect(await latestEvent(test)).toMatchObject({ customer_email: 'f@mail.example', item_number: '1822' });
  });

  it('is not set up any more when the key of the installation is another one', async () => {
    await test.core.db.pool.query(`update webhook_sources set secret = 'AAAA' where source = 'jvzoo'`);
    test.clock.advance({ seconds: 3 });
    token = await aToken(test.core, testAdmin);
    const { data } = (await test.ask('GET /admin/webhook-sources', { token })).body as unknown as {
      data: { source: string; is_set_up: boolean }[];
    };
    expect(data.find(({ source }) => source === 'jvzoo')?.is_set_up).toBe(false);
    expect(await send(test.app, jvzooPost('SALE'))).toBe(401);
  });
});
