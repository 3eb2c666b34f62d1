import type { JobName, JobPayload } from '@herald/contract/jobs';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';

/** Whether a job that runs or will run carries the id of the row. */
export function hasJob<Name extends JobName>(name: Name, key: keyof JobPayload<Name> & string, id: AnyColumn): SQL {
  return sql`exists (
    select from pgboss.job
    where job.name = ${name} and job.state < 'completed' and job.data ->> ${key}::text = ${id}::text
  )`;
}

/** Whether a job of this name runs or could run at once. */
export function isJobDue(name: JobName): SQL<boolean> {
  return sql`exists (
    select from pgboss.job where job.name = ${name} and job.state < 'completed' and job.start_after <= now()
  )`;
}

/**
 * The queue makes its tables when it is opened for the first time. The catalog itself is read: a session that looked before
 * may go on believing that there is none, in the middle of a transaction in which another one made it.
 */
export async function isQueueThere(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select exists (select from pg_tables where schemaname = 'pgboss' and tablename = 'job') as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

type KeyOf<Name extends JobName> = keyof JobPayload<Name> & string;

/** What the jobs of this name carry that run or will run. */
export async function listPending<Name extends JobName>(
  db: Queryable,
  name: Name,
  key: KeyOf<Name>,
): Promise<string[]> {
  if (!(await isQueueThere(db))) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select data ->> ${key}::text as id from pgboss.job where name = ${name} and state < 'completed'
  `);
  return rows.map(({ id }) => id);
}

/** Ends the jobs of this name that carry the id, waiting and running ones; returns how many there were. */
export async function cancelPending<Name extends JobName>(
  tx: Transaction,
  name: Name,
  key: KeyOf<Name>,
  id: string,
): Promise<number> {
  if (!(await isQueueThere(tx))) return 0;
  const { rowCount } = await tx.execute(sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where name = ${name} and state < 'completed' and data ->> ${key}::text = ${id}
  `);
  return rowCount ?? 0;
}
