import { changeSettings } from '@herald/core/settings';
import { aMember, aToken, aUser, changeStatus, testAdmin } from '@herald/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterEach(() => changeSettings(api.core, { maintenance_mode: false, registration_enabled: true }));
afterAll(() => api.close());

const statusWith = async (token: string) => (await api.ask('GET /auth/user', { token })).status;

describe('a session', () => {
  it('ends when it was not used for the user’s session timeout', async () => {
    const user = await aUser(api.core, { changes: { sessionTimeoutHours: 2 } });
    const token = await aToken(api.core, user);
    api.clock.advance({ hours: 1, minutes: 59 });
    expect(await statusWith(token)).toBe(200);
    api.clock.advance({ hours: 1, minutes: 59 });
    expect(await statusWith(token)).toBe(200);
    api.clock.advance({ hours: 2, minutes: 1 });
    expect(await statusWith(token)).toBe(401);
  });

  it('ends 30 days after it began, however much it is used', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    for (let hours = 0; hours < 30 * 24 - 12; hours += 12) {
      expect(await statusWith(token)).toBe(200);
      api.clock.advance({ hours: 12 });
    }
    expect(await statusWith(token)).toBe(200);
    api.clock.advance({ hours: 12, minutes: 1 });
    expect(await statusWith(token)).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    const { rows } = await api.core.db.pool.query('select * from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is the only one when the user allows no other', async () => {
    const user = await aUser(api.core, { changes: { allowMultipleSessions: false } });
    const first = await aToken(api.core, user);
    const second = await aToken(api.core, user);
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  });

  it('is the only one even when several sign-ins come at the same moment', async () => {
    const user = await aUser(api.core, { changes: { allowMultipleSessions: false } });
    const tokens = await Promise.all(Array.from({ length: 5 }, () => aToken(api.core, user).catch(() => '')));
    const statuses = await Promise.all(tokens.map(statusWith));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each(['suspended', 'banned'] as const)('ends at once when the user is %s', async (status) => {
    const user = await aUser(api.core);
    const token = await aToken(api.core, user);
    await changeStatus(api.core, user.id, status);
    expect(await statusWith(token)).toBe(401);
    await changeStatus(api.core, user.id, 'active');
    expect(await statusWith(token)).toBe(401);
  });

  it('acts in the account of the team one belongs to', async () => {
    const owner = await aUser(api.core, { name: 'Olga Owner', planSlugs: ['UNLIMITED'] });
    const member = await aMember(api.core, owner, 'editor');
    const { body } = await api.ask('GET /auth/user', { token: await aToken(api.core, member) });
    expect(body.data.user).toMatchObject({
      account: { id: owner.accountId, role: 'editor', owner_name: 'Olga Owner' },
      plans: [{ slug: 'UNLIMITED' }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['a forged token', `Bearer ${'A'.repeat(43)}`],
    ['a token of the wrong form', 'Bearer x'],
    ['SQL', `Bearer ' or 1=1 --`],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['a very long token', `Bearer ${'a'.repeat(8000)}`],
  ])('is not opened by %s', async (_, authorization) => {
    const { status, body } = await api.ask('GET /auth/user', { headers: authorization ? { authorization } : {} });
    expect(status).toBe(401);
    expect(body).toEqual({
      status: 'error',
      code: 'unauthorized',
      message: 'You are not authorized to perform this action.',
    });
  });
});

describe('under maintenance', () => {
  it('only administrators sign in and work', async () => {
    const user = await aUser(api.core);
    const userToken = await aToken(api.core, user);
    await changeSettings(api.core, { maintenance_mode: true });
    const denied = await api.ask('POST /auth/login', { body: { email: user.email, password: user.password } });
    expect([denied.status, denied.body.code]).toEqual([503, 'maintenance']);
    expect(await statusWith(userToken)).toBe(503);
    const admin = await api.ask('POST /auth/login', { body: testAdmin });
    expect(admin.status).toBe(200);
    expect(await statusWith(admin.body.data.token)).toBe(200);
  });

  it('nobody registers, but health and plans still answer', async () => {
    await changeSettings(api.core, { maintenance_mode: true });
    const body = { name: 'N', email: 'm@example.com', password: 'long enough' };
    expect((await api.ask('POST /auth/register', { body })).status).toBe(503);
    expect((await api.ask('GET /health')).status).toBe(200);
    expect((await api.ask('GET /plans')).status).toBe(200);
  });
});

describe('the registration switch', () => {
  it('closes registration and tells the sign-in screen', async () => {
    await changeSettings(api.core, { registration_enabled: false });
    const body = { name: 'N', email: 'closed@example.com', password: 'long enough' };
    const { status, body: answer } = await api.ask('POST /auth/register', { body });
    expect([status, answer.message]).toEqual([403, 'Registration is closed at the moment.']);
    expect((await api.ask('GET /site')).body.data).toMatchObject({ registration_enabled: false, site_name: 'Herald' });
  });
});
