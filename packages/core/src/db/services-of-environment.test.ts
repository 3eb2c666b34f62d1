import { rm } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { earlierMigrations } from '../testing/earlier-migrations.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

it('gives services their names and keeps what those of the environment cost', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const folder = await earlierMigrations('0058_services-are-rows');
  await migrate(database.url, folder);
  const { pool, close } = openDatabase({ url: database.url });
  await pool.query(
    `insert into services (id, kind, wire, title, url, created_at, updated_at)
     values ('01930000-0000-7000-8000-0000aabbccdd', 'speech', 'piper', 'Piper', 'http://piper:5000', now(), now())`,
  );
  await pool.query(
    `insert into service_terms (service, price_micros, month_cap_micros, version, updated_at)
     values ('google', 16000000, 5000000, 3, now())`,
  );
  await pool.query(
    `insert into service_tests (service_id, report) values ('google', '{}'), ('01930000-0000-7000-8000-0000aabbccdd', '{}')`,
  );

  await migrate(database.url);

  const { rows } = await pool.query(
    'select name, origin, is_used, price_micros, month_cap_micros, version from services order by name',
  );
  expect(rows).toMatchObject([
    { name: 'google', origin: 'environment', is_used: false, price_micros: '16000000', version: 3 },
    { name: 'saabbccdd', origin: 'settings', is_used: true, price_micros: null },
  ]);
  expect((await pool.query('select service_id from service_tests')).rows).toHaveLength(1);
  await close();
  await database.drop();
  await rm(folder, { recursive: true });
});
