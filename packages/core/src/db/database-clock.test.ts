import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { clockRepository } from './clock-repository.ts';
import { type Database, openDatabase } from './database.ts';
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts';

let home: TestDatabase;
let db: Database;
let clock: DatabaseClock | undefined;

beforeEach(async () => {
  home = await createTestDatabase(inject('databaseServerUrl'));
  db = openDatabase({ url: home.url });
});
afterEach(async () => {
  vi.useRealTimers();
  clock?.stop();
  await db.close();
  await home.drop();
});

/** How far the clock is from PostgreSQL's, the time of the question included. */
async function aheadMs(): Promise<number> {
  const now = clock?.now().getTime() ?? 0;
  return Math.abs(now - (await clockRepository.readMs(db.queries)));
}

describe('the clock of a process', () => {
  it.each([-3, 3])('is that of PostgreSQL, though the machine is %d h apart', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    clock = await openDatabaseClock(db);
    expect(await aheadMs()).toBeLessThan(10_000);
    vi.setSystemTime(0);
    expect(await aheadMs()).toBeLessThan(10_000);
  });

  it('is that of the machine while the database has never responded, and PostgreSQL’s once it has', async () => {
    const there = db.queries;
    const away = new Proxy(there, { get: () => () => Promise.reject(new Error('away')) });
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const changing = { ...db, queries: away };
    clock = await openDatabaseClock(changing, 20);
    expect(clock.now().getTime()).toBeLessThan(3_600_000);
    changing.queries = there;
    await expect.poll(aheadMs).toBeLessThan(10_000);
  });
});
