import { addAdministrator } from '@herald/core/people';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { TestSite } from '../testing/test-site.ts';

let api: TestApi;
let first: TestUser;
let second: TestUser;
let token: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance({ hours: 25 });
  api.mailer.hasTransport = true;
  first = await anAdministrator();
  second = await anAdministrator();
  token = await aToken(api.core, second);
});

const anAdministrator = () => aUser(api.core, { role: 'admin', planSlugs: ['UNLIMITED'] });
const change = (id: string, body: object, as = token) => api.ask(`PUT /admin/users/${id}`, { token: as, body });
const actAs = async ({ id }: TestUser): Promise<string> =>
  (await api.ask('POST /auth/login-as-user', { token, body: { user_id: id } })).body.data.token;
const accountsOf = async (as: string) =>
  (await api.ask('GET /auth/user', { token: as })).body.data.user.accounts.map(({ id }: { id: string }) => id);

describe('an administrator', () => {
  it('does not give another administrator, or themselves, another address', async () => {
    for (const { id, email } of [first, second]) {
      expect((await change(id, { email: `evil-${email}` })).status).toBe(403);
      expect((await api.ask('POST /auth/login', { body: { email, password: first.password } })).status).toBe(200);
    }
  });

  it('does not reach the account of another one in the place of a member', async () => {
    const member = await aMember(api.core, first, 'admin');
    await api.core.db.pool.query('update users set last_account_id = $1 where id = $2', [first.accountId, member.id]);
    const acting = await actAs(member);
    expect(await accountsOf(acting)).toEqual([member.accountId]);
    const moved = await api.ask('POST /auth/switch-account', { token: acting, body: { account_id: first.accountId } });
    expect(moved.status).toBe(404);
    expect(await accountsOf(await aToken(api.core, member))).toContain(first.accountId);
  });

  it('loses the place in an account whose owner becomes an administrator', async () => {
    const owner = await aUser(api.core);
    const member = await aMember(api.core, owner, 'editor');
    await api.core.db.pool.query('update users set last_account_id = $1 where id = $2', [owner.accountId, member.id]);
    const acting = await actAs(member);
    expect(await accountsOf(acting)).toContain(owner.accountId);
    await change(owner.id, { role: 'admin' });
    expect((await api.ask('GET /auth/user', { token: acting })).status).toBe(401);
  });

  it('opens no site of another one', async () => {
    count += 1;
    const site = new TestSite(api, first, await aToken(api.core, first), `of-an-admin-${count}`);
    const { id } = (await site.create()).body.data;
    expect((await api.ask(`POST /sites/${id}/admin-link`, { token })).status).toBe(403);
    expect((await api.ask(`POST /sites/${id}/admin-link`, { token: site.token })).status).toBe(200);
  });

  it('is not changed by a team that made their sign-in', async () => {
    const owner = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    count += 1;
    const body = { name: 'Mia', email: `made-${count}@team.example`, password: 'typed by the team' };
    const { id } = (await api.ask('POST /team-members', { token: owner, body })).body.data;
    expect((await change(id, { role: 'admin' })).status).toBe(200);
    for (const wish of [{ email: 'evil@team.example' }, { password: 'typed by the team again' }]) {
      expect((await api.ask(`PUT /team-members/${id}`, { token: owner, body: wish })).status).toBe(403);
    }
  });
});

