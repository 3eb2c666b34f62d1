import { rm } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { earlierMigrations } from '../testing/earlier-migrations.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const STEP = '0015_invited-addresses';

const idOf = (name: string) => `00000000-0000-7000-8000-${Buffer.from(name.padEnd(6)).toString('hex')}`;

it('turns pending members into invitations and frees the addresses nobody ever used', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const folder = await earlierMigrations(STEP);
  await migrate(database.url, folder);
  const { pool, close } = openDatabase({ url: database.url });
  const person = async (name: string, place?: { status: string; isManaged: boolean }, token?: string) => {
    const [id, email] = [idOf(name), `${name}@example.com`];
    await pool.query(`insert into users (id, email, name, password_hash, created_at) values ($1, $2, $3, 'x', now())`, [
      id,
      email,
      name,
    ]);
    await pool.query('insert into accounts (id, owner_id, created_at) values ($1, $1, now())', [id]);
    if (!place) return;
    await pool.query(
      `insert into memberships (account_id, user_id, role, status, is_managed, created_at) values ($1, $2, 'editor', $3, $4, now())`,
      [idOf('owner'), id, place.status, place.isManaged],
    );
    if (!token) return;
    await pool.query(
      `insert into invitations (token_hash, account_id, user_id, expires_at, created_at) values ($1, $2, $3, now() + interval '1 day', now())`,
      [token, idOf('owner'), id],
    );
  };
  await person('owner');
  await person('mailed', { status: 'pending', isManaged: true }, 'hash of the mailed link');
  await person('silent', { status: 'pending', isManaged: true });
  await person('guest', { status: 'pending', isManaged: false }, 'hash of another link');
  await person('reset', { status: 'pending', isManaged: true });
  await person('typed', { status: 'active', isManaged: true });
  await person('proven', { status: 'active', isManaged: true });
  for (const name of ['reset', 'proven']) {
    await pool.query(
      `insert into security_activity (id, user_id, action, ip, user_agent, created_at) values ($1, $1, 'password_changed', '', '', now())`,
      [idOf(name)],
    );
  }

  await migrate(database.url);

  const names = async (sql: string) => (await pool.query(sql)).rows.map(({ name }) => name);
  expect(await names('select name from users order by name')).toEqual(['guest', 'owner', 'proven', 'reset', 'typed']);
  expect(await names(`select email as name from invitations where role = 'editor' order by email`)).toEqual([
    'guest@example.com',
    'mailed@example.com',
    'reset@example.com',
    'silent@example.com',
  ]);
  expect(
    await names(`select email as name from invitations where token_hash like 'hash of%' and expires_at > now()`),
  ).toEqual(expect.arrayContaining(['guest@example.com', 'mailed@example.com']));
  const members = await pool.query(
    'select name, is_managed, has_own_password from memberships join users on users.id = user_id order by name',
  );
  expect(members.rows).toEqual([
    { name: 'proven', is_managed: false, has_own_password: true },
    { name: 'typed', is_managed: true, has_own_password: false },
  ]);
  await close();
  await database.drop();
  await rm(folder, { recursive: true });
});
