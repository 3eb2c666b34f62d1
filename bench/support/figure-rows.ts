import type { Core } from '@herald/core';
import { closeDays } from '@herald/core/figures';

interface Size {
  plays: number;
  users: number;
  videos: number;
}

const DAYS = 365;
/** Plays of one video on one day, on average. */
const PLAYS_A_DAY = 20;

/** Videos of all accounts, a year of plays in sums by day with the last two days play by play, and a year of visits. */
export async function fillFigures(core: Core, { plays, users, videos }: Size): Promise<void> {
  const { pool } = core.db;
  await pool.query(
    `insert into videos (id, account_id, title, status, duration_sec, created_at, started_at, finished_at)
     select gen_random_uuid(), accounts[1 + i % cardinality(accounts)], 'Video ' || i,
       case when i % 60 = 0 then 'failed' else 'completed' end, 24,
       at, at, at + (10 + i % 40) * interval '1 second'
     from (select i, now() - (i % $2) * interval '1 day' - (i % 1000) * interval '1 minute' as at from generate_series(1, $1) i) made,
       (select array_agg(id) as accounts from accounts) own`,
    [videos, DAYS],
  );
  await pool.query(
    `insert into video_days (video_id, day, plays, watched, completed, watched_sec, seen, downloads, shares, clicks)
     select id, current_date - 2 - (n * 37 + place % 97)::integer % $2::integer, $3, $3 / 2, 1, $3 * 9, array_fill(2, array[100]), 1, 0, 1
     from (select id, row_number() over () as place from videos where status = 'completed' order by id limit $1 / ($3 * 2)) some, generate_series(1, 2) n
     on conflict do nothing`,
    [plays, DAYS, PLAYS_A_DAY],
  );
  await pool.query(
    `insert into video_plays (video_id, viewer, day, watched_sec, seen, is_watched, created_at)
     select id, 'viewer ' || n, (now() - n * interval '1 minute')::date, 9, repeat('1', 40)::bit(40)::bit(100), true, now() - n * interval '1 minute'
     from (select id from videos where status = 'completed' limit $1) some, generate_series(1, 20) n`,
    [Math.ceil((plays * 2) / DAYS / 20)],
  );
  await pool.query(
    `insert into user_days (user_id, account_id, day, visits, seconds)
     select owner_id, id, current_date - n, 2, 1800 from (select owner_id, id from accounts where owner_id is not null limit $1) some,
       generate_series(0, 60) n on conflict do nothing`,
    [Math.ceil(users / 5)],
  );
  await pool.query('vacuum analyze');
  await closeDays(core);
  await pool.query('vacuum analyze day_figures');
}
