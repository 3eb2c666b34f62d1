import type { Core } from '@herald/core';
import type pg from 'pg';
import { withPatientClient } from './patient-client.ts';

const WORDS = ['bottle', 'summer', 'sale', 'water', 'kitchen', 'morning', 'coffee', 'runner', 'gentle', 'garden'];
/** About one title in 10,000 has this word. */
export const RARE_TITLE = 'zeppelin';
const ACCOUNTS = 1000;
/** Of ten items, six are videos, three pictures and one is a site. */
const SHARES = { videos: 0.6, pictures: 0.3, sites: 0.1 };

/**
 * Fills the queue of moderation the way the product does: with videos, pictures and sites, whose triggers write the items.
 * Of every 1,000 items two wait, one is flagged, four are removed and five were reported.
 */
export async function fillModeration(core: Core, count: number): Promise<void> {
  await withPatientClient(core, async (client) => {
    await fillAccounts(client);
    await fillVideos(client, count * SHARES.videos);
    await fillPictures(client, count * SHARES.pictures);
    await fillSites(client, count * SHARES.sites);
    await decideSome(client);
    await reportSome(client);
    await sumUpCounts(client);
    await client.query('vacuum analyze');
  });
}

/** As the clean-up of every hour does; its other steps would take away pictures that have no file. */
async function sumUpCounts(client: pg.Client): Promise<void> {
  await client.query(
    `with gone as (delete from moderation_counts returning items)
     insert into moderation_counts (items) select sum(items) from gone`,
  );
}

async function fillAccounts(client: pg.Client): Promise<void> {
  await client.query(
    `with people as (
       insert into users (id, name, email, password_hash, role, status, created_at)
       select gen_random_uuid(), 'Creator ' || i, 'creator-' || i || '@bench.example', '', 'user', 'active', now()
       from generate_series(1, $1) i returning id)
     insert into accounts (id, owner_id, created_at) select gen_random_uuid(), id, now() from people`,
    [ACCOUNTS],
  );
}

/** The numbers of a kind of content, each with an owner, a name and its time. */
const NUMBERED = `from generate_series(1, $1) i, (select array_agg(id) owned from accounts) people, (select $2::text[] as w) list,
  lateral (select owned[1 + i % cardinality(owned)] as owner, now() - i * interval '1 minute' as at,
    initcap(w[1 + i % 10] || ' ' || w[1 + (i / 10) % 10]) || case when i % 10000 = 7 then ' ${RARE_TITLE} ' else ' ' end || i as name) one`;

async function fillVideos(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into videos (id, account_id, title, slug, status, duration_sec, views, files, created_at, started_at, finished_at)
     select gen_random_uuid(), owner, name, 'video-' || i, 'completed', 24, i % 5000,
       jsonb_build_object('video', 'v/' || i, 'poster', 'p/' || i, 'preview', 'g/' || i, 'vtt', 't/' || i, 'srt', 's/' || i, 'report', 'r/' || i),
       at, at, at ${NUMBERED}`,
    [count, WORDS],
  );
  await client.query(
    `insert into video_days (video_id, day, plays, watched_sec, seen, downloads)
     select id, current_date - n, 20, 180, array_fill(2, array[100]), 1 from videos, generate_series(1, 2) n where views % 3 = 0`,
  );
}

async function fillPictures(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into pictures (id, account_id, purpose, name, key, format, width_px, height_px, size_bytes, created_at)
     select gen_random_uuid(), owner, 'product', name, 'pictures/' || i, 'webp', 800, 600, 90000, at ${NUMBERED}`,
    [count, WORDS],
  );
}

async function fillSites(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into sites (id, account_id, name, domain, schema_name, schema_version, created_at)
     select gen_random_uuid(), owner, name, replace(lower(name), ' ', '-'), 'site_' || i, 0, at ${NUMBERED}`,
    [count, WORDS],
  );
}

async function decideSome(client: pg.Client): Promise<void> {
  await client.query(
    `update moderation_items set
       status = case when place < 2 then 'pending' when place = 2 then 'flagged' when place < 7 then 'removed' else status end,
       reason = case when place < 3 then 'Reported: spam' else '' end,
       reports = case when place in (0, 1, 2, 7, 8) then 1 + place else 0 end,
       removed_at = case when place between 3 and 6 or place = 0 then now() end,
       appealed_at = case when place = 0 then now() end
     from (select id, abs(hashtext(id::text)) % 1000 as place from moderation_items) placed
     where placed.id = moderation_items.id and place < 9`,
  );
  await client.query(`update videos set removed_at = items.removed_at from moderation_items items
    where items.id = videos.id and items.removed_at is not null`);
}

async function reportSome(client: pg.Client): Promise<void> {
  await client.query(
    `insert into moderation_reports (id, item_id, reason, reporter_key, status, created_at)
     select gen_random_uuid(), id, 'spam', 'network:' || n, 'open', now() - n * interval '1 hour'
     from moderation_items, generate_series(1, reports) n where reports > 0`,
  );
}
