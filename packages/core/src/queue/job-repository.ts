import type { JobName, JobPayload } from '@herald/contract';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

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
