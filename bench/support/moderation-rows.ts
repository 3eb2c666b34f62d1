import type { Core } from '@herald/core';
import type pg from 'pg';
import { withPatientClient } from './patient-client.ts';
import { withoutIndexes } from './without-indexes.ts';

const WORDS = ['bottle', 'summer', 'sale', 'water', 'kitchen', 'morning', 'coffee', 'runner', 'gentle', 'garden'];
/** About one title in 10,000 has this word. */
export const RARE_TITLE = 'zeppelin';
const ACCOUNTS = 1000;
/** Of ten items, six are videos, three pictures and one is a site. */
const SHARES = { videos: 0.6, pictures: 0.3, sites: 0.1 };

const LOADED = ['videos', 'video_days', 'pictures', 'sites', 'moderation_items', 'moderation_reports'];

/**
 * Fills the queue of moderation with videos, pictures and sites, and with the items that their triggers would write. Of
 * every 1,000 items two wait, one is flagged, four are removed and five were reported.
 */
export async function fillModeration(core: Core, count: number): Promise<void> {
  await withPatientClient(core, async (client) => {
    await fillAccounts(client);
    await withoutIndexes(client, LOADED, async () => {
      await fillVideos(client, count * SHARES.videos);
      await fillPictures(client, count * SHARES.pictures);
      await fillSites(client, count * SHARES.sites);
      await fillItems(client);
      await decideSome(client);
      await reportSome(client);
    });
    await client.query('insert into moderation_counts (items) select count(*) from moderation_items');
    await client.query('vacuum analyze');
  });
}

async function fillItems(client: pg.Client): Promise<void> {
  await client.query(
    `insert into moderation_items (id, type, account_id, title, creator, created_at)
     select made.id, type, account_id, title, users.name, made.created_at from (
       select id, 'video' as type, account_id, title, finished_at as created_at from videos
       union all select id, 'image', account_id, name, created_at from pictures
       union all select id, 'text', account_id, 'Site text of ' || domain, created_at from sites
     ) made join accounts on accounts.id = account_id join users on users.id = owner_id`,
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
