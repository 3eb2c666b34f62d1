import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { silentLog } from '../runtime/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { Connection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { listen } from './listen.ts';

const { query } = Connection.prototype;
let home: TestDatabase;
let db: Database;
let most: number;

beforeEach(async () => {
  home = await createTestDatabase(inject('databaseServerUrl'));
  db = openDatabase({ url: home.url });
  most = 0;
  let running = 0;
  Connection.prototype.query = new Proxy(query, {
    apply: async (target, self, args) => {
      running += 1;
      most = Math.max(most, running);
      return Reflect.apply(target, self, args).finally(() => {
        running -= 1;
      });
    },
  });
});

afterEach(async () => {
  Connection.prototype.query = query;
  await db.close();
  await home.drop();
});

it('listens to channels that are added at once one after the other', async () => {
  const open = Promise.withResolvers<void>();
  const quiet = { onMessage: () => undefined, log: silentLog };
  const listening = listen(db, { channels: () => ['first'], onGap: open.resolve, ...quiet });
  await open.promise;
  const added = await Promise.all(['second', 'third', 'fourth'].map((channel) => listening.add(channel)));
  await listening.stop();
  expect(added).toEqual([true, true, true]);
  expect(most).toBe(1);
});
