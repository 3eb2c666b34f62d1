import { afterAll, describe, expect, inject, it } from 'vitest';
import { settingsRepository } from '../settings/settings-repository.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const databases: TestDatabase[] = [];
const emptyDatabase = async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  databases.push(database);
  return database;
};

afterAll(async () => {
  for (const database of databases) await database.drop();
});

describe('migrations', () => {
  it('all succeed when five processes start at once', async () => {
    const { url } = await emptyDatabase();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => migrate(url)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    const db = openDatabase({ url });
    expect(await settingsRepository.readAll(db.queries)).toEqual({});
    await db.close();
  });

  it('change nothing when they run again', async () => {
    const { url } = await emptyDatabase();
    await migrate(url);
    await expect(migrate(url)).resolves.toBeUndefined();
  });
});

describe('transactions', () => {
  it('are all or nothing and are counted by name', async () => {
    const { url } = await emptyDatabase();
    await migrate(url);
    const db = openDatabase({ url });
    const write = (site_name: string) => (tx: typeof db.queries) =>
      settingsRepository.write(tx, { site_name }, new Date());
    await db.transaction('kept', write('kept'));
    const failing = db.transaction('dropped', async (tx) => {
      await write('dropped')(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await settingsRepository.readAll(db.queries)).toEqual({ site_name: 'kept' });
    expect(db.transactionTotals.get('kept')).toMatchObject({ committed: 1, rolledBack: 0 });
    expect(db.transactionTotals.get('dropped')).toMatchObject({ committed: 0, rolledBack: 1 });
    await db.close();
  });
});
