import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../testing/test-core.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

it('every reference to another row has an index, so that deleting that row reads no whole table', async () => {
  const { rows } = await test.core.db.pool.query<{ name: string }>(
    `select conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = any (conkey)
         and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
     )`,
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});
