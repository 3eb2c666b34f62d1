import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { BackupCounter, BackupTable } from './backup-format.ts';

/** A table that is there, with the type of each column that can be written to. */
export interface TargetTable {
  schema: string;
  name: string;
  types: Record<string, string>;
}

/** How the tables of a database hold together; without it, rows can come in any order. */
export interface Bond {
  table: string;
  name: string;
  definition: string;
}

const OURS = sql`(n.nspname = 'public' or n.nspname ~ '^site_[0-9a-f]{32}$')`;
const ofExtension = (id: ReturnType<typeof sql>) =>
  sql`exists (select from pg_depend where objid = ${id} and deptype = 'e')`;

export const loadRepository = {
  /** Whether a Herald has ever run with this database. */
  async isInhabited(db: Queryable): Promise<boolean> {
    const { rows } = await db.execute<{ isThere: boolean }>(
      sql`select to_regclass('public.installation') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return false;
    const found = await db.execute(sql`select from installation union all select from users limit 1`);
    return found.rows.length > 0;
  },

  /** Whether a process of Herald is connected, besides this one, which has one connection. */
  async isInUse(db: Queryable): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and application_name like 'herald%' and pid <> pg_backend_pid() limit 1`);
    return rows.length > 0;
  },

  async dropEverything(tx: Transaction): Promise<void> {
    const { rows } = await tx.execute<{ command: string }>(sql`
      select format('drop schema %I cascade', nspname) as command, 0 as step from pg_namespace
        where nspname ~ '^site_[0-9a-f]{32}$' or nspname = 'drizzle'
      union all select format('drop table %s cascade', c.oid::regclass), 1 from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not ${ofExtension(sql`c.oid`)}
      union all select format('drop routine %s cascade', p.oid::regprocedure), 2 from pg_proc p
        where p.pronamespace = 'public'::regnamespace and not ${ofExtension(sql`p.oid`)}
      union all select format('drop type %s cascade', t.oid::regtype), 3 from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e') and not ${ofExtension(sql`t.oid`)}
      order by step`);
    for (const { command } of rows) await tx.execute(sql.raw(command));
  },

  async emptyQueue(tx: Transaction): Promise<void> {
    await tx.execute(sql`delete from pgboss.job`);
  },

  async listTables(tx: Transaction): Promise<TargetTable[]> {
    const { rows } = await tx.execute<TargetTable & Record<string, unknown>>(sql`
      select n.nspname as schema, c.relname as name,
        json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) as types
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition
        and (${OURS} or n.nspname = 'pgboss' and c.relname = 'job')
      group by 1, 2`);
    return rows;
  },

  /** Takes away what ties rows of different tables together and what happens by itself when one is written. */
  async untie(tx: Transaction): Promise<Bond[]> {
    const { rows } = await tx.execute<Bond & Record<string, unknown>>(sql`
      select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where k.contype = 'f' and k.conparentid = 0 and ${OURS}`);
    for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
    for (const table of await tablesOf(tx)) {
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      // Migrations write first rows of their own.
      await tx.execute(sql.raw(`truncate ${table}`));
    }
    return rows;
  },

  async tie(tx: Transaction, bonds: Bond[]): Promise<void> {
    for (const table of await tablesOf(tx)) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
    for (const { table, name, definition } of bonds)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  },

  /** Writes rows, given as JSON; columns that this table does not have are left out, which only the queue has. */
  async insertRows(tx: Transaction, table: BackupTable, target: TargetTable, rows: string[]): Promise<void> {
    const known = table.columns.flatMap((column, index) => {
      const type = target.types[column];
      return type ? [{ column, value: sql.raw(`(r.value ->> ${index})::${type}`) }] : [];
    });
    const nameAt = table.columns.indexOf('name');
    const only =
      table.schema === 'pgboss' ? sql.raw(` where r.value ->> ${nameAt} in (select name from pgboss.queue)`) : sql``;
    await tx.execute(sql`
      insert into ${sql.identifier(table.schema)}.${sql.identifier(table.name)}
        (${sql.join(
          known.map(({ column }) => sql.identifier(column)),
          sql`, `,
        )})
      overriding system value
      select ${sql.join(
        known.map(({ value }) => value),
        sql`, `,
      )}
      from json_array_elements(${`[${rows.join(',')}]`}::json) as r(value)${only}`);
  },

  async setCounter(tx: Transaction, { schema, table, column, last }: BackupCounter): Promise<void> {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(format('%I.%I', ${schema}::text, ${table}::text), ${column})::regclass, ${last}::bigint)`,
    );
  },
};

async function tablesOf(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}`);
  return rows.map(({ name }) => name);
}
