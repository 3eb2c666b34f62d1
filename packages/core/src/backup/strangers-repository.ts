import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { MigratedTables } from '../db/migrated-tables.ts';

const namedIn = (names: Set<string>): SQL => sql`in (select json_array_elements_text(${JSON.stringify([...names])}))`;
const ofExtension = (id: SQL): SQL => sql`exists (select from pg_depend where objid = ${id} and deptype = 'e')`;
const SCHEMAS = sql`('public', 'drizzle')`;

export const strangersRepository = {
  /** What lies where Herald keeps its tables and is not Herald's: some names of it. */
  async find(db: Queryable, { tables, functions }: MigratedTables): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and not c.relispartition
        and not (n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname ${namedIn(tables)})
        and not (n.nspname = 'drizzle' and c.relname = '__drizzle_migrations') and not ${ofExtension(sql`c.oid`)}
      union select format('%s.%s', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${SCHEMAS} and c.relkind = 'S'
        and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i', 'e'))
      union select format('%s.%s()', n.nspname, p.proname) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ${SCHEMAS} and p.proname not ${namedIn(functions)} and not ${ofExtension(sql`p.oid`)}
      union select format('%s.%s', n.nspname, t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
        where n.nspname in ${SCHEMAS} and t.typtype in ('d', 'e', 'r') and not ${ofExtension(sql`t.oid`)}
      order by name limit 5`);
    return rows.map(({ name }) => name);
  },

  /** Whether another program keeps its migrations in the same table. */
  async hasOtherMigrations(db: Queryable, { times }: MigratedTables): Promise<boolean> {
    const found = await db.execute<{ isThere: boolean }>(
      sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
    );
    if (!found.rows[0]?.isThere) return false;
    const { rows } = await db.execute(sql`
      select from drizzle.__drizzle_migrations
      where created_at::text not in (select json_array_elements_text(${JSON.stringify(times.map(String))})) limit 1`);
    return rows.length > 0;
  },
};
