import { rm } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { earlierMigrations } from '../testing/earlier-migrations.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

it('links the upgrade pages of an older installation with their plans, also with those that were renamed', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const folder = await earlierMigrations('0037_pages-about-plans');
  await migrate(database.url, folder);
  const { pool, close } = openDatabase({ url: database.url });
  for (const slug of ['dfy', 'pro', 'AUTOMATION'])
    await pool.query(
      `insert into plans (id, name, slug, description, video_seconds, script_characters, created_at, deleted_at)
       values (gen_random_uuid(), $1, $1, '', 30, 500, now(), case when $1 = 'AUTOMATION' then now() end)`,
      [slug],
    );
  await pool.query(
    `insert into audit_log (id, action, subject_type, subject_id, changes, ip, created_at)
     select gen_random_uuid(), 'plan.update', 'plan', id, '{"slug": {"from": "UNLIMITED", "to": "pro"}}', '', now()
     from plans where slug = 'pro'`,
  );
  for (const slug of ['done-for-you', 'unlimited', 'automation', 'guides'])
    await pool.query(
      `insert into pages (id, name, slug, is_special, created_at, updated_at)
       values (gen_random_uuid(), $1, $1, $1 <> 'guides', now(), now())`,
      [slug],
    );

  await migrate(database.url);

  const { rows } = await pool.query(
    'select pages.slug, plans.slug as plan from pages left join plans on plans.id = plan_id order by pages.slug',
  );
  expect(rows.map(({ slug, plan }) => [slug, plan])).toEqual([
    ['automation', null],
    ['done-for-you', 'dfy'],
    ['guides', null],
    ['unlimited', 'pro'],
  ]);
  await close();
  await database.drop();
  await rm(folder, { recursive: true });
});
