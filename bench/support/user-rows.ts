import type { Core } from '@herald/core';

const firstNames = [
  ...['Maria', 'James', 'Aisha', 'Chen', 'Lukas', 'Priya', 'Omar', 'Sofia', 'Noah', 'Yuki', 'Elena', 'Tariq', 'Grace'],
  ...['Mateo', 'Hanna', 'Ivan', 'Zoe', 'Kofi', 'Lena', 'Samuel'],
];
const beginnings = [
  'Al',
  'Ber',
  'Cor',
  'Dan',
  'El',
  'Far',
  'Gar',
  'Hol',
  'In',
  'Jor',
  'Kar',
  'Lo',
  'Mar',
  'Nor',
  'Ol',
  'Pet',
];
const endings = [
  'bert',
  'cia',
  'dova',
  'ella',
  'feld',
  'gren',
  'hara',
  'ino',
  'jian',
  'ken',
  'lund',
  'mann',
  'nez',
  'oglu',
  'pour',
  'rossi',
];
/** Enough different ones that PostgreSQL can tell how frequent the beginning of a word is. */
const lastNames = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));

/** Every thousandth person has this name. */
export const RARE_NAME = 'Zephyrine';

/**
 * Users with accounts and plans, who joined over two years. Most are active; nearly everybody has FE, some bought more,
 * and one grant in ten has run out.
 */
export async function fillUsers(core: Core, count: number): Promise<void> {
  const { pool } = core.db;
  await pool.query(
    `insert into users (id, email, name, password_hash, role, status, default_plan_slug, last_login_at, last_seen_at, videos_created, created_at)
     select gen_random_uuid(), lower(first || '.' || last || '.' || i || '@' || case when i % 20 = 0 then 'agency.test' else 'example.test' end),
       first || ' ' || last, '', case when i % 5000 = 0 then 'admin' else 'user' end,
       case when i % 100 = 7 then 'banned' when i % 25 = 3 then 'suspended' else 'active' end,
       'FE', seen, seen, case when i % 3 = 0 then 0 else (hashint4(i) & 2147483647) % 400 end, now() - (i * 10.5 || ' minutes')::interval
     from (
       select i, case when i % 1000 = 500 then $4 else ($2::text[])[1 + (hashint4(i) & 2147483647) % 20] end as first,
         ($3::text[])[1 + (hashint4(i + 7) & 2147483647) % 256] as last,
         case when i % 6 = 0 then null else now() - ((hashint4(i + 3) & 2147483647) % 500000 || ' minutes')::interval end as seen
       from generate_series(1, $1) i
     ) people`,
    [count, firstNames, lastNames, RARE_NAME],
  );
  await pool.query(
    `insert into accounts (id, owner_id, created_at) select gen_random_uuid(), id, created_at from users
     where not exists (select from accounts where owner_id = users.id)`,
  );
  await pool.query(
    `insert into user_plans (id, user_id, plan_id, origin, started_at, expires_at)
     select gen_random_uuid(), users.id, plans.id, case when slug = 'FE' then 'sign_up' else 'sale' end, users.created_at,
       case when hashtext(users.id::text || slug) % 10 = 0 then now() - interval '1 day' end
     from users, plans
     where case slug when 'FE' then true when 'DFY' then hashtext(users.email) % 6 = 0
       when 'UNLIMITED' then hashtext(users.email) % 20 = 1 when 'AUTOMATION' then hashtext(users.email) % 2000 = 2 end
     on conflict do nothing`,
  );
  for (const table of ['users', 'accounts', 'user_plans']) await pool.query(`vacuum analyze ${table}`);
}
