import { rm } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { earlierMigrations } from '../testing/earlier-migrations.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

it('gives the plans of an older installation what their slugs opened', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const folder = await earlierMigrations('0029_rights-opens');
  await migrate(database.url, folder);
  const { pool, close } = openDatabase({ url: database.url });
  for (const slug of ['FE', 'dfy', 'UNLIMITED', 'my_own'])
    await pool.query(
      `insert into plans (id, name, slug, description, video_seconds, script_characters, videos_per_month, created_at)
       values (gen_random_uuid(), $1, $1, '', 30, 500, 3, now())`,
      [slug],
    );

  await migrate(database.url);

  const { rows } = await pool.query(
    'select slug, opens_full_library, opens_marketplace from plans order by created_at',
  );
  expect(rows).toEqual(
    [
      ['FE', false],
      ['dfy', true],
      ['UNLIMITED', true],
      ['my_own', false],
    ].map(([slug, isOpen]) => ({ slug, opens_full_library: isOpen, opens_marketplace: isOpen })),
  );
  await close();
  await database.drop();
  await rm(folder, { recursive: true });
});
