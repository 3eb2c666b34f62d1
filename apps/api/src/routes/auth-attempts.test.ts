import { attemptLimits } from '@herald/core/attempts';
import { resetPasswordByOperator } from '@herald/core/people';
import { aUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Ask, createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let lastOctet = 0;
let remoteAddress: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(() => {
  lastOctet += 1;
  remoteAddress = `198.51.100.${lastOctet}`;
});
afterAll(() => api.close());

const { perAccount, perAccountAndAddress, perAddress } = attemptLimits.login;
const tryLogin = (ask: Ask, email: string, password = 'wrong password', cookie?: string) =>
  ask('POST /auth/login', { body: { email, password }, remoteAddress, ...(cookie && { headers: { cookie } }) });
const guess = async (ask: Ask, email: string, times: number) => {
  for (let count = 0; count < times; count++) expect((await tryLogin(ask, email)).status).toBe(401);
};
/** Guesses from a new address each time. */
const guessFromEverywhere = async (email: string, times: number) => {
  for (let count = 0; count < times; count++) {
    remoteAddress = `100.64.${count >> 8}.${count & 255}`;
    expect((await tryLogin(api.ask, email)).status).toBe(401);
  }
};
/** The cookie that marks a browser as one that has signed in. */
const signInAndMark = async (user: { email: string; password: string }) => {
  const { status, headers } = await tryLogin(api.ask, user.email, user.password);
  expect(status).toBe(200);
  const setCookie = String(headers['set-cookie']);
  expect(setCookie).toMatch(/; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
  return setCookie.slice(0, setCookie.indexOf(';'));
};

describe('guessing passwords', () => {
  it('slows down per account and address, with the time to wait', async () => {
    const user = await aUser(api.core);
    await guess(api.ask, user.email, perAccountAndAddress.count);
    const { status, headers, body } = await tryLogin(api.ask, user.email, user.password);
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(body.message).toBe('Too many attempts. Please wait a moment and try again.');
    expect(Number(headers['retry-after'])).toBe(15);
    api.clock.advance({ seconds: 15 });
    await guess(api.ask, user.email, 1);
    expect((await tryLogin(api.ask, user.email, user.password)).headers['retry-after']).toBe('30');
  });

  it('slows down for unknown addresses just the same', async () => {
    await guess(api.ask, 'unknown@example.com', perAccountAndAddress.count);
    expect((await tryLogin(api.ask, 'unknown@example.com')).status).toBe(429);
  });

  it('does not keep the owner out, neither on their own device nor on a new one elsewhere', async () => {
    const user = await aUser(api.core);
    remoteAddress = '198.18.0.1';
    const mark = await signInAndMark(user);
    remoteAddress = '198.18.66.6';
    for (let count = 0; count < 12; count++) await tryLogin(api.ask, user.email);
    expect((await tryLogin(api.ask, user.email, user.password)).status).toBe(429);
    expect((await tryLogin(api.ask, user.email, user.password, mark)).status).toBe(200);
    remoteAddress = '198.18.0.2';
    expect((await tryLogin(api.ask, user.email, user.password)).status).toBe(200);
  });

  it('is let through once a minute on one account, over however many addresses', async () => {
    const user = await aUser(api.core);
    const mark = await signInAndMark(user);
    await guessFromEverywhere(user.email, perAccount.count);
    remoteAddress = '203.0.113.7';
    const refused = await tryLogin(api.ask, user.email, user.password);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await tryLogin(api.ask, user.email, user.password, mark)).status).toBe(200);
    api.clock.advance({ minutes: 1 });
    expect((await tryLogin(api.ask, user.email, user.password)).status).toBe(200);
  });

  it('is stopped per address, over however many accounts', async () => {
    for (let count = 0; count < perAddress.count; count++) {
      expect((await tryLogin(api.ask, `victim-${count}@example.com`)).status).toBe(401);
    }
    expect((await tryLogin(api.ask, 'one-more@example.com')).status).toBe(429);
    remoteAddress = '203.0.113.8';
    expect((await tryLogin(api.ask, 'one-more@example.com')).status).toBe(401);
  });

  it('counts all of an IPv6 /64 as one address', async () => {
    for (let count = 0; count < perAddress.count; count++) {
      remoteAddress = `2001:db8:1:2::${count.toString(16)}`;
      expect((await tryLogin(api.ask, `six-${count}@example.com`)).status).toBe(401);
    }
    remoteAddress = '2001:db8:1:2:ffff::1';
    expect((await tryLogin(api.ask, 'six@example.com')).status).toBe(429);
  });

  it('slows down even when all guesses come at once', async () => {
    const user = await aUser(api.core);
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin(api.ask, user.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(perAccountAndAddress.count);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - perAccountAndAddress.count);
  });

  it('slows down across several API processes, and after all of them started again', async () => {
    const user = await aUser(api.core);
    const second = await api.buildSibling();
    await guess(api.ask, user.email, perAccountAndAddress.count - 2);
    await guess(second.ask, user.email, 2);
    expect((await tryLogin(api.ask, user.email)).status).toBe(429);
    expect((await tryLogin(second.ask, user.email)).status).toBe(429);
    await second.close();
    const restarted = await api.buildSibling();
    expect((await tryLogin(restarted.ask, user.email, user.password)).status).toBe(429);
    await restarted.close();
  });

  it('does not hash anything while it has to wait', async () => {
    await guess(api.ask, 'busy@example.com', perAccountAndAddress.count);
    const before = api.core.passwords.operationCount;
    await tryLogin(api.ask, 'busy@example.com');
    expect(api.core.passwords.operationCount).toBe(before);
  });

  it('is shown to the user, in a few lines however many guesses there are', async () => {
    const user = await aUser(api.core);
    await guess(api.ask, user.email, perAccountAndAddress.count);
    await guessFromEverywhere(user.email, 40);
    await api.core.background.drain();
    const { rows } = await api.core.db.pool.query(
      "select ip from security_activity where user_id = $1 and action = 'session.refuse'",
      [user.id],
    );
    expect(rows).toHaveLength(attemptLimits.failedLoginNote.perAccount.count);
  });
});

