import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../testing/index.ts';
import { attemptLimits } from './attempt-limits.ts';
import { countAttempt, forgiveAccount, forgiveAttempt } from './count-attempt.ts';

let test: TestCore;
let addresses = 0;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const newAddress = () => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};
const login = (ip: string, email?: string) => countAttempt(test.core, { kind: 'login', ip, ...(email && { email }) });
const times = async (count: number, attempt: () => Promise<void>) => {
  for (let done = 0; done < count; done++) await attempt();
};
/** Tries as soon as the refusal says so, and returns how many attempts were let through within a day. */
const triesInOneDay = async (attempt: () => Promise<void>) => {
  const end = test.clock.now().getTime() + 24 * 60 * 60_000 - 1;
  let passed = 0;
  while (test.clock.now().getTime() < end) {
    const waitSec = await attempt().then(
      () => 0,
      ({ retryAfterSec }) => retryAfterSec as number,
    );
    if (waitSec === 0) passed += 1;
    test.clock.advance({ seconds: waitSec });
  }
  return passed;
};
const { perAddress, perAccount, perAccountAndAddress } = attemptLimits.login;
const tooMany = { code: 'too_many_attempts' };

describe('attempts', () => {
  it('on one account from one address wait longer and longer', async () => {
    const [ip, email] = [newAddress(), 'many@example.com'];
    await times(perAccountAndAddress.count, () => login(ip, email));
    for (const wait of perAccountAndAddress.waitsSec) {
      await expect(login(ip, email)).rejects.toMatchObject({ ...tooMany, retryAfterSec: wait });
      test.clock.advance({ seconds: wait });
      await login(ip, email);
    }
    await expect(login(newAddress(), email)).resolves.toBeUndefined();
    await expect(login(ip, 'other@example.com')).resolves.toBeUndefined();
  });

  it('that come together are all let through, whoever looked at the clock first', async () => {
    const [ip, email] = [newAddress(), 'together@example.com'];
    await login(ip, email);
    test.clock.advance({ seconds: -1 });
    await expect(login(ip, email)).resolves.toBeUndefined();
    test.clock.advance({ seconds: 1 });
    await test.core.db.transaction('test', (tx) =>
      forgiveAttempt(test.core, tx, { kind: 'login', ip, email: 'another@example.com' }),
    );
    test.clock.advance({ seconds: -1 });
    await expect(login(ip, email)).resolves.toBeUndefined();
    test.clock.advance({ seconds: 1 });
  });

  it('on one account from one address are few in a day', async () => {
    const ip = newAddress();
    expect(await triesInOneDay(() => login(ip, 'patient@example.com'))).toBe(35);
  });

  it('on one account from many addresses come through one at a time, a minute apart', async () => {
    const email = 'from-everywhere@example.com';
    await times(perAccount.count, () => login(newAddress(), email));
    await expect(login(newAddress(), email)).rejects.toMatchObject({ ...tooMany, retryAfterSec: 60 });
    test.clock.advance({ seconds: 60 });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => login(newAddress(), email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that one limit refuses do not count against the others', async () => {
    const email = 'crowded@example.com';
    await times(perAccount.count, () => login(newAddress(), email));
    const ip = newAddress();
    for (let tries = 0; tries < 10; tries++) await expect(login(ip, email)).rejects.toMatchObject(tooMany);
    test.clock.advance({ seconds: 60 });
    await expect(login(ip, email)).resolves.toBeUndefined();
    const rows = await test.core.db.pool.query('select count from attempts where key = $1', [`login:address:${ip}`]);
    expect(rows.rows).toEqual([{ count: 1 }]);
  });

  it('are refused above the limit of an address, for any account, with the time to wait', async () => {
    const ip = newAddress();
    await times(perAddress.count, () => login(ip));
    const refusal = { ...tooMany, retryAfterSec: perAddress.windowMin * 60 };
    await expect(login(ip, 'fresh@example.com')).rejects.toMatchObject(refusal);
  });

  it('count again from zero after the window', async () => {
    const ip = newAddress();
    await times(perAddress.count, () => login(ip));
    test.clock.advance({ minutes: perAddress.windowMin });
    await expect(login(ip)).resolves.toBeUndefined();
  });

  it('of one IPv6 network count as one address', async () => {
    await times(perAddress.count, () => login('2001:db8:1:2::a'));
    await expect(login('2001:db8:1:2:ffff::b')).rejects.toMatchObject(tooMany);
    await expect(login('2001:db8:1:3::a')).resolves.toBeUndefined();
  });

  it('are counted exactly when they arrive at the same moment', async () => {
    const ip = newAddress();
    const outcomes = await Promise.allSettled(Array.from({ length: perAddress.count + 10 }, () => login(ip)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  });
});

describe('an attempt from a known device', () => {
  it('is limited by that device alone', async () => {
    const [ip, email, device] = [newAddress(), 'known@example.com', 'a-device'];
    const known = () => countAttempt(test.core, { kind: 'login', ip, email, device });
    await times(perAccountAndAddress.count, () => login(ip, email));
    await expect(login(ip, email)).rejects.toMatchObject(tooMany);
    await times(perAccountAndAddress.count, known);
    await expect(known()).rejects.toMatchObject(tooMany);
  });
});

describe('a successful attempt', () => {
  const attemptOf = (ip: string, email: string) => ({ kind: 'login', ip, email }) as const;
  const forgive = (ip: string, email: string) =>
    test.core.db.transaction('test', (tx) => forgiveAttempt(test.core, tx, attemptOf(ip, email)));

  it('clears the failures on its account from its address', async () => {
    const [ip, email] = [newAddress(), 'success@example.com'];
    await times(perAccountAndAddress.count, () => login(ip, email));
    await forgive(ip, email);
    await times(perAccountAndAddress.count, () => login(ip, email));
  });

  it('leaves the failures on its account from elsewhere', async () => {
    const [thief, email] = [newAddress(), 'attacked@example.com'];
    await times(perAccountAndAddress.count, () => login(thief, email));
    const ip = newAddress();
    await login(ip, email);
    await forgive(ip, email);
    await expect(login(thief, email)).rejects.toMatchObject(tooMany);
    const rows = await test.core.db.pool.query("select count from attempts where key like 'login:account:%'");
    expect(rows.rows).toContainEqual({ count: perAccountAndAddress.count });
  });

  it('opens an address again that it closed itself', async () => {
    const ip = newAddress();
    await times(perAddress.count, () => login(ip));
    await forgive(ip, 'last@example.com');
    await expect(login(ip)).resolves.toBeUndefined();
  });
});

describe('a user who proves to own the account', () => {
  it('may sign in at once, from anywhere', async () => {
    const [ip, email] = [newAddress(), 'owner@example.com'];
    await times(perAccountAndAddress.count, () => login(ip, email));
    await times(perAccount.count - perAccountAndAddress.count, () => login(newAddress(), email));
    await test.core.db.transaction('test', (tx) => forgiveAccount(tx, email));
    await expect(login(ip, email)).resolves.toBeUndefined();
  });
});
