import type { Core } from '@herald/core';

const words = ['bottle', 'summer', 'sale', 'water', 'kitchen', 'morning', 'coffee', 'runner', 'gentle', 'garden'];
/** About one title in 10,000 has this word. */
export const RARE_TITLE = 'zeppelin';
const ACCOUNTS = 1000;

/** Fills the queue of moderation: of every 1,000 items two wait, one is flagged, four are removed and five were reported. */
export async function fillModeration(core: Core, count: number): Promise<void> {
  const { pool } = core.db;
  await pool.query(
    `with people as (
       insert into users (id, name, email, password_hash, role, status, created_at)
       select gen_random_uuid(), 'Creator ' || i, 'creator-' || i || '@bench.example', '', 'user', 'active', now()
       from generate_series(1, $1) i returning id)
     insert into accounts (id, owner_id, created_at) select gen_random_uuid(), id, now() from people`,
    [ACCOUNTS],
  );
  await pool.query(
    `insert into moderation_items (id, type, account_id, title, creator, status, reason, reports, removed_at, appealed_at, created_at)
     select gen_random_uuid(),
       case when i % 10 < 6 then 'video' when i % 10 < 9 then 'image' else 'text' end,
       owned[1 + i % cardinality(owned)],
       initcap(w[1 + i % 10] || ' ' || w[1 + (i / 10) % 10]) || case when i % 10000 = 7 then ' ${RARE_TITLE} ' else ' ' end || i,
       'Creator ' || (1 + i % cardinality(owned)),
       case when i % 1000 < 2 then 'pending' when i % 1000 = 2 then 'flagged' when i % 1000 < 7 then 'removed' else 'approved' end,
       case when i % 1000 < 3 then 'Reported: spam' else '' end,
       case when i % 200 = 0 then 1 + i % 7 else 0 end,
       case when i % 1000 between 3 and 6 or i % 10000 = 0 then now() end,
       case when i % 10000 = 0 then now() end,
       now() - i * interval '1 minute'
     from generate_series(1, $1) i, (select array_agg(id) owned from accounts) people, (select $2::text[] as w) list`,
    [count, words],
  );
  await pool.query('vacuum analyze moderation_items');
}