describe('the mark of a device', () => {
  const isLetThrough = async (user: { email: string; password: string }, cookie: string) => {
    remoteAddress = `198.51.100.${lastOctet + 100}`;
    await guess(api.ask, user.email, perAccountAndAddress.count);
    return (await tryLogin(api.ask, user.email, user.password, cookie)).status === 200;
  };

  it('is given at registration too', async () => {
    const user = { email: 'marked@example.com', password: 'a new long password' };
    const { headers } = await api.ask('POST /auth/register', { body: { name: 'Mara', ...user } });
    expect(await isLetThrough(user, String(headers['set-cookie']).split(';')[0] ?? '')).toBe(true);
  });

  it('opens nothing without the password, and no more than the usual guesses', async () => {
    const user = await aUser(api.core);
    const mark = await signInAndMark(user);
    for (let count = 0; count < perAccountAndAddress.count; count++) {
      expect((await tryLogin(api.ask, user.email, 'wrong password', mark)).status).toBe(401);
    }
    expect((await tryLogin(api.ask, user.email, user.password, mark)).status).toBe(429);
  });

  it('belongs to one user', async () => {
    const [user, other] = [await aUser(api.core), await aUser(api.core)];
    const mark = await signInAndMark(other);
    const renamed = mark.replace(other.id, user.id);
    expect(await isLetThrough(user, renamed)).toBe(false);
  });

  it.each([
    ['forged', (mark: string) => mark.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))],
    ['without a signature', (mark: string) => mark.replace(/\.[^.]*$/, '.')],
    ['prolonged', (mark: string) => mark.replace(/\.(\d+)\./, '.9$1.')],
    ['empty', (mark: string) => mark.replace(/=.*$/, '=')],
  ])('is worth nothing when it is %s', async (_, change) => {
    const user = await aUser(api.core);
    expect(await isLetThrough(user, change(await signInAndMark(user)))).toBe(false);
  });

  it('ends with a new password', async () => {
    const user = await aUser(api.core);
    const mark = await signInAndMark(user);
    await resetPasswordByOperator(api.core, { email: user.email, password: 'quite another one' });
    expect(await isLetThrough({ ...user, password: 'quite another one' }, mark)).toBe(false);
  });

  it('ends after 180 days', async () => {
    const user = await aUser(api.core);
    const mark = await signInAndMark(user);
    api.clock.advance({ hours: 24 * 180 });
    expect(await isLetThrough(user, mark)).toBe(false);
  });
});

