import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;
let siteId: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  admin = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
  siteId = (await site.create()).body.data.id;
  await site.post('/contact', { name: 'Lea', email: 'lea@example.com', message: 'Hello' });
});

const planId = async () => {
  const { body } = await api.ask('GET /plans');
  return body.data.find(({ slug }) => slug === 'UNLIMITED')?.id ?? '';
};
const change = async (method: 'POST' | 'DELETE') =>
  api.ask(`${method} /admin/users/${site.owner.id}/plans`, { token: admin, body: { plan_id: await planId() } });
const setExpiry = (sql: string) =>
  api.core.db.pool.query(`update user_plans set expires_at = ${sql} where user_id = $1`, [site.owner.id]);
const setSwitch = (isOpen: boolean) =>
  api.core.db.pool.query("update plans set opens_marketplace = $1 where slug = 'UNLIMITED'", [isOpen]);

/** Ways in which a plan ends, each with the way back. */
const ends: Record<string, { end: () => Promise<unknown>; restore: () => Promise<unknown> }> = {
  'an administrator takes the plan away': { end: () => change('DELETE'), restore: () => change('POST') },
  'the grant runs out': { end: () => setExpiry('started_at'), restore: () => setExpiry('null') },
  'the plan opens the marketplace no more': { end: () => setSwitch(false), restore: () => setSwitch(true) },
};

const listed = async () => (await api.ask('GET /sites', { token: site.token })).body.data;

describe.each(Object.entries(ends))('when %s', (_, { end, restore }) => {
  it('visitors read that the site is offline, and what it shows is online again with the plan', async () => {
    await end();
    for (const path of ['/', '/v/some-video', '/admin', '/admin/leads']) {
      const { statusCode, body } = await site.visit(path);
      expect([path, statusCode, body.includes('This website is offline')]).toEqual([path, 503, true]);
    }
    await restore();
    const { statusCode, body } = await site.visit('/');
    expect([statusCode, body.includes('Acme Skin')]).toEqual([200, true]);
  });

  it('nobody leaves a message or enters the administration, with a cookie or a link from before', async () => {
    const cookie = await site.enter(siteId);
    const { body } = await api.ask(`POST /sites/${siteId}/admin-link`, { token: site.token });
    const link = new URL(body.data.url);
    await end();
    const refused = await Promise.all([
      site.post('/contact', { name: 'Max', email: 'max@example.com', message: 'Hello' }),
      site.visit('/admin/leads.csv', { headers: { cookie } }),
      site.visit(`${link.pathname}${link.search}`),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    for (const token of [site.token, admin])
      expect((await api.ask(`POST /sites/${siteId}/admin-link`, { token })).body.code).toBe('site_offline');
    await restore();
    expect((await site.visit('/admin/leads', { headers: { cookie } })).body).not.toContain('max@example.com');
  });

  it('the owner lists, exports and deletes their sites, but makes no new one', async () => {
    await end();
    expect(await listed()).toMatchObject([{ id: siteId, name: 'Acme Skin', is_online: false, look: { leads: 1 } }]);
    const { body } = await api.ask(`GET /sites/${siteId}/leads`, { token: site.token });
    expect(body.data.filename).toBe(`leads-${site.domain}.csv`);
    expect(body.data.csv).toMatch(/^When,Name,Email,Message\r\n.+,Lea,lea@example\.com,Hello\r\n$/);
    expect((await site.beside().create()).body.code).toBe('marketplace_required');
    expect((await api.ask(`DELETE /sites/${siteId}`, { token: site.token })).status).toBe(200);
    expect((await site.visit('/')).statusCode).toBe(404);
    await restore();
  });

  it('the session says that there are sites and no marketplace', async () => {
    const me = async () => (await api.ask('GET /auth/user', { token: site.token })).body.data.user;
    expect(await me()).toMatchObject({ opens_marketplace: true, has_sites: true });
    await end();
    expect(await me()).toMatchObject({ opens_marketplace: false, has_sites: true });
    await restore();
    expect([(await me()).opens_marketplace, (await listed())[0]?.is_online]).toEqual([true, true]);
  });
});

it('somebody who never had a site is told what the marketplace needs', async () => {
  const { status, body } = await api.ask('GET /sites', { token: await aToken(api.core, await aUser(api.core)) });
  expect([status, body.code]).toEqual([403, 'marketplace_required']);
});
