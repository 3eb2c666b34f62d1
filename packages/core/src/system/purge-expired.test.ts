import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { claimKey } from '../idempotency/once-per-key.ts';
import { forgotPassword } from '../people/forgot-password.ts';
import { sendVerification } from '../people/send-verification.ts';
import { aToken, aUser } from '../testing/builders.ts';
import { createTestCore, type TestCore } from '../testing/test-core.ts';
import { purgeExpired } from './purge-expired.ts';

const tables = ['sessions', 'password_resets', 'email_verifications', 'attempts', 'idempotency_keys'] as const;
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

async function leaveOneOfEach(): Promise<void> {
  const user = await aUser(test.core);
  await aToken(test.core, user);
  await forgotPassword(test.core, user.email, { ip: '10.0.0.1', userAgent: 'test' });
  await test.core.background.drain();
  await test.core.db.transaction('mail', (tx) =>
    sendVerification(test.core, tx, { userId: user.id, name: 'Ann Example', email: user.email }),
  );
  await claimKey(test.core, { userId: user.id, key: 'key', request: 'POST /videos' });
}

async function countRows(): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const { rows } = await test.core.db.pool.query<{ count: string }>(`select count(*) from ${table}`);
    return [table, Number(rows[0]?.count)];
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe('cleaning up', () => {
  it('removes what has expired and leaves the rest', async () => {
    await leaveOneOfEach();
    const young = await countRows();
    for (const table of tables) expect(young[table], table).toBeGreaterThan(0);
    await purgeExpired(test.core);
    expect(await countRows()).toEqual(young);

    test.clock.advance({ hours: 24 * 8 });
    await purgeExpired(test.core);
    expect(await countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    expect((await test.core.db.pool.query('select 1 from users')).rowCount).toBe(2);
  });

  it('does the other steps when one fails, and says so', async () => {
    await leaveOneOfEach();
    test.clock.advance({ hours: 24 * 8 });
    await test.core.db.pool.query('alter table download_tickets rename to elsewhere');
    await expect(purgeExpired(test.core)).rejects.toThrow('1 steps of the clean-up failed.');
    await test.core.db.pool.query('alter table elsewhere rename to download_tickets');
    expect(await countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  });

  it('does nothing after it was told to stop', async () => {
    await leaveOneOfEach();
    test.clock.advance({ hours: 24 * 8 });
    const before = await countRows();
    await purgeExpired(test.core, AbortSignal.abort());
    expect(await countRows()).toEqual(before);
  });
});
