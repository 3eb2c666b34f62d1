import { aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
beforeEach(() => api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]));
afterAll(() => api.close());

const details = async ({ id }: Pick<TestUser, 'id'>) => (await api.ask(`GET /admin/users/${id}`, { token })).body.data;
const person = { name: 'Cleo', email: 'cleo@x.example', password: 'an uncommon phrase' };

describe('the details of a user', () => {
  it('say from where somebody signed up and with what they signed in', async () => {
    const registration = { ...person, password_confirmation: person.password };
    const { body } = await api.ask('POST /auth/register', {
      body: registration,
      headers: { 'user-agent': 'Netscape' },
    });
    expect(await details(body.data.user)).toMatchObject({
      created_by: null,
      signed_up_from: '127.0.0.1',
      last_browser: 'Netscape',
      live_sessions: 1,
      email_verified_at: null,
      hold: null,
    });
  });

  it('say which administrator created somebody', async () => {
    const { body } = await api.ask('POST /admin/users', { token, body: person });
    expect(body.data).toMatchObject({
      created_by: { id: expect.any(String), name: 'Administrator' },
      signed_up_from: null,
      last_browser: null,
      live_sessions: 0,
    });
  });

  it('say that the operator created the first administrator', async () => {
    const text = 'select id from users where email = $1';
    const { rows } = await api.core.db.pool.query(text, [testAdmin.email]);
    expect((await details(rows[0])).created_by).toEqual({ id: null, name: 'Command line' });
  });

  it('say when the address was confirmed', async () => {
    const user = await aUser(api.core, { changes: { emailVerifiedAt: new Date('2026-01-19T10:00:00Z') } });
    expect((await details(user)).email_verified_at).toBe('2026-01-19T10:00:00.000Z');
  });

  it('show what was done to and by the user, the newest first, and nobody else’s deeds', async () => {
    const [boss, other] = [await aUser(api.core, { role: 'admin' }), await aUser(api.core)];
    const own = await aToken(api.core, boss);
    await api.ask(`PUT /admin/users/${boss.id}`, { token, body: { name: 'Big Boss' } });
    await api.ask(`PUT /admin/users/${other.id}`, { token: own, body: { status: 'suspended' } });
    await api.ask(`PUT /admin/users/${other.id}`, { token, body: { status: 'active' } });
    const { history } = await details(boss);
    expect(history.map(({ action, person: { name } }) => [action, name])).toEqual([
      ['user.suspend', 'Big Boss'],
      ['user.update', 'Administrator'],
    ]);
  });

  it('say who suspended somebody', async () => {
    const user = await aUser(api.core);
    await api.ask(`PUT /admin/users/${user.id}`, { token, body: { status: 'suspended' } });
    expect((await details(user)).hold).toEqual({
      reason: '',
      since: api.clock.now().toISOString(),
      by: { id: expect.any(String), name: 'Administrator' },
    });
  });
});
