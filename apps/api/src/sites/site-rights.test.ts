import { aMember, aToken, changeStatus, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;
let siteId: string;
let editor: TestUser;
/** The session of the editor in Herald. */
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
  siteId = (await site.create()).body.data.id;
  await site.post('/contact', { name: 'Lea', email: 'lea@example.com', message: 'Hello' });
  editor = await aMember(api.core, site.owner, 'editor');
  token = await aToken(api.core, editor);
});

const branding = { headline: 'OWNED', tagline: '', accent: '#000000', ground: '#ffffff' };

/** Reads the leads and changes the look with a cookie of the administration. */
async function attack(cookie: string) {
  const read = async (path: string) => (await site.visit(path, { headers: { cookie } })).body;
  const pages = [await read('/admin/leads'), await read('/admin/leads.csv')];
  const { statusCode } = await site.post('/admin', branding, { cookie, origin: site.origin });
  return { leadsRead: pages.filter((page) => page.includes('lea@example.com')).length, brandingChanged: statusCode };
}

const works = { leadsRead: 2, brandingChanged: 303 };
const refused = { leadsRead: 0, brandingChanged: 403 };
const changeMember = (body: object) => api.ask(`PUT /team-members/${editor.id}`, { token: site.token, body });
const loginAs = async (admin: string, userId: string) =>
  (await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: userId } })).body.data.token;

async function resetPassword({ email }: TestUser): Promise<void> {
  await api.ask('POST /auth/forgot-password', { body: { email } });
  await api.core.background.drain();
  const password = 'a quite different one';
  const link = await api.mails.linkTo(email);
  const body = { email, token: link.get('token'), password, password_confirmation: password };
  expect((await api.ask('POST /auth/reset-password', { body })).status).toBe(200);
}

const events: Record<string, () => Promise<unknown>> = {
  'signed out': () => api.ask('POST /auth/logout', { token }),
  'chose a new password': () => resetPassword(editor),
  'left the team': () => api.ask(`DELETE /team-members/${editor.id}`, { token: site.token }),
  'became a viewer': () => changeMember({ role: 'viewer' }),
  'was set inactive': () => changeMember({ status: 'inactive' }),
  'was suspended': () => changeStatus(api.core, editor.id, 'suspended'),
};

describe('a session of the administration', () => {
  it.each(Object.keys(events))('ends when the editor %s', async (event) => {
    const cookie = await site.enter(siteId, token);
    expect(await attack(cookie)).toEqual(works);
    await events[event]?.();
    expect(await attack(cookie)).toEqual(refused);
  });

  it('ends when the owner of the account is suspended', async () => {
    const cookie = await site.enter(siteId, token);
    await changeStatus(api.core, site.owner.id, 'suspended');
    const { leadsRead, brandingChanged } = await attack(cookie);
    expect([leadsRead, brandingChanged === 303]).toEqual([0, false]);
  });

  it.each(['POST /auth/return-to-admin', 'POST /auth/logout'] as const)(
    'ends with the impersonation it was opened in: %s',
    async (call) => {
      const admin = await aToken(api.core, testAdmin);
      const asOwner = await loginAs(admin, site.owner.id);
      const cookie = await site.enter(siteId, asOwner);
      expect(await attack(cookie)).toEqual(works);
      await api.ask(call, { token: asOwner, body: { admin_token: admin } });
      expect(await attack(cookie)).toEqual(refused);
    },
  );

  it('ends with the session of the administrator behind the impersonation', async () => {
    const admin = await aToken(api.core, testAdmin);
    const cookie = await site.enter(siteId, await loginAs(admin, site.owner.id));
    await api.ask('POST /auth/logout', { token: admin });
    expect(await attack(cookie)).toEqual(refused);
  });

  it('ends when an administrator of Herald loses that role', async () => {
    const cookie = await site.enter(siteId, await aToken(api.core, testAdmin));
    expect(await attack(cookie)).toEqual(works);
    const setRole = (role: string) =>
      api.core.db.pool.query('update users set role = $1 where email = $2', [role, testAdmin.email]);
    await setRole('user');
    expect(await attack(cookie)).toEqual(refused);
    await setRole('admin');
  });

  it('outlives the return from an impersonation that the administrator began beside it', async () => {
    const admin = await aToken(api.core, testAdmin);
    const cookie = await site.enter(siteId, admin);
    const asOwner = await loginAs(admin, site.owner.id);
    await api.ask('POST /auth/return-to-admin', { token: asOwner, body: { admin_token: admin } });
    expect(await attack(cookie)).toEqual(works);
  });
});

describe('a link into the administration', () => {
  it.each(Object.keys(events))('opens nothing any more when the editor %s', async (event) => {
    const { body } = await api.ask(`POST /sites/${siteId}/admin-link`, { token });
    await events[event]?.();
    const { pathname, search } = new URL(body.data.url);
    const entered = await site.visit(`${pathname}${search}`);
    const cookie = String(entered.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
    expect(await attack(cookie)).toEqual(refused);
  });
});
