import type { Core } from '@herald/core';

const words = ['bottle', 'summer', 'sale', 'water', 'kitchen', 'morning', 'coffee', 'runner', 'gentle', 'garden'];

/** Fills an account with finished videos of the usual size. Titles and scripts combine a few words. */
export async function fillLibrary(core: Core, accountId: string, count: number): Promise<void> {
  const script = `array_to_string(array(select w[1 + (hashint4(i * 61 + n) & 2147483647) % 10] from generate_series(1, 60) n), ' ')`;
  await core.db.pool.query(
    `insert into videos (id, account_id, title, description, slug, status, draft, output, duration_sec, transcript, views, created_at)
     select gen_random_uuid(), $1::uuid,
       initcap(w[1 + i % 10] || ' ' || w[1 + (i / 10) % 10] || ' ' || i), 'Number ' || i, 'bench-' || $1::uuid || '-' || i,
       case when i % 50 = 0 then 'failed' else 'completed' end,
       jsonb_build_object('script', jsonb_build_object('content', ${script}), 'avatar', jsonb_build_object('description', ${script})),
       '{"aspect_ratio":"9:16","resolution":720}', 15, ${script}, (hashint4(i) & 2147483647) % 5000,
       now() - i * interval '1 minute'
     from generate_series(1, $2) i, (select $3::text[] as w) list`,
    [accountId, count, words],
  );
  await core.db.pool.query('vacuum analyze videos');
}
