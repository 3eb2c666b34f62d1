import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { siteSchemaSteps } from './site-schema.ts';

/** The schemas that sites own: made, brought up to date, dropped. */
export const siteSchemaRepository = {
  async create(tx: Transaction, schemaName: string): Promise<void> {
    await tx.execute(sql`create schema ${sql.identifier(schemaName)}`);
  },

  /** Takes the steps a schema has not taken yet, all of them or up to a number; returns how many there are now. */
  async bringUpToDate(
    tx: Transaction,
    schemaName: string,
    taken: number,
    upTo = siteSchemaSteps.length,
  ): Promise<number> {
    for (const step of siteSchemaSteps.slice(taken, upTo)) {
      const [first = '', ...rest] = step.split('{schema}');
      const statement = rest.reduce(
        (sofar, part) => sql`${sofar}${sql.identifier(schemaName)}${sql.raw(part)}`,
        sql.raw(first),
      );
      await tx.execute(statement);
    }
    return upTo;
  },

  async drop(tx: Transaction, schemaName: string): Promise<void> {
    await tx.execute(sql`drop schema if exists ${sql.identifier(schemaName)} cascade`);
  },

  /** Schemas whose site went away with its account. */
  async orphans(db: Queryable): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select nspname as name from pg_namespace
      where nspname ~ '^site_[0-9a-f]{32}$' and nspname not in (select schema_name from sites)`);
    return rows.map(({ name }) => name);
  },
};
