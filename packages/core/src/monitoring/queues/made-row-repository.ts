import type { JobName } from '@herald/contract/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { FailedRow } from './queue-list-repository.ts';

export interface MadeCounts extends Record<string, unknown> {
  failed: number;
  failedLastHour: number;
}

interface MadeRows {
  table: SQL;
  state: SQL;
  about: SQL;
  error: SQL;
  /** When it failed, or where that is not kept, when it was begun. */
  at: SQL;
  isShown: SQL;
}

/** As long as the queue keeps its jobs that are done. */
const KEPT = sql`interval '7 days'`;
const SHOWN = 100;

/** What people ordered: its job is done whatever comes of it, and its row says that it failed. */
const MADE_ROWS: Partial<Record<JobName, MadeRows>> = {
  'make-video': {
    table: sql`videos`,
    state: sql`status`,
    about: sql`title`,
    error: sql`failure ->> 'reason'`,
    at: sql`finished_at`,
    isShown: sql`deleted_at is null`,
  },
  'make-avatar': {
    table: sql`avatar_jobs`,
    state: sql`status`,
    about: sql`'An avatar'`,
    error: sql`error`,
    at: sql`finished_at`,
    isShown: sql`true`,
  },
  'prepare-clip': {
    table: sql`person_clips`,
    state: sql`state`,
    about: sql`coalesce(nullif(name, ''), 'A clip')`,
    error: sql`error`,
    at: sql`created_at`,
    isShown: sql`deleted_at is null`,
  },
  'film-saying': {
    table: sql`sayings`,
    state: sql`state`,
    about: sql`'A sentence'`,
    error: sql`error`,
    at: sql`created_at`,
    isShown: sql`true`,
  },
  'export-data': {
    table: sql`data_exports`,
    state: sql`state`,
    about: sql`'A data export'`,
    error: sql`error`,
    at: sql`ended_at`,
    isShown: sql`true`,
  },
};

export const madeQueues = Object.keys(MADE_ROWS) as JobName[];

const failedOf = ({ table, state, at, isShown }: MadeRows) =>
  sql`from ${table} where ${state} = 'failed' and ${isShown} and ${at} > now() - ${KEPT}`;

export const madeRowRepository = {
  async count(db: Queryable, name: JobName): Promise<MadeCounts> {
    const made = MADE_ROWS[name];
    const { rows } = made
      ? await db.execute<MadeCounts>(sql`
          select count(*)::integer as failed,
            count(*) filter (where ${made.at} > now() - interval '1 hour')::integer as "failedLastHour" ${failedOf(made)}`)
      : { rows: [] };
    return rows[0] ?? { failed: 0, failedLastHour: 0 };
  },

  async list(db: Queryable, name: JobName): Promise<FailedRow[]> {
    const made = MADE_ROWS[name];
    if (!made) return [];
    const { rows } = await db.execute<FailedRow>(sql`
      select id::text, ${made.about} as about, coalesce(${made.error}, '') as error,
        extract(epoch from ${made.at})::double precision * 1000 as "failedAtMs"
      ${failedOf(made)} order by ${made.at} desc limit ${SHOWN}`);
    return rows;
  },
};
