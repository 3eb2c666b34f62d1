import { aCompletedVideo, aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sellPlan, sendAndSettle, settle, setUp } from '../testing/a-shop.ts';
import { genericPost } from '../testing/seller-posts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const SECRET = `whsec_${btoa('thirty-two bytes of a key, about')}`;
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  await sellPlan(api);
  await setUp(api, 'generic', SECRET);
  // As `herald start` writes it.
  const values = `(gen_random_uuid(), 'not looked at here')`;
  await api.core.db.pool.query(`insert into installation (id, secret_fingerprint) values ${values}`);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance({ hours: 2 });
  token = await aToken(api.core, testAdmin);
});

const attention = async () => (await api.ask('GET /admin/attention', { token })).body.data;

it('the list of the first day loses what is done and what is struck off', async () => {
  expect((await attention()).steps).toEqual(expect.arrayContaining(['support', 'film', 'backup']));
  await api.ask('PUT /admin/settings/support_email', { token, body: { value: 'help@studio.example' } });
  await aCompletedVideo(api.core, await aUser(api.core));
  expect((await api.ask('POST /admin/first-steps/backup/done', { token })).status).toBe(200);
  const { steps } = await attention();
  for (const step of ['support', 'film', 'backup']) expect(steps).not.toContain(step);
});

describe('a failed sale of any shop', () => {
  it('waits for the administrator, says what a retry would do, and is mended by a plan for its item', async () => {
    const customer = { email: 'buyer@mail.example', name: 'Bea Buyer' };
    const sale = { transaction_id: 'first-day', item: 'no-such-item', customer, amount: 27, currency: 'USD' };
    const event = await sendAndSettle(api, genericPost('sale', sale, api.clock.now(), SECRET));
    expect((await attention()).failed_events).toBe(1);
    const read = async () => (await api.ask(`GET /admin/webhook-events/${event.id}`, { token })).body.data;
    expect(await read()).toMatchObject({
      status: 'failed',
      unknown_item: 'no-such-item',
      foreseen: { status: 'failed', text: 'No plan has the slug no-such-item.' },
    });
    const { rows } = await api.core.db.pool.query(`select id from plans where slug = 'STARTER'`);
    const body = { plan_id: rows[0].id };
    expect(
      (await api.ask(`PUT /admin/plans/${rows[0].id}`, { token, body: { generic_item: ['no-such-item'] } })).status,
    ).toBe(200);
    expect(await read()).toMatchObject({ unknown_item: null, foreseen: { status: 'success' } });
    await api.ask(`PUT /admin/plans/${rows[0].id}`, { token, body: { generic_item: [] } });
    expect((await api.ask(`POST /admin/webhook-events/${event.id}/map`, { token, body })).status).toBe(200);
    await settle(api);
    expect(await read()).toMatchObject({ status: 'success', foreseen: null });
    expect((await attention()).failed_events).toBe(0);
  });
});

describe('content that waits for a moderator', () => {
  it('is counted for administrators, and the first that was reported mails them', async () => {
    const owner = await aUser(api.core, { name: 'Rena Reported' });
    const waiting = (await attention()).pending_review;
    for (const times of [1, 2]) {
      const { slug } = await aCompletedVideo(api.core, owner);
      const body = { reason: 'impersonation', details: 'That is me' };
      expect((await api.ask(`POST /videos/slug/${slug}/report`, { body })).status).toBe(200);
      expect((await attention()).pending_review).toBe(waiting + times);
    }
    const mails = (await api.mails.list()).filter(({ kind }) => kind === 'report');
    expect(mails.map(({ to }) => to)).toEqual([testAdmin.email]);
  });
});

describe('a page', () => {
  const visit = (slug: string) => api.ask(`GET /pages/${slug}`);
  const create = async (body: object) =>
    (await api.ask('POST /admin/pages', { token, body: { name: 'Imprint', content: '<p>Who we are</p>', ...body } }))
      .body.data;

  it('that is new is read by visitors, until it is switched off', async () => {
    const { id, ...page } = await create({ slug: 'imprint' });
    expect(page.is_public).toBe(true);
    expect((await visit('imprint')).body.data).toMatchObject({ content: '<p>Who we are</p>', offer: null });
    const listed = async () => (await api.ask('GET /pages')).body.data.map(({ slug }: { slug: string }) => slug);
    expect(await listed()).toContain('imprint');
    const body = { name: 'Imprint', slug: 'imprint', content: '<p>Who we are</p>', is_public: false };
    expect((await api.ask(`PUT /admin/pages/${id}`, { token, body })).body.data.is_public).toBe(false);
    expect((await visit('imprint')).status).toBe(401);
    expect(await listed()).not.toContain('imprint');
    expect((await api.ask('GET /pages/imprint', { token: await aToken(api.core, await aUser(api.core)) })).status).toBe(
      200,
    );
  });
});

describe('a suspended person', () => {
  it('reads the reason and whom to ask, and no reason when activated again', async () => {
    await api.ask('PUT /admin/settings/support_email', { token, body: { value: 'help@studio.example' } });
    const user = await aUser(api.core);
    const signIn = () => api.ask('POST /auth/login', { body: { email: user.email, password: user.password } });
    const change = (body: object) => api.ask(`PUT /admin/users/${user.id}`, { token, body });
    const held = await change({ status: 'suspended', suspend_reason: 'Three reports of spam' });
    expect(held.body.data.hold).toMatchObject({ reason: 'Three reports of spam' });
    const refused = await signIn();
    expect(refused.body.message).toBe(
      'This account is suspended. The reason: Three reports of spam. Please contact support: help@studio.example',
    );
    expect((await change({ suspend_reason: 'x', status: 'active' })).status).toBe(422);
    expect((await change({ status: 'active' })).body.data.hold).toBeNull();
    expect((await signIn()).status).toBe(200);
  });
});
