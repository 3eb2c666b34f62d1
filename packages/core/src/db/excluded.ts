import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What each row that is there already takes of the row it kept from being inserted. */
export function excluded<Table extends PgTable, Key extends keyof Table['_']['columns'] & string>(
  table: Table,
  keys: readonly Key[],
): Record<Key, SQL> {
  const wanted: readonly string[] = keys;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => wanted.includes(key));
  const taken = columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`] as const);
  return Object.fromEntries(taken) as Record<Key, SQL>;
}
