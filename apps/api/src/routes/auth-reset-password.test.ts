import { aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startBareProxy } from '../../../../tests/support/bare-proxy.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(() => {
  api.mailer.hasTransport = false;
  api.clock.advance({ hours: 2 });
});
afterAll(() => api.close());

const forgot = (email: string) => api.ask('POST /auth/forgot-password', { body: { email } });
const reset = (email: string, token: string, password = 'the new password') =>
  api.ask('POST /auth/reset-password', { body: { email, token, password, password_confirmation: password } });
const resetToken = async (email: string) => {
  await forgot(email);
  await api.core.background.drain();
  return (await api.mails.linkTo(email)).get('token') ?? '';
};

describe('forgot password', () => {
  it('mails a link that opens the reset screen and works', async () => {
    api.mailer.hasTransport = true;
    const user = await aUser(api.core);
    const { status, body } = await forgot(user.email);
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Check your email for password reset instructions.',
        data: { sends_mail: true },
      },
    ]);
    await api.core.background.drain();
    const link = await api.mails.linkTo(user.email);
    expect(link.get('email')).toBe(user.email);
    expect((await reset(user.email, link.get('token') ?? '')).status).toBe(200);
  });

  it('says where the link is when Herald sends no mail, and the link works', async () => {
    const user = await aUser(api.core);
    const { status, body } = await forgot(user.email);
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: 'This Herald sends no mail. An administrator has the link: ask them for it.',
        data: { sends_mail: false },
      },
    ]);
    await api.core.background.drain();
    expect((await reset(user.email, (await api.mails.linkTo(user.email)).get('token') ?? '')).status).toBe(200);
  });

  it.each([true, false])('gives the same response for unknown addresses, with mail %s', async (hasTransport) => {
    api.mailer.hasTransport = hasTransport;
    const known = await forgot((await aUser(api.core)).email);
    const unknown = await forgot('nobody@example.com');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  it('gives the token to nobody who comes through a proxy that adds no header', async () => {
    const admin = await aUser(api.core, { role: 'admin' });
    const proxy = await startBareProxy(await api.app.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await fetch(`${proxy.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email }),
    });
    const everything = JSON.stringify([...answer.headers]) + (await answer.text());
    proxy.close();
    await api.core.background.drain();
    expect(answer.status).toBe(200);
    expect(everything).not.toContain((await api.mails.linkTo(admin.email)).get('token'));
    expect(everything).not.toMatch(/[\w-]{43}/);
  });

  it('does the same statements and hashes whether the address exists or not', async () => {
    const user = await aUser(api.core);
    await api.core.settings.read();
    const cost = async (email: string) => {
      let statements = 0;
      const hashesBefore = api.core.passwords.operationCount;
      const { pool } = api.core.db;
      const query = pool.query;
      pool.query = ((...args: Parameters<typeof query>) => {
        statements += 1;
        return query.apply(pool, args);
      }) as typeof query;
      await forgot(email);
      pool.query = query;
      await api.core.background.drain();
      return { statements, hashes: api.core.passwords.operationCount - hashesBefore };
    };
    const known = await cost(user.email);
    expect(known.statements).toBeGreaterThan(1);
    expect(await cost('stranger@example.com')).toEqual(known);
  });

  it('leaves no token in the log', async () => {
    const user = await aUser(api.core);
    const token = await resetToken(user.email);
    await reset(user.email, token);
    expect(api.logText()).not.toContain(token);
  });

  it('stores the token as a hash only', async () => {
    const user = await aUser(api.core);
    const token = await resetToken(user.email);
    const { rows } = await api.core.db.pool.query('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('reset password', () => {
  it('changes the password and ends every session', async () => {
    const user = await aUser(api.core);
    const session = await aToken(api.core, user);
    const { status, body } = await reset(user.email, await resetToken(user.email));
    expect([status, body.message]).toEqual([200, 'You can now log in with your new password.']);
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(401);
    const login = (password: string) => api.ask('POST /auth/login', { body: { email: user.email, password } });
    expect((await login(user.password)).status).toBe(401);
    expect((await login('the new password')).status).toBe(200);
  });

  const invalid = 'This password reset link is invalid or has expired. Please request a new one.';

  it('tells the owner by a mail without a link', async () => {
    const user = await aUser(api.core);
    await reset(user.email, await resetToken(user.email));
    await api.core.background.drain();
    const notice = (await api.mails.list()).findLast(({ to }) => to === user.email);
    expect(notice?.subject).toBe('Your Herald password was changed');
    expect(`${notice?.text}${notice?.html}`).not.toMatch(/https?:/);
  });

  it('works once', async () => {
    const user = await aUser(api.core);
    const token = await resetToken(user.email);
    const answers = await Promise.all([reset(user.email, token), reset(user.email, token, 'yet another one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await reset(user.email, token)).body.message).toBe(invalid);
  });

  it('works for 60 minutes', async () => {
    const user = await aUser(api.core);
    const [inTime, tooLate] = [await resetToken(user.email), await resetToken(user.email)];
    api.clock.advance({ minutes: 59 });
    expect((await reset('someone-else@example.com', inTime)).status).toBe(422);
    api.clock.advance({ minutes: 1 });
    expect((await reset(user.email, tooLate)).body.message).toBe(invalid);
  });

  it('works for the address it was sent to only', async () => {
    const [user, thief] = [await aUser(api.core), await aUser(api.core)];
    const token = await resetToken(thief.email);
    expect((await reset(user.email, token)).status).toBe(422);
    expect((await reset(thief.email, token)).status).toBe(200);
  });

  it('makes the other links that are under way useless', async () => {
    const user = await aUser(api.core);
    const [first, second] = [await resetToken(user.email), await resetToken(user.email)];
    await reset(user.email, first);
    expect((await reset(user.email, second)).status).toBe(422);
  });

  it('refuses a common password, and the link works for a better one', async () => {
    const user = await aUser(api.core);
    const token = await resetToken(user.email);
    const { status, body } = await reset(user.email, token, 'password1');
    expect([status, body.errors.password]).toEqual([422, ['This password is too common. Please choose another one.']]);
    expect((await reset(user.email, token)).status).toBe(200);
  });

  it('names errors under password', async () => {
    const { status, body } = await reset('a@example.com', 'token', 'short');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: ['Password must be at least 8 characters long.'] });
  });
});
