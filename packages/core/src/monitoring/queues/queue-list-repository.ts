import type { JobName } from '@herald/contract/jobs';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { isQueueThere } from '../../queue/job-repository.ts';

export interface QueueCounts extends Record<string, unknown> {
  name: JobName;
  waiting: number;
  oldestSec: number | null;
  inWork: number;
  doneLastHour: number;
  failed: number;
}

export interface FailedRow extends Record<string, unknown> {
  id: string;
  about: string;
  error: string;
  failedAtMs: number | null;
}

const SHOWN = 100;

export const queueListRepository = {
  /** Of every queue that has had a job lately. Retried jobs whose pause goes on do not wait yet. */
  async counts(db: Queryable): Promise<QueueCounts[]> {
    if (!(await isQueueThere(db))) return [];
    const { rows } = await db.execute<QueueCounts>(sql`
      select name,
        count(*) filter (where ${IS_WAITING})::integer as waiting,
        extract(epoch from now() - min(greatest(created_on, start_after)) filter (where ${IS_WAITING}))::double precision
          as "oldestSec",
        count(*) filter (where state = 'active')::integer as "inWork",
        count(*) filter (where state = 'completed' and completed_on > now() - interval '1 hour')::integer
          as "doneLastHour",
        count(*) filter (where state = 'failed')::integer as failed
      from pgboss.job group by name`);
    return rows;
  },

  async failedJobs(db: Queryable, name: JobName): Promise<FailedRow[]> {
    if (!(await isQueueThere(db))) return [];
    const { rows } = await db.execute<FailedRow>(sql`
      select id::text, (select coalesce(string_agg(value, ', '), '') from jsonb_each_text(data)) as about,
        coalesce(output ->> 'message', '') as error, extract(epoch from completed_on)::double precision * 1000 as "failedAtMs"
      from pgboss.job where name = ${name} and state = 'failed' order by completed_on desc nulls last limit ${SHOWN}`);
    return rows;
  },

  /** Gives failed jobs one more run; returns how many there were. */
  async retryJobs(tx: Transaction, name: JobName, { id, limit }: { id?: string | undefined; limit: number }) {
    if (!(await isQueueThere(tx))) return 0;
    const { rowCount } = await tx.execute(sql`
      update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
      where name = ${name} and state = 'failed' and id in (
        select id from pgboss.job where name = ${name} and state = 'failed'
          and ${id === undefined ? sql`true` : sql`id::text = ${id}`} limit ${limit})`);
    return rowCount ?? 0;
  },

  /** Mails whose server refused them for good; their job is done. */
  async failedMails(db: Queryable): Promise<FailedRow[]> {
    const { rows } = await db.execute<FailedRow>(sql`
      select id::text, recipient as about, coalesce(error, '') as error, extract(epoch from next_attempt_at)::double precision * 1000 as "failedAtMs"
      from mails where state = 'failed' order by id desc limit ${SHOWN}`);
    return rows;
  },

  async countFailedMails(db: Queryable): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::integer as count from mails where state = 'failed'`,
    );
    return rows[0]?.count ?? 0;
  },

  /** Sales that nothing was given for; the job that looked at them is done. */
  async failedEvents(db: Queryable, limit = SHOWN): Promise<FailedRow[]> {
    const { rows } = await db.execute<FailedRow>(sql`
      select id::text, source || ' ' || event_type as about, coalesce(error_message, '') as error,
        extract(epoch from processed_at)::double precision * 1000 as "failedAtMs"
      from webhook_events where status = 'failed' and not is_test order by id desc limit ${limit}`);
    return rows;
  },

  async countFailedEvents(db: Queryable, withinHours?: number): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from webhook_events where status = 'failed' and not is_test
        and ${withinHours === undefined ? sql`true` : sql`created_at > now() - ${withinHours} * interval '1 hour'`}`);
    return rows[0]?.count ?? 0;
  },
};

const IS_WAITING = sql`state in ('created', 'retry') and start_after <= now()`;
