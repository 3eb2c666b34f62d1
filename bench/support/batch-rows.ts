import { draftContent } from '@herald/contract/draft';
import type { Core } from '@herald/core';
import { authenticate } from '@herald/core/people';

/** Gives the administrator a plan, and batches of fifty films of which most have ended. */
export async function fillBatches(core: Core, token: string, count: number): Promise<void> {
  const actor = await authenticate(core, token);
  if (!actor) throw new Error('The session does not open anything');
  const { pool } = core.db;
  await pool.query(
    `insert into user_plans (id, user_id, plan_id, origin, started_at)
     select gen_random_uuid(), $1, id, 'admin', now() from plans where slug = 'UNLIMITED'`,
    [actor.userId],
  );
  await pool.query(
    `insert into batches (id, account_id, created_by_id, run_by_id, name, kind, status, created_at)
     select gen_random_uuid(), $1, $2, $2, 'Batch ' || i, 'table',
       case when i % 100 = 0 then 'running' else 'complete' end, now() - i * interval '1 hour'
     from generate_series(1, $3) i`,
    [actor.accountId, actor.userId, count],
  );
  await pool.query(
    `insert into batch_items (id, batch_id, number, key, name, content, performer, estimated_sec, status)
     select gen_random_uuid(), batches.id, n, 'r' || n, 'name ' || n, $1, 'character', 12,
       case when batches.status = 'running' and n > 20 then 'waiting' else 'finished' end
     from batches, generate_series(1, 50) n`,
    [JSON.stringify(draftContent.parse({ voice: { ttsText: 'A script of the usual length. '.repeat(10) } }))],
  );
  await pool.query('vacuum analyze batches, batch_items');
}
