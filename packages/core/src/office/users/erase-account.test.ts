import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { authenticate } from '../../people/authenticate.ts';
import { createSite } from '../../sites/create-site.ts';
import { accountFolder } from '../../storage/own-key-of.ts';
import type { Storage } from '../../storage/storage.ts';
import { aMember, aToken, aUser, aVideo, type TestUser } from '../../testing/builders.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { operatorHand } from '../audit/office-deed.ts';
import { deleteUser } from './delete-user.ts';
import { eraseAccount } from './erase-account.ts';

let test: TestCore;
let user: TestUser;

beforeEach(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  user = await aUser(test.core, { name: 'Ann Gone', planSlugs: ['UNLIMITED'] });
  await fill(user);
});
afterEach(() => test.close());

const caller = { ip: '10.0.0.1', userAgent: 'test' };

/** Videos, a site, a member, an invitation, and files of every kind. */
async function fill({ accountId, ...owner }: TestUser): Promise<void> {
  const { core } = test;
  const actor = await authenticate(core, await aToken(core, { ...owner }));
  if (!actor) throw new Error('Nobody is signed in.');
  await aVideo(core, user, 'completed');
  await aVideo(core, user, 'processing');
  await createSite(core, actor, { name: 'Shop', domain: 'ann-shop' }, caller);
  await aMember(core, user, 'editor');
  for (const folder of ['videos/1/2', 'audio/3', 'pictures', 'avatars', 'sites/4', 'else']) await store(folder);
  await core.db.pool.query(
    `insert into invitations (id, account_id, email, name, role, token_hash, expires_at, created_at)
     values (gen_random_uuid(), $1, 'x@x.example', 'X', 'viewer', 'hash', now(), now())`,
    [accountId],
  );
}

const store = (folder: string) =>
  test.core.storage.put(`${accountFolder(user.accountId)}${folder}/file`, Buffer.from('file'), {
    contentType: 'text/plain',
  });

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.core.storage.list(accountFolder(user.accountId))) keys.push(key);
  return keys;
}

/** Tables with a row in which one of the ids stands. */
async function tablesWith(...ids: string[]): Promise<string[]> {
  const { pool } = test.core.db;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname !~ '^(pg_|pgboss|information_schema|drizzle)' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const text = `select from ${name} as row where row::text like any ($1)`;
    if (((await pool.query(text, [ids.map((id) => `%${id}%`)])).rowCount ?? 0) > 0) found.push(name);
  }
  return found;
}

async function siteSchemas(): Promise<number> {
  return (await test.core.db.pool.query(`select from pg_namespace where nspname like 'site\\_%'`)).rowCount ?? 0;
}

const remove = () => deleteUser(test.core, operatorHand, user.id);
const erase = (core = test.core) => eraseAccount(core, user.accountId);

async function expectNothingLeft(): Promise<void> {
  expect(await storedKeys()).toEqual([]);
  expect(await siteSchemas()).toBe(0);
}

describe('erasing an account', () => {
  it('leaves no file, no site and no row but the record of the deletion', async () => {
    expect((await tablesWith(user.id, user.accountId)).length).toBeGreaterThan(8);
    await remove();
    await erase();
    await expectNothingLeft();
    expect(await tablesWith(user.id, user.accountId)).toEqual(['public.account_erasures', 'public.audit_log']);
    test.clock.advance({ hours: 3 });
    await erase();
    expect(await tablesWith(user.id, user.accountId)).toEqual(['public.audit_log']);
  });

  it('removes what a worker has stored afterwards, when none can store any more', async () => {
    await remove();
    await erase();
    await store('videos/1/late');
    test.clock.advance({ hours: 3 });
    await erase();
    expect(await storedKeys()).toEqual([]);
  });

  it('comes back for that by itself', async () => {
    await remove();
    await erase();
    const { rows } = await test.core.db.pool.query(
      `select data, extract(epoch from start_after - created_on)::integer as after from pgboss.job
       where name = 'erase-account' order by created_on`,
    );
    const data = { accountId: user.accountId };
    expect(rows).toEqual([
      { data, after: 0 },
      { data, after: 7200 },
    ]);
  });

  it('goes on where it was interrupted', async () => {
    await remove();
    await expect(eraseAccount(test.core, user.accountId, AbortSignal.abort())).rejects.toThrow();
    const broken: Storage = { ...test.core.storage, removeUnder: () => Promise.reject(new Error('The store is away')) };
    await expect(erase({ ...test.core, storage: broken })).rejects.toThrow('The store is away');
    expect((await storedKeys()).length).toBe(6);
    await erase();
    await expectNothingLeft();
  });

  it('touches nobody else, and no account whose owner is there', async () => {
    const other = await aUser(test.core);
    await aVideo(test.core, other, 'completed');
    const before = await tablesWith(other.id, other.accountId);
    await eraseAccount(test.core, other.accountId);
    await remove();
    await erase();
    expect(await tablesWith(other.id, other.accountId)).toEqual(before);
  });

  it('removes more videos than one statement takes', async () => {
    await test.core.db.pool.query(
      `insert into videos (id, account_id, title, status, created_at)
       select gen_random_uuid(), $1, 'A video', 'completed', now() from generate_series(1, 250)`,
      [user.accountId],
    );
    await remove();
    await erase();
    expect(await tablesWith(user.accountId)).toEqual(['public.account_erasures', 'public.audit_log']);
  });
});
