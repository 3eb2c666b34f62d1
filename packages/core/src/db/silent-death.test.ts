import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FrozenProxy, startDatabaseProxy } from '../../../../tests/support/frozen-proxy.ts';
import { silentLog } from '../runtime/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type Listening, listen } from './listen.ts';

let home: TestDatabase;
let proxy: FrozenProxy;
let db: Database;
let direct: Database;

beforeEach(async () => {
  home = await createTestDatabase(inject('databaseServerUrl'));
  const through = await startDatabaseProxy(home.url);
  proxy = through;
  db = openDatabase({ url: through.url, answerWithinMs: 3000 });
  direct = openDatabase({ url: home.url, maxConnections: 1 });
});

afterEach(async () => {
  await db.close();
  await proxy.stop();
  await direct.close();
  await home.drop();
});

const answer = (query = db.queries) => query.execute(sql`select 1`);

describe('connections that die silently', () => {
  it('fail the transaction under way, and are not used again', async () => {
    const hasBegun = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const lost = db.transaction('lost', async (tx) => {
      hasBegun.resolve();
      await mayGoOn.promise;
      await tx.execute(sql`select 1`);
    });
    await hasBegun.promise;
    proxy.freezeOpen();
    mayGoOn.resolve();
    await expect(lost).rejects.toThrow();
    await answer();
  });

  it('are replaced after the queries under way have failed, however many there were', async () => {
    await Promise.all(Array.from({ length: 10 }, () => db.queries.execute(sql`select pg_sleep(0.05)`)));
    expect(db.pool.totalCount).toBe(10);
    proxy.freezeOpen();
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => answer()));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    await answer();
  });

  it('are told from a database that is down by a new connection', async () => {
    await answer();
    proxy.freezeOpen();
    expect(await db.isThere()).toBe(true);
    await proxy.stop();
    expect(await db.isThere()).toBe(false);
  });

  it('are noticed by a listener, which listens again', async () => {
    const messages: string[] = [];
    let gaps = 0;
    const options = { channels: () => ['news'], log: silentLog, pingEveryMs: 100 };
    const listening: Listening = listen(db, {
      ...options,
      onMessage: (_, text) => messages.push(text),
      onGap: () => {
        gaps += 1;
      },
    });
    await expect.poll(() => gaps).toBe(1);
    proxy.freezeOpen();
    await direct.queries.execute(sql`notify news, 'lost'`);
    await expect.poll(() => gaps).toBe(2);
    await direct.queries.execute(sql`notify news, 'heard'`);
    await expect.poll(() => messages).toEqual(['heard']);
    await listening.stop();
  });
});

it('every connection keeps itself alive and ends when a query gets no answer', async () => {
  expect(direct.pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
  expect(direct.pool.options.query_timeout).toBeGreaterThan(Number(direct.pool.options.statement_timeout));
});

it('a database counts the time since the last answer', async () => {
  await answer();
  await expect.poll(() => db.silentForMs()).toBeGreaterThan(100);
  const askedMs = performance.now();
  await answer();
  expect(db.silentForMs()).toBeLessThanOrEqual(performance.now() - askedMs);
});
