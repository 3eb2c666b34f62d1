import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../testing/index.ts';
import { archivedNames } from './archive/archived-tables-repository.ts';
import { personalTables } from './personal-tables.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

async function read(query: string): Promise<string[]> {
  return (await test.core.db.pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
}

/** "sessions users c": the first table names the second, and its rows go with the row they name. */
const references = () =>
  read(`select conrelid::regclass || ' ' || confrelid::regclass || ' ' || confdeltype::text as text
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);

const tablesOf = (kind: string) => Object.keys(personalTables).filter((table) => personalTables[table]?.goes === kind);

describe('every table that knows people or their accounts', () => {
  it('is placed, so that the deletion of an account knows it', async () => {
    const byName = await read(`
      select distinct table_name as text from information_schema.columns where table_schema = 'public' and
      (column_name ~ '(user|account|actor|owner|impersonator|grantor|created_by|creator|updated_by|saved_by|video)_id$'
       or column_name ~ 'email|recipient|reporter') order by 1`);
    const byReference = (await references())
      .map((text) => text.split(' '))
      .filter(([, to = '']) => ['users', 'accounts', 'videos'].includes(to))
      .map(([from = '']) => from);
    const found = [...new Set([...byName, ...byReference, 'users'])].toSorted();
    expect(found).toEqual(Object.keys(personalTables).toSorted());
  });

  it('is in an export, or says why not', () => {
    const exported = Object.keys(personalTables).filter((table) => personalTables[table]?.export === 'rows');
    expect(exported.toSorted()).toEqual(archivedNames.toSorted());
    for (const { export: said } of Object.values(personalTables)) {
      if (said !== 'rows') expect(said.not).toMatch(/\w\.$/);
    }
  });

  it.each([
    ['account', ['accounts']],
    ['user', ['users']],
    ['parent', ['videos', 'moderation_items', 'batches']],
  ])('goes with the row it belongs to where its place is "%s"', async (kind, parents) => {
    const cascading = await references();
    const goes = (table: string) => parents.some((parent) => cascading.includes(`${table} ${parent} c`));
    const missing = tablesOf(kind).filter((table) => !parents.includes(table) && !goes(table));
    expect(missing).toEqual([]);
  });
});