describe('what decides about others', () => {
  const deeds: Record<string, (user: TestUser) => Promise<{ status: number; body: { code?: string } }>> = {
    'a role': ({ id }) => change(id, { role: 'admin' }),
    'an address': ({ id, email }) => change(id, { email: `new-${email}` }),
    'a password link': ({ id }) => api.ask(`POST /admin/users/${id}/password-link`, { token }),
    'a deletion': ({ id }) => api.ask(`DELETE /admin/users/${id}`, { token }),
    'a new administrator': async ({ email }) =>
      api.ask('POST /admin/users', {
        token,
        body: { name: 'New', email: `new-${email}`, password: 'an uncommon phrase', role: 'admin' },
      }),
  };

  it.each(Object.entries(deeds))('%s asks for the own password, once in 10 minutes', async (_, deed) => {
    const [one, other, third] = [await aUser(api.core), await aUser(api.core), await aUser(api.core)];
    api.clock.advance({ minutes: 11 });
    const refused = await deed(one);
    expect([refused.status, refused.body.code]).toEqual([403, 'password_required']);
    const confirm = (password: string) => api.ask('POST /auth/confirm-password', { token, body: { password } });
    expect((await confirm('a wrong password')).status).toBe(422);
    expect((await deed(one)).status).toBe(403);
    expect((await confirm(second.password)).status).toBe(200);
    expect((await deed(one)).status).toBeLessThan(300);
    api.clock.advance({ minutes: 9 });
    expect((await deed(other)).status).toBeLessThan(300);
    api.clock.advance({ minutes: 2 });
    expect((await deed(third)).body.code).toBe('password_required');
  });

  it('asks for nothing more for what changes neither', async () => {
    const user = await aUser(api.core, { name: 'Ann Example' });
    api.clock.advance({ minutes: 11 });
    expect((await change(user.id, { name: 'Ann Other', email: user.email, role: 'user' })).status).toBe(200);
  });
});

describe('what an administrator does as another person', () => {
  it('is in the audit log, each write of it, and once in the activity of that person', async () => {
    const user = await aUser(api.core);
    const acting = await actAs(user);
    const { data: body } = (await api.ask('GET /user/settings/preferences', { token: acting })).body;
    for (const theme of ['light', 'dark']) {
      const answer = await api.ask('PUT /user/settings/preferences', { token: acting, body: { ...body, theme } });
      expect(answer.status).toBe(200);
    }
    const { rows } = await api.core.db.pool.query(
      `select impersonator_id, details ->> 'call' as call from audit_log where action = 'impersonation.act' and actor_id = $1`,
      [user.id],
    );
    const entry = { impersonator_id: second.id, call: 'PUT /user/settings/preferences' };
    expect(rows).toEqual([entry, entry]);
    const seen = await api.ask('GET /user/settings/security/activity', { token: await aToken(api.core, user) });
    const acts = seen.body.data.filter(({ action }: { action: string }) => action === 'Administrator acted for you');
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ device: 'Administrator', location: '', details: expect.stringMatching(/\w/) });
  });

  it('is no deed where it only asks', async () => {
    const user = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const acting = await actAs(user);
    expect((await api.ask('POST /video-generation/estimate', { token: acting, body: {} })).status).toBe(200);
    const { data } = (await api.ask('GET /user/settings/security/activity', { token: await aToken(api.core, user) }))
      .body;
    expect(data.map(({ action }: { action: string }) => action)).not.toContain('Administrator acted for you');
  });

  it('adds nobody to a team, sets no key and takes back no consent', async () => {
    const acting = await actAs(await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    const typed = { name: 'Mia', email: 'mia@stays.example', password: 'typed by an administrator' };
    const asked = [
      await api.ask('POST /team-members', { token: acting, body: typed }),
      await api.ask('POST /team-members', { token: acting, body: { ...typed, password: undefined, invite: true } }),
      await api.ask('PUT /api-keys', { token: acting, body: { openai: 'sk-of-an-administrator-123' } }),
      await api.ask(`POST /user/data/consents/${newId(api.core)}/revoke`, { token: acting }),
    ];
    expect(asked.map(({ body }) => body.code)).toEqual(asked.map(() => 'acts_as_other'));
  });
});

it('lets the operator of the machine make an administrator without a password being asked', async () => {
  count += 1;
  const made = await addAdministrator(api.core, { email: `operator-${count}@herald.test` });
  expect(made.generatedPassword).toBeDefined();
});
