import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Queryable } from './database.ts';

/** The database as it was at one moment, however long reading it takes and whatever is written meanwhile. */
export interface Snapshot {
  queries: Queryable;
  close(): Promise<void>;
}

export async function openSnapshot({ pool }: Database): Promise<Snapshot> {
  const client = await pool.connect();
  const queries: Queryable = drizzle(client);
  const close = async () => {
    const failure = await queries.execute(sql`rollback`).then(
      () => undefined,
      (error: Error) => error,
    );
    client.release(failure);
  };
  try {
    await queries.execute(sql`begin transaction isolation level repeatable read, read only`);
    await letRunLong(queries);
    await printPlainly(queries);
    return { queries, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Within a transaction: its statements may take long, and so may what happens between them. */
export async function letRunLong(queries: Queryable): Promise<void> {
  await queries.execute(sql`set local statement_timeout = 0`);
  await queries.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** Within a transaction: a statement fails that waits longer for somebody else's. */
export async function waitForLocks(queries: Queryable, seconds: number): Promise<void> {
  await queries.execute(sql.raw(`set local lock_timeout = '${seconds}s'`));
}

/** Within a transaction: values are printed and read in one way, whatever the settings of the database and its role. */
export async function printPlainly(queries: Queryable): Promise<void> {
  await queries.execute(sql`set local datestyle = 'ISO, MDY'`);
  await queries.execute(sql`set local intervalstyle = 'postgres'`);
  await queries.execute(sql`set local extra_float_digits = 1`);
  await queries.execute(sql`set local bytea_output = 'hex'`);
}
