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
  return `10.1.0.${addresses}`;
};
const login = (ip: string, email?: string) => countAttempt(test.core, { kind: 'login', ip, ...(email && { email }) });
const times = async (count: number, attempt: () => Promise<void>) => {
  for (let done = 0; done < count; done++) await attempt();
};
const { perAddress, perAccount } = attemptLimits.login;
const tooMany = { code: 'too_many_attempts' };

describe('attempts', () => {
  it('are refused above the limit of an account, from any address', async () => {
    const email = 'many@example.com';
    await times(perAccount.count, () => login(newAddress(), email));
    await expect(login(newAddress(), email)).rejects.toMatchObject(tooMany);
    await expect(login(newAddress(), 'other@example.com')).resolves.toBeUndefined();
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

describe('a successful attempt', () => {
  it('does not count and clears the failures of its account', async () => {
    const email = 'success@example.com';
    const ip = newAddress();
    await times(perAccount.count, () => login(ip, email));
    await test.core.db.transaction('test', (tx) => forgiveAttempt(tx, { kind: 'login', ip, email }));
    await expect(login(ip, email)).resolves.toBeUndefined();
  });
});

describe('a user who proves to own the account', () => {
  it('may sign in at once', async () => {
    const email = 'owner@example.com';
    await times(perAccount.count, () => login(newAddress(), email));
    await test.core.db.transaction('test', (tx) => forgiveAccount(tx, email));
    await expect(login(newAddress(), email)).resolves.toBeUndefined();
  });
});
