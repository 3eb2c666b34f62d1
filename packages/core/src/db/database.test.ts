import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, inject, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase, type Queryable, type Transaction } from './database.ts';

let home: TestDatabase;
let db: Database;
let other: Database;

beforeAll(async () => {
  home = await createTestDatabase(inject('databaseServerUrl'));
  db = openDatabase({ url: home.url });
  other = openDatabase({ url: home.url });
});

afterAll(async () => {
  await db.close();
  await other.close();
  await home.drop();
});

describe('a connection that is lost inside a transaction', () => {
  it('fails the transaction, not the process, and the next one works', async () => {
    const lost = db.transaction('lost', async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const pid = rows[0]?.pid;
      await other.queries.execute(sql`select pg_terminate_backend(${pid})`);
      const left = async () =>
        (await other.queries.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)).rows;
      await expect.poll(left).toEqual([]);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await db.transaction('after', (tx) => tx.execute(sql`select 1`));
  });
});

describe('a connection that is lost before its transaction begins', () => {
  it('leaves its place in the pool to the next one', async () => {
    const single = openDatabase({ url: home.url, maxConnections: 1 });
    single.pool.once('acquire', (client) => Reflect.get(client, 'connection').stream.destroy());
    await expect(single.transaction('lost', (tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    await single.transaction('after', (tx) => tx.execute(sql`select 1`));
    await single.close();
  });
});

describe('connections that nobody uses', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stay for the next screen, and are closed after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rested = openDatabase({ url: home.url });
    await Promise.all([rested.ping(), rested.ping()]);
    expect(rested.pool.idleCount).toBe(2);
    vi.advanceTimersByTime(59_000);
    expect(rested.pool.totalCount).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(rested.pool.totalCount).toBe(0);
    vi.useRealTimers();
    await rested.close();
  });
});

describe('a transaction', () => {
  it('has a type that the database does not fit, so that a lock without one does not compile', () => {
    expectTypeOf<Transaction>().toExtend<Queryable>();
    expectTypeOf<Queryable>().not.toExtend<Transaction>();
  });
});
