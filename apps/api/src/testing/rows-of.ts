import type { TestCore } from '@herald/core/testing';
import { schemaOf } from './test-site.ts';

interface Whose {
  /** Of accounts and users. */
  ids: string[];
  /** What also names one of these is theirs. */
  notIds: string[];
  siteId: string;
}

/** Every row that belongs to or names one of these, by table; what a test compares before and after. */
export async function rowsOf(
  { core }: Pick<TestCore, 'core'>,
  { ids, notIds, siteId }: Whose,
): Promise<Record<string, string[]>> {
  const { pool } = core.db;
  const schema = schemaOf(siteId);
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', $1)`,
    [schema],
  );
  const queries = tables.map(
    (table) =>
      `select '${table.name}' as name, kept::text as row from "${table.schema}"."${table.name}" kept
       where ('${table.schema}' = '${schema}' or kept::text like any ($1)) and not kept::text like any ($2)`,
  );
  const { rows } = await pool.query<{ name: string; row: string }>(queries.join(' union all '), [
    like(ids),
    like(notIds),
  ]);
  const found: Record<string, string[]> = {};
  for (const { name, row } of rows) found[name] = [...(found[name] ?? []), row].sort();
  return found;
}

const like = (ids: string[]) => ids.map((id) => `%${id}%`);
