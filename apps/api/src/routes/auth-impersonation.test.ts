import type { EndpointShape } from '@herald/contract/endpoint';
import { endpoints } from '@herald/contract/endpoints';
import { aToken, aUser, changeStatus, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const adminToken = () => aToken(api.core, testAdmin);
const loginAs = (token: string, userId: string) =>
  api.ask('POST /auth/login-as-user', { token, body: { user_id: userId } });
const goBack = (token: string, admin?: string) =>
  api.ask('POST /auth/return-to-admin', { token, ...(admin && { body: { admin_token: admin } }) });
const me = async (token: string) => (await api.ask('GET /auth/user', { token })).body.data?.user;

const inPerson = Object.entries<EndpointShape>(endpoints).filter(([, { onlyInPerson }]) => onlyInPerson);

describe('what only somebody themselves may do', () => {
  it.each(inPerson)('%s is refused to an administrator in their place before the body is read', async (_, endpoint) => {
    const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const { body: as } = await loginAs(await adminToken(), owner.id);
    const path = endpoint.path.replaceAll(/:\w+/g, crypto.randomUUID());
    const { status, body } = await api.ask(`${endpoint.method} ${path}`, { token: as.data.token, body: {} });
    expect([status, body.code]).toEqual([403, 'acts_as_other']);
  });
});

describe('login as user', () => {
  it('opens a session as the user that names the administrator', async () => {
    const user = await aUser(api.core, { name: 'Ulla User' });
    const { status, body } = await loginAs(await adminToken(), user.id);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({
      id: user.id,
      user_type: 'user',
      impersonator: { name: 'Administrator', email: testAdmin.email },
    });
    expect(await me(body.data.token)).toMatchObject({ name: 'Ulla User', impersonator: { email: testAdmin.email } });
  });

  it('is written to the audit log and to the user’s security activity', async () => {
    const user = await aUser(api.core);
    const admin = await adminToken();
    const { body } = await loginAs(admin, user.id);
    await goBack(body.data.token, admin);
    const { pool } = api.core.db;
    const audit = await pool.query('select action from audit_log where subject_id = $1 order by id', [user.id]);
    expect(audit.rows.map(({ action }) => action)).toEqual(['impersonation.start', 'impersonation.end']);
    const activity = await pool.query('select action from security_activity where user_id = $1 order by id', [user.id]);
    expect(activity.rows.map(({ action }) => action)).toEqual(['impersonation.start', 'impersonation.end']);
  });

  it('is refused to users', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    const { status, body } = await loginAs(token, (await aUser(api.core)).id);
    expect([status, body.message]).toEqual([403, 'Access denied.']);
  });

  it('is refused from within an impersonated session', async () => {
    const { body } = await loginAs(await adminToken(), (await aUser(api.core)).id);
    expect((await loginAs(body.data.token, (await aUser(api.core)).id)).status).toBe(403);
  });

  it('is refused for other administrators and for suspended users', async () => {
    const token = await adminToken();
    const otherAdmin = await aUser(api.core, { role: 'admin' });
    const suspended = await aUser(api.core, { changes: { status: 'suspended' } });
    expect((await loginAs(token, otherAdmin.id)).status).toBe(403);
    expect((await loginAs(token, suspended.id)).status).toBe(403);
  });

  it('knows nobody by an id that does not exist', async () => {
    expect((await loginAs(await adminToken(), crypto.randomUUID())).status).toBe(404);
    expect((await loginAs(await adminToken(), 'not-an-id')).status).toBe(422);
  });
});

describe('return to admin', () => {
  it('ends the impersonated session and gives the administrator a fresh token', async () => {
    const admin = await adminToken();
    const asUser = (await loginAs(admin, (await aUser(api.core)).id)).body.data.token;
    const { status, body } = await goBack(asUser, admin);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ email: testAdmin.email, impersonator: null });
    expect(await me(body.data.token)).toMatchObject({ email: testAdmin.email });
    expect(await me(asUser)).toBeUndefined();
    expect(await me(admin)).toBeUndefined();
  });

  it('says "No admin session found" to everybody else', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    for (const { status, body } of [await goBack(token), await goBack(token, token)]) {
      expect([status, body.message]).toEqual([409, 'No admin session found']);
    }
  });

  it('is refused to the impersonated token alone, and with any other token than the administrator’s own', async () => {
    const admin = await adminToken();
    const asUser = (await loginAs(admin, (await aUser(api.core)).id)).body.data.token;
    const otherAdmin = await aToken(api.core, await aUser(api.core, { role: 'admin' }));
    for (const wrong of [undefined, asUser, otherAdmin, await adminToken(), 'x'.repeat(43)]) {
      const { status, body } = await goBack(asUser, wrong);
      expect([status, body.data]).toEqual([409, undefined]);
    }
    expect(await me(asUser)).toMatchObject({ impersonator: { email: testAdmin.email } });
    expect((await goBack(asUser, admin)).status).toBe(200);
  });

  it('is what logging out of an impersonated session leaves possible: the own session goes on', async () => {
    const admin = await adminToken();
    const asUser = (await loginAs(admin, (await aUser(api.core)).id)).body.data.token;
    await api.ask('POST /auth/logout', { token: asUser });
    expect(await me(admin)).toMatchObject({ email: testAdmin.email });
  });

  it('leaves other impersonated sessions of the administrator alive', async () => {
    const admin = await adminToken();
    const first = (await loginAs(admin, (await aUser(api.core)).id)).body.data.token;
    const second = (await loginAs(admin, (await aUser(api.core)).id)).body.data.token;
    await goBack(first, admin);
    expect(await me(second)).toMatchObject({ impersonator: { email: testAdmin.email } });
  });
});

describe('an impersonated session', () => {
  it('ends with the administrator’s own session', async () => {
    const admin = await adminToken();
    const asUser = (await loginAs(admin, (await aUser(api.core)).id)).body.data.token;
    await api.ask('POST /auth/logout', { token: admin });
    expect(await me(asUser)).toBeUndefined();
  });

  it('ends when the administrator is suspended', async () => {
    const otherAdmin = await aUser(api.core, { role: 'admin' });
    const asUser = (await loginAs(await aToken(api.core, otherAdmin), (await aUser(api.core)).id)).body.data.token;
    await changeStatus(api.core, otherAdmin.id, 'suspended');
    expect(await me(asUser)).toBeUndefined();
  });

  it('does not sign the user out, even where only one session is allowed', async () => {
    const user = await aUser(api.core, { changes: { allowMultipleSessions: false } });
    const own = await aToken(api.core, user);
    await loginAs(await adminToken(), user.id);
    expect(await me(own)).toMatchObject({ id: user.id });
  });
});
