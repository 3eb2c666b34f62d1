import { attemptLimits } from '@herald/core/attempts';
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

const { perAccount, perAddress } = attemptLimits.login;
const tryLogin = (ask: Ask, email: string, password = 'wrong password') =>
  ask('POST /auth/login', { body: { email, password }, remoteAddress });
const guess = async (ask: Ask, email: string, times: number) => {
  for (let count = 0; count < times; count++) expect((await tryLogin(ask, email)).status).toBe(401);
};

describe('guessing passwords', () => {
  it('is stopped per account, from whatever address, with the time to wait', async () => {
    const user = await aUser(api.core);
    await guess(api.ask, user.email, perAccount.count);
    remoteAddress = '203.0.113.7';
    const { status, headers, body } = await tryLogin(api.ask, user.email, user.password);
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(body.message).toBe('Too many attempts. Please wait a little and try again.');
    expect(Number(headers['retry-after'])).toBe(perAccount.windowMin * 60);
  });

  it('is stopped for unknown addresses just the same', async () => {
    await guess(api.ask, 'unknown@example.com', perAccount.count);
    expect((await tryLogin(api.ask, 'unknown@example.com')).status).toBe(429);
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

  it('is stopped even when all guesses come at once', async () => {
    const user = await aUser(api.core);
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin(api.ask, user.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(perAccount.count);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - perAccount.count);
  });

  it('is stopped across several API processes, and after all of them started again', async () => {
    const user = await aUser(api.core);
    const second = await api.buildSibling();
    await guess(api.ask, user.email, perAccount.count / 2);
    await guess(second.ask, user.email, perAccount.count / 2);
    expect((await tryLogin(api.ask, user.email)).status).toBe(429);
    expect((await tryLogin(second.ask, user.email)).status).toBe(429);
    await second.close();
    const restarted = await api.buildSibling();
    expect((await tryLogin(restarted.ask, user.email, user.password)).status).toBe(429);
    await restarted.close();
  });

  it('is possible again when the time is over', async () => {
    const user = await aUser(api.core);
    await guess(api.ask, user.email, perAccount.count);
    api.clock.advance({ minutes: perAccount.windowMin });
    expect((await tryLogin(api.ask, user.email, user.password)).status).toBe(200);
  });

  it('does not hash anything once it is stopped', async () => {
    await guess(api.ask, 'busy@example.com', perAccount.count);
    const before = api.core.passwords.operationCount;
    await tryLogin(api.ask, 'busy@example.com');
    expect(api.core.passwords.operationCount).toBe(before);
  });
});

describe('signing in rightly', () => {
  it('clears the account’s failures and does not count against the address', async () => {
    const user = await aUser(api.core);
    for (let round = 0; round < 3; round++) {
      await guess(api.ask, user.email, perAccount.count - 1);
      expect((await tryLogin(api.ask, user.email, user.password)).status).toBe(200);
    }
    const rows = await api.core.db.pool.query('select count from attempts where key = $1', [
      `login:address:${remoteAddress}`,
    ]);
    expect(rows.rows).toEqual([{ count: 3 * (perAccount.count - 1) }]);
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
  it('is limited per account, the same for known and unknown addresses', async () => {
    const { count } = attemptLimits.forgotPassword.perAccount;
    for (const email of [(await aUser(api.core)).email, 'no-such-person@example.com']) {
      const ask = () => api.ask('POST /auth/forgot-password', { body: { email }, remoteAddress });
      for (let asked = 0; asked < count; asked++) expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(429);
    }
  });
});
