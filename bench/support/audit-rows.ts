import type { Core } from '@herald/core';

const actions = ['video.update', 'video.delete', 'user.update', 'user.suspend', 'plan.grant', 'video.rename'];
/** One entry in 10,000. */
export const RARE_ACTION = 'plan.delete';

/** Few enough that a statement stays far from its time limit. */
const AT_ONCE = 50_000;

/**
 * Entries over two years: a third by five administrators, the others by everybody in turn; one in 50 while impersonating.
 * Half are about users, half about videos whose names the entries keep.
 */
export async function fillAuditLog(core: Core, count: number): Promise<void> {
  const { pool } = core.db;
  const { rows } = await pool.query<{ id: string }>(`select id from users where role = 'admin' order by id limit 5`);
  const administrators = rows.map(({ id }) => id);
  for (let first = 1; first <= count; first += AT_ONCE) {
    await pool.query(
      `insert into audit_log (id, actor_id, impersonator_id, action, subject_type, subject_id, changes, details, ip, created_at)
     select gen_random_uuid(), case when i % 3 = 0 then ($2::uuid[])[1 + i % 5] else people.id end,
       case when i % 50 = 1 then ($2::uuid[])[1 + i % 5] end,
       case when i % 10000 = 5000 then $4 else ($3::text[])[1 + i % 6] end,
       case when i % 2 = 0 then 'user' else 'video' end, others.id::text,
       jsonb_build_object('name', jsonb_build_object('from', 'Before ' || i, 'to', 'After ' || i)),
       case when i % 2 = 0 then '{}' else jsonb_build_object('name', 'Spring video ' || i) end,
       case when i < 100000 then '10.1.2.3' else '' end, now() - (i * 1.05 || ' minutes')::interval
     from generate_series($5::integer, least($1, $5 + $6 - 1)) i
     join (select id, row_number() over () as n from users) people on people.n = 1 + i % 90000
     join (select id, row_number() over () as n from users) others on others.n = 1 + (i::bigint * 7919) % 90000`,
      [count, administrators, actions, RARE_ACTION, first, AT_ONCE],
    );
  }
  await pool.query('vacuum analyze audit_log');
}
