import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { BackupCounter } from './backup-format.ts';

export interface DumpedTable {
  schema: string;
  name: string;
  columns: string[];
}

/** Few, because a row may hold much. */
const ROWS_AT_ONCE = 100;

/** Jobs that ended are history; what waits or runs belongs to the rows it is about. */
const only = (table: DumpedTable): SQL => (table.schema === 'pgboss' ? sql` where state < 'completed'` : sql``);

export const dumpRepository = {
  /** Tables of Herald, of its sites and of its queue, with the columns that are written to; `ours` are those in `public`. */
  async listTables(db: Queryable, ours: Iterable<string>): Promise<DumpedTable[]> {
    const { rows } = await db.execute<DumpedTable & Record<string, unknown>>(sql`
      select n.nspname as schema, c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' and c.relname in (select json_array_elements_text(${JSON.stringify([...ours])}))
          or n.nspname in (select schema_name from sites)
          or n.nspname = 'pgboss' and c.relname = 'job')
      group by 1, 2 order by 1, 2`);
    return rows;
  },

  /** Each row as a JSON array of texts; a text becomes the same value again, which JSON numbers and dates do not. */
  async *readRows(db: Queryable, table: DumpedTable): AsyncGenerator<string> {
    const values = table.columns.map((column) => sql`${sql.identifier(column)}::text`);
    await db.execute(sql`
      declare backup_rows no scroll cursor for
      select to_json(array[${sql.join(values, sql`, `)}])::text as row
      from ${sql.identifier(table.schema)}.${sql.identifier(table.name)}${only(table)}`);
    for (;;) {
      const { rows } = await db.execute<{ row: string }>(
        sql`fetch forward ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
      );
      for (const { row } of rows) yield row;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await db.execute(sql`close backup_rows`);
  },

  /** How far the numbers of columns that count by themselves have come: a number is never given twice. */
  async listCounters(db: Queryable): Promise<BackupCounter[]> {
    const { rows } = await db.execute<{ schema: string; table: string; column: string; last: string | null }>(sql`
      select n.nspname as schema, c.relname as table, a.attname as column,
        pg_sequence_last_value(pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)::regclass)::text
          as last
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped`);
    return rows.flatMap(({ last, ...counter }) => (last === null ? [] : [{ ...counter, last }]));
  },
};