describe('signing in rightly', () => {
  it('clears its own failures and does not count against the address', async () => {
    const user = await aUser(api.core);
    for (let round = 0; round < 3; round++) {
      await guess(api.ask, user.email, perAccountAndAddress.count - 1);
      expect((await tryLogin(api.ask, user.email, user.password)).status).toBe(200);
    }
    const rows = await api.core.db.pool.query('select count from attempts where key = $1', [
      `login:address:${remoteAddress}`,
    ]);
    expect(rows.rows).toEqual([{ count: 3 * (perAccountAndAddress.count - 1) }]);
  });

  it('hashes as often for an unknown address as for a known one', async () => {
    const user = await aUser(api.core);
    const hashesFor = async (email: string) => {
      const before = api.core.passwords.operationCount;
      await tryLogin(api.ask, email);
      return api.core.passwords.operationCount - before;
    };
    expect(await hashesFor(user.email)).toBe(1);
    expect(await hashesFor('a-stranger@example.com')).toBe(1);
  });
});

describe('asking for reset links', () => {
  const ask = (email: string) => api.ask('POST /auth/forgot-password', { body: { email }, remoteAddress });
  const mailsTo = async (email: string) => {
    await api.core.background.drain();
    return (await api.mails.list()).filter(({ to }) => to === email);
  };

  it('is limited per address, the same for known and unknown ones', async () => {
    for (const email of [(await aUser(api.core)).email, 'no-such-person@example.com']) {
      for (let asked = 0; asked < attemptLimits.forgotPassword.perAddress.count; asked++) {
        expect((await ask(email)).status).toBe(200);
      }
      expect((await ask(email)).status).toBe(429);
      remoteAddress = `203.0.113.${lastOctet}`;
    }
  });

  it('by a stranger, however often, neither floods the owner nor keeps them from a link that works', async () => {
    const user = await aUser(api.core);
    for (let asked = 0; asked < 20; asked++) expect((await ask(user.email)).status).toBe(200);
    expect(await mailsTo(user.email)).toHaveLength(attemptLimits.resetMail.perAccount.count);
    remoteAddress = '203.0.113.99';
    expect((await ask(user.email)).status).toBe(200);
    const link = await api.mails.linkTo(user.email);
    const reset = { email: user.email, token: link.get('token'), password: 'entirely new words' };
    const answer = await api.ask('POST /auth/reset-password', {
      body: { ...reset, password_confirmation: reset.password },
      remoteAddress,
    });
    expect(answer.status).toBe(200);
    await ask(user.email);
    expect((await mailsTo(user.email)).at(-1)?.link).toBeDefined();
  });

  it('sends another link while the newest works for half an hour more', async () => {
    const user = await aUser(api.core);
    for (let asked = 0; asked < 10; asked++) await ask(user.email);
    for (let round = 0; round < 6; round++) {
      const before = (await mailsTo(user.email)).length;
      api.clock.advance({ minutes: 30 });
      await ask(user.email);
      expect((await mailsTo(user.email)).length).toBe(before + 1);
    }
  });

  it('with wrong tokens does not keep the owner from using the right one', async () => {
    const user = await aUser(api.core);
    await ask(user.email);
    await mailsTo(user.email);
    const use = (token: string | null) =>
      api.ask('POST /auth/reset-password', {
        body: { email: user.email, token, password: 'entirely new words', password_confirmation: 'entirely new words' },
        remoteAddress,
      });
    for (let tries = 0; tries < attemptLimits.resetPassword.perAddress.count; tries++) {
      expect((await use('made up')).status).toBe(422);
    }
    expect((await use('made up')).status).toBe(429);
    remoteAddress = '203.0.113.55';
    expect((await use((await api.mails.linkTo(user.email)).get('token'))).status).toBe(200);
  });
});
