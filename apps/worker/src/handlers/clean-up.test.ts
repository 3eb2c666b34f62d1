import { aToken, aUser, createTestCore, type TestCore } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanUp } from './clean-up.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const expiredSessions = async () => {
  await aToken(test.core, await aUser(test.core));
  test.clock.advance({ hours: 25 });
  return countSessions();
};
const countSessions = async () => (await test.core.db.pool.query('select 1 from sessions')).rowCount;

describe('a clean-up', () => {
  it('ends without a failure when its time is over, and the next one goes on', async () => {
    expect(await expiredSessions()).toBe(1);
    const never = new AbortController().signal;
    // The first step has begun by then, and the others have not.
    await cleanUp(test.core, never, 0);
    expect(await countSessions()).toBe(0);
    const swept = async () =>
      (await test.core.db.pool.query('select 1 from accounts where swept_at is not null')).rowCount;
    expect(await swept()).toBe(0);
    await cleanUp(test.core, never);
    expect(await swept()).toBeGreaterThan(0);
  });

  it('goes back into the queue when its worker stops', async () => {
    expect(await expiredSessions()).toBe(1);
    const reason = new Error('The worker is stopping');
    await expect(cleanUp(test.core, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await countSessions()).toBe(1);
  });
});
