import type { Core } from '@herald/core';
import { closeDays } from '@herald/core/figures';
import type pg from 'pg';
import { withPatientClient } from './patient-client.ts';
import { withoutIndexes } from './without-indexes.ts';

interface Size {
  plays: number;
  users: number;
  videos: number;
  sales: number;
}

const DAYS = 365;
/** Plays of one video on one day, on average. */
const PLAYS_A_DAY = 20;
/** One video in so many belongs to the account of the given person, and is played on so many days more. */
const ONE_OWNER_SHARE = 10;
const MORE_DAYS = 1;
const LOADED = ['videos', 'video_days', 'video_plays', 'webhook_events', 'user_days'];

/**
 * Videos of all accounts, a year of sales, a year of plays in sums by day with the last two days play by play, and two
 * months of visits. One account owns a tenth of the videos and a quarter of the plays.
 */
export async function fillFigures(core: Core, ownerEmail: string, size: Size): Promise<void> {
  await withPatientClient(core, async (client) => {
    await withoutIndexes(client, LOADED, async () => {
      await fillVideos(client, ownerEmail, size);
      await fillPlays(client, ownerEmail, size);
      await fillSales(client, size);
      await fillVisits(client, size);
    });
    await sumUpAccounts(client);
    await client.query('vacuum analyze');
  });
  await closeDays(core);
  await core.db.pool.query('vacuum analyze day_figures');
}

async function fillVisits(client: pg.Client, { users }: Size): Promise<void> {
  await client.query(
    `insert into user_days (user_id, account_id, day, visits, seconds)
     select owner_id, id, current_date - n, 2, 1800
     from (select owner_id, id from accounts where owner_id is not null limit $1) visiting, generate_series(0, 60) n
     on conflict do nothing`,
    [Math.ceil(users / 5)],
  );
}

async function fillVideos(client: pg.Client, ownerEmail: string, { videos }: Size): Promise<void> {
  await client.query(
    `insert into videos (id, account_id, title, slug, status, duration_sec, created_at, started_at, finished_at)
     select gen_random_uuid(), case when i % $3 = 0 then large else accounts[1 + i % cardinality(accounts)] end,
       'Video ' || i, 'video-' || i, case when i % 61 = 0 then 'failed' else 'completed' end, 24,
       at, at, at + (10 + i % 40) * interval '1 second'
     from (select i, now() - (i % $2) * interval '1 day' - (i % 1000) * interval '1 minute' as at from generate_series(1, $1) i) made,
       (select array_agg(id) as accounts from accounts) own,
       (select accounts.id as large from accounts join users on users.id = owner_id where email = $4) one`,
    [videos, DAYS, ONE_OWNER_SHARE, ownerEmail],
  );
}

async function fillPlays(client: pg.Client, ownerEmail: string, { plays }: Size): Promise<void> {
  await client.query(
    `insert into video_days (video_id, day, plays, watched, completed, watched_sec, seen, downloads, shares, clicks)
     select id, current_date - 2 - (n * 37 + place % 97)::integer % $2::integer, $3, $3 / 2, 1, $3 * 9, array_fill(2, array[100]), 1, 0, 1
     from (select id, row_number() over () as place from videos where status = 'completed' order by id limit $1 / ($3 * 2)) played,
       generate_series(1, 2) n
     on conflict do nothing`,
    [plays, DAYS, PLAYS_A_DAY],
  );
  await client.query(
    `insert into video_days (video_id, day, plays, watched, completed, watched_sec, seen, downloads, shares, clicks)
     select videos.id, current_date - 2 - (n * 61 + abs(hashtext(videos.id::text)) % 59)::integer % $2::integer, $3, $3 / 2, 1, $3 * 9,
       array_fill(2, array[100]), 1, 0, 1
     from videos join accounts on accounts.id = account_id join users on users.id = owner_id, generate_series(1, $4) n
     where videos.status = 'completed' and email = $1
     on conflict do nothing`,
    [ownerEmail, DAYS, PLAYS_A_DAY, MORE_DAYS],
  );
  await client.query(
    `insert into video_plays (video_id, viewer, day, watched_sec, seen, is_watched, created_at)
     select id, 'viewer ' || n, at::date, 9, repeat('1', 40)::bit(40)::bit(100), true, at
     from (select id from videos where status = 'completed' limit $1) played,
       (select n, now() - n * interval '2 hours' as at from generate_series(1, 20) n) moments`,
    [Math.ceil((plays * 2) / DAYS / 20)],
  );
  await client.query(
    `insert into day_figures (day, figure, value)
     select day, figure, sum(value) from video_days, lateral (values
       ('plays', plays), ('watched', watched), ('completed', completed), ('watched_seconds', watched_sec),
       ('downloads', downloads), ('clicks', clicks)) as figures(figure, value)
     group by day, figure`,
  );
}

/** As the trigger of these rows does, one by one. */
async function sumUpAccounts(client: pg.Client): Promise<void> {
  await client.query(
    `insert into account_days (account_id, day, plays, watched, completed, watched_sec, played_sec, downloads, shares, clicks)
     select account_id, day, sum(plays), sum(watched), sum(completed), sum(least(watched_sec, plays * duration_sec)),
       sum(plays * duration_sec), sum(downloads), sum(shares), sum(clicks)
     from video_days join videos on videos.id = video_id group by account_id, day`,
  );
}

async function fillSales(client: pg.Client, { sales }: Size): Promise<void> {
  await client.query(
    `insert into webhook_events
       (source, event_type, meaning, status, dedupe_key, amount, currency, size_bytes, raw_body, payload, created_at, processed_at)
     select case when i % 3 = 0 then 'jvzoo' else 'warriorplus' end, 'SALE', case when i % 20 = 0 then 'refund' else 'sale' end,
       case when i % 50 = 0 then 'failed' else 'success' end, 'sale ' || i, 27, 'USD', 0, '', '{}', at, at
     from (select i, now() - i * ($2 * interval '1 day' / $1) as at from generate_series(1, $1) i) sold`,
    [sales, DAYS],
  );
}
