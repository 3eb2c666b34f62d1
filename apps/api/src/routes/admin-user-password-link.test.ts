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

const send = ({ id }: TestUser) => api.ask(`POST /admin/users/${id}/password-link`, { token });
const mailsTo = async ({ id }: TestUser) =>
  (await api.core.db.pool.query('select kind, state, link from mails where user_id = $1', [id])).rows;

describe('a password link', () => {
  beforeAll(() => {
    api.mailer.hasTransport = true;
  });

  it('is mailed, shown to nobody, and recorded', async () => {
    const user = await aUser(api.core);
    const { status, body } = await send(user);
    expect([status, body.data]).toEqual([200, { is_mailed: true, link: null, expires_at: expect.any(String) }]);
    expect(await mailsTo(user)).toMatchObject([{ kind: 'password_reset', state: 'queued' }]);
    const mail = (await api.mails.list()).find(({ to }) => to === user.email);
    expect(mail?.text).toContain('An administrator of Herald sends you this link');
    expect(mail?.text).not.toContain('Someone asked');
    const text = 'select action, details from audit_log where subject_id = $1';
    const { rows } = await api.core.db.pool.query(text, [user.id]);
    expect(rows).toEqual([{ action: 'user.send_password_link', details: { to: user.email, is_mailed: true } }]);
  });

  it.each(['suspended', 'banned'] as const)('is not made for somebody who is %s', async (status) => {
    const user = await aUser(api.core, { changes: { status } });
    const answer = await send(user);
    expect([answer.status, answer.body.message]).toEqual([409, `Not while ${status}.`]);
    expect(await mailsTo(user)).toEqual([]);
  });

  it('is for somebody who exists', async () => {
    const { status } = await api.ask(`POST /admin/users/${crypto.randomUUID()}/password-link`, { token });
    expect(status).toBe(404);
  });
});

describe('without a mail server', () => {
  beforeAll(() => {
    api.mailer.hasTransport = false;
  });

  it('the administrator gets the link, and it lets the user choose a password', async () => {
    const user = await aUser(api.core);
    const { body } = await send(user);
    expect(body.data.is_mailed).toBe(false);
    // The link is in hand: no mail waits to be passed on.
    expect(await mailsTo(user)).toEqual([]);
    const { searchParams } = new URL(body.data.link ?? expect.unreachable());
    const choice = { password: 'a fresh uncommon phrase', password_confirmation: 'a fresh uncommon phrase' };
    const reset = { email: user.email, token: searchParams.get('token'), ...choice };
    expect((await api.ask('POST /auth/reset-password', { body: reset })).status).toBe(200);
    expect(await aToken(api.core, { email: user.email, password: choice.password })).toBeTypeOf('string');
  });

  it('nobody gets a link for an administrator', async () => {
    const boss = await aUser(api.core, { role: 'admin' });
    const { status, body } = await send(boss);
    expect([status, body.message]).toEqual([
      409,
      'No mail server is set up, and a link for an administrator is shown to nobody. Use herald admin reset-password.',
    ]);
    expect(await mailsTo(boss)).toEqual([]);
  });
});
