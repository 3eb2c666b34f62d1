import { rm } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { earlierMigrations } from '../testing/earlier-migrations.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

it('gives the plans of an older installation what their slugs opened and their large numbers meant', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const folder = await earlierMigrations('0029_rights-opens');
  await migrate(database.url, folder);
  const { pool, close } = openDatabase({ url: database.url });
  const older = [
    ['FE', 3],
    ['dfy', 30],
    ['UNLIMITED', 1_000_000],
    ['my_own', 99_999],
  ];
  for (const plan of older)
    await pool.query(
      `insert into plans (id, name, slug, description, video_seconds, script_characters, videos_per_month, created_at)
       values (gen_random_uuid(), $1, $1, '', 30, 500, $2, now())`,
      plan,
    );

  await migrate(database.url);

  const { rows } = await pool.query('select * from plans order by created_at');
  expect(rows.map((plan) => [plan.slug, plan.opens_full_library, plan.opens_marketplace])).toEqual([
    ['FE', false, false],
    ['dfy', true, true],
    ['UNLIMITED', true, true],
    ['my_own', false, false],
  ]);
  expect(rows.map(({ videos_per_month }) => videos_per_month)).toEqual([3, 30, null, 99_999]);
  await close();
  await database.drop();
  await rm(folder, { recursive: true });
});
