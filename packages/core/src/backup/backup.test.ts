import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import { migrateUntil } from '../db/migrate-until.ts';
import { readMigratedTables } from '../db/migrated-tables.ts';
import { openSnapshot } from '../db/snapshot.ts';
import { fillAccount } from '../own-data/testing/fill-account.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { silentLog } from '../runtime/log.ts';
import { bringSitesUpToDate } from '../sites/index.ts';
import { diskStorage, s3Storage } from '../storage/index.ts';
import { recognizeInstallation } from '../system/index.ts';
import { anOrderedVideo, aUser, createEmptyDatabase, createTestCore, type TestCore } from '../testing/index.ts';
import { assertKnown } from './assert-known.ts';
import type { BackupManifest } from './backup-format.ts';
import { dumpRepository } from './dump-repository.ts';
import { loadDatabase } from './load-database.ts';
import { type OpenBackup, openBackup } from './open-backup.ts';
import { removeOtherFiles, restoreFiles } from './restore-files.ts';
import { type BackupProgress, type BackupSource, backupStream } from './write-backup.ts';

const caller = { ip: '10.9.0.1', userAgent: 'test' };
const quiet: BackupProgress = { onBegin: async () => undefined, onFile: () => undefined, onDatabase: () => undefined };
let old: TestCore;
let folder: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-backup-'));
  old = await createTestCore(inject('databaseServerUrl'));
  await recognizeInstallation(old.core, async () => 'fingerprint');
  const owner = await aUser(old.core, {
    planSlugs: ['UNLIMITED'],
    changes: { bio: 'I sell "bottles", \\ and\nmore.\u2028Here\u2029and\u0085there\r.' },
  });
  await fillAccount(old.core, owner, caller);
  await anOrderedVideo(old.core, owner);
});
afterAll(async () => {
  for (const end of ends) await end();
  await old.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function aBackup(changes: Partial<BackupSource> = {}, progress = quiet): Promise<OpenBackup> {
  const path = join(folder, `${count++}.zip`);
  const { db, storage } = old.core;
  const source = {
    db,
    storage,
    secret: 'a secret',
    release: '1.2.3',
    migrationsFolder,
    madeAt: new Date(),
    ...changes,
  };
  await pipeline(backupStream(source, progress), createWriteStream(path));
  const backup = await openBackup(path);
  ends.push(async () => backup.close());
  return backup;
}

async function anEmptyDatabase(): Promise<{ db: Database; url: string }> {
  const { url, drop } = await createEmptyDatabase(inject('databaseServerUrl'));
  const db = openDatabase({ url, maxConnections: 1 });
  ends.push(async () => {
    await db.close();
    await drop();
  });
  return { db, url };
}

async function load(backup: OpenBackup, { db, url }: { db: Database; url: string }): Promise<void> {
  await (await openJobQueue({ databaseUrl: url, log: silentLog, role: 'sender' })).stop(0);
  await loadDatabase(db, backup, { migrationsFolder, isHeraldsAlone: false });
}

/** Every row of every table. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  const { queries, close } = await openSnapshot(db);
  for (const table of await dumpRepository.listTables(queries, readMigratedTables(migrationsFolder).columns.keys())) {
    const rows: string[] = [];
    for await (const row of dumpRepository.readRows(queries, table)) rows.push(row);
    content[`${table.schema}.${table.name}`] = rows.toSorted();
  }
  await close();
  return content;
}

const pathsOf = ({ files }: BackupManifest) => files.map(({ path }) => path);

describe('a backup of a database', () => {
  it('comes back with every row of Herald, of its sites and of its queue, and counts on', async () => {
    const target = await anEmptyDatabase();
    await load(await aBackup(), target);
    const [was, is] = [await contentOf(old.core.db), await contentOf(target.db)];
    expect(is).toEqual({ ...was, 'public.made_parts': [], 'public.processes': [] });
    expect(is['public.users']?.length).toBeGreaterThan(1);
    expect(is['pgboss.job']?.length).toBeGreaterThan(0);
    expect(Object.keys(is).filter((name) => /^site_.*\.videos$/.test(name))).toHaveLength(1);
    await migrate(target.url);
    await bringSitesUpToDate(target.db);
    const counters = await dumpRepository.listCounters(old.core.db.queries);
    expect(counters.length).toBeGreaterThan(0);
    expect(await dumpRepository.listCounters(target.db.queries)).toEqual(counters);
  });

  it('is damaged where a table has fewer rows than it had', async () => {
    const backup = await aBackup();
    const [table] = backup.manifest.tables;
    if (!table) throw new Error('There is no table.');
    const read = async () => {
      for await (const _ of await backup.readRows({ ...table, rows: table.rows + 1 }));
    };
    await expect(read()).rejects.toThrow(/has \d+ rows instead of \d+/);
  });

  it('keeps foreign keys and triggers', async () => {
    const target = await anEmptyDatabase();
    await load(await aBackup(), target);
    const of = async (db: Database) => {
      const found = await db.pool.query(`
        select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as line
        from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
        order by 1`);
      return found.rows;
    };
    expect(await of(target.db)).toEqual(await of(old.core.db));
  });

  it('takes the place of another database, or leaves it as it is', async () => {
    const other = await createTestCore(inject('databaseServerUrl'));
    ends.push(() => other.close());
    await aUser(other.core);
    const before = await contentOf(other.core.db);
    const backup = await aBackup();
    const broken = { ...backup, readRows: async () => Promise.reject(new Error('damaged')) };
    const target = { db: other.core.db, url: other.databaseUrl };
    await expect(load(broken, target)).rejects.toThrow('damaged');
    expect(await contentOf(other.core.db)).toMatchObject(before);
    await load(backup, target);
    expect((await contentOf(other.core.db))['public.users']).toEqual((await contentOf(old.core.db))['public.users']);
  });

  it('of an older release comes with its tables, which are brought up to date then', async () => {
    const earlier = readMigrationFiles({ migrationsFolder }).at(-6)?.folderMillis ?? 0;
    const source = await anEmptyDatabase();
    await source.db.transaction('earlier', (tx) => migrateUntil(tx, migrationsFolder, earlier));
    await source.db.pool.query(
      `insert into installation (id, secret_fingerprint) values ('0198f2a0-0000-7000-8000-000000000001', 'x')`,
    );
    const backup = await aBackup({ db: source.db });
    expect(backup.manifest.tables_ms).toBe(earlier);
    const target = await anEmptyDatabase();
    await load(backup, target);
    await migrate(target.url);
    expect((await contentOf(target.db))['public.installation']).toHaveLength(1);
  });
});

describe("a database that is not Herald's alone", () => {
  const stranger = 'create table "Orders" (id int); insert into "Orders" values (1)';

  it.each([
    stranger,
    "create type mood as enum ('good')",
    'create view shown as select 1 as one',
    "create function public.own() returns int language sql as 'select 1'",
    'create schema drizzle; create table drizzle.other (id int)',
    'create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint); insert into drizzle.__drizzle_migrations values (7)',
  ])('is refused with what it holds, and keeps it: %s', async (statement) => {
    const target = await anEmptyDatabase();
    await target.db.pool.query(statement);
    await expect(load(await aBackup(), target)).rejects.toThrow(/not Herald's/);
    const { rows } = await target.db.pool.query("select to_regclass('public.users') as users");
    expect(rows).toEqual([{ users: null }]);
  });

  it('is packed without what is not of Herald', async () => {
    await old.core.db.pool.query(stranger);
    const { manifest } = await aBackup();
    await old.core.db.pool.query('drop table "Orders"');
    expect(manifest.tables.map(({ name }) => name)).not.toContain('Orders');
    expect(manifest.tables.map(({ name }) => name)).toContain('users');
  });

  it('prints dates in a way of its own, and they come back', async () => {
    const { rows } = await old.core.db.pool.query('select current_database() as name');
    const set = `alter database "${rows[0].name}" set`;
    const source = openDatabase({ url: old.databaseUrl, maxConnections: 1 });
    ends.push(() => source.close());
    await old.core.db.pool.query(`${set} datestyle = 'SQL, DMY'; ${set} extra_float_digits = 0`);
    const backup = await aBackup({ db: source });
    await old.core.db.pool.query(`${set} datestyle = 'ISO, MDY'; ${set} extra_float_digits = 1`);
    const target = await anEmptyDatabase();
    await load(backup, target);
    expect((await contentOf(target.db))['public.users']).toEqual((await contentOf(old.core.db))['public.users']);
  });
});

it('knows every column of every table from the migrations', async () => {
  const { rows } = await old.core.db.pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, json_agg(column_name order by column_name) as columns from information_schema.columns
    where table_schema = 'public' group by 1 order by 1`);
  const { columns, functions } = readMigratedTables(migrationsFolder);
  expect([...columns].map(([name, of]) => ({ name, columns: [...of].toSorted() })).toSorted(byName)).toEqual(rows);
  const made = await old.core.db.pool.query(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  expect([...functions]).toEqual(expect.arrayContaining(made.rows.map(({ name }) => name)));
});

it('is refused before anything changes when this release lacks a column of it', async () => {
  const { manifest } = await aBackup();
  expect(() => assertKnown(manifest, migrationsFolder)).not.toThrow();
  const tables = manifest.tables.map((table) => ({ ...table, columns: [...table.columns, 'strange'] }));
  expect(() => assertKnown({ ...manifest, tables }, migrationsFolder)).toThrow(/has no strange/);
  expect(() => assertKnown({ ...manifest, tables_ms: 1 }, migrationsFolder)).toThrow(/has no table/);
});

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

describe('the files of a backup', () => {
  let bucket: ObjectStore;
  beforeAll(async () => {
    bucket = await startObjectStore();
    ends.push(() => bucket.stop());
  });

  it('are those that were stored before the database was read, also while it was made', async () => {
    const { storage } = old.core;
    const put = (key: string, content: string) => storage.put(key, Buffer.from(content), { contentType: 'text/plain' });
    await put('accounts/a/changes.txt', 'first');
    await put('accounts/a/once/segment/part', 'left out');
    await put('accounts/a/goes.txt', 'goes');
    const onBegin = async () => {
      await put('accounts/a/late.txt', 'late');
      await put('accounts/a/changes.txt', 'the second');
      await storage.remove('accounts/a/goes.txt');
    };
    const paths = pathsOf((await aBackup({}, { ...quiet, onBegin })).manifest);
    expect(paths).toEqual(
      expect.arrayContaining([
        'changed/accounts/a/changes.txt',
        'media/accounts/a/late.txt',
        'media/herald-installation',
      ]),
    );
    expect(paths).not.toContain('media/accounts/a/goes.txt');
    expect(paths).not.toContain('media/accounts/a/once/segment/part');
  });

  it('go from a folder into a bucket and back, and what is not among them goes', async () => {
    const backup = await aBackup();
    const there = s3Storage(bucket.settings);
    await there.put('accounts/b/other.txt', Buffer.from('other'), { contentType: 'text/plain' });
    await restoreFiles(backup, there, () => undefined);
    await removeOtherFiles(backup, there);
    expect((await bucket.listKeys()).toSorted()).toEqual(backup.manifest.files.map(({ key }) => key).toSorted());
    const again = await aBackup({ storage: there });
    const disk = diskStorage(join(folder, 'disk'));
    await restoreFiles(again, disk, () => undefined);
    expect(await text(await disk.read('accounts/a/changes.txt'))).toBe('the second');
    expect(await again.readSecret()).toBe('a secret');
  });
});
