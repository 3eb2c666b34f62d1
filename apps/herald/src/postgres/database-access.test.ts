import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@herald/core/db';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEmbeddedFolder } from './cluster-place.ts';
import { databaseOwner, makeOwnedFolder } from './database-owner.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';

const FAST = { fsync: 'off' };
let home: string;
let dataFolder: string;
let database: EmbeddedPostgres | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'herald-access-'));
  await chmod(home, 0o711);
  dataFolder = home;
});
afterEach(async () => {
  await database?.stop();
  database = undefined;
  await rm(home, { recursive: true, force: true });
});

const start = async (isAlone = true) => {
  database = await startEmbeddedPostgres({ dataFolder, settings: FAST, isAlone });
  return database.url;
};

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

function as(url: string, change: { username?: string; password?: string; database?: string }): string {
  const { database: name, ...who } = change;
  const changed = Object.assign(new URL(url), who, name && { pathname: `/${name}` });
  return changed.href;
}

/** A cluster as releases before made it: `herald` is its superuser, and whoever reaches the socket is trusted. */
async function makeOldCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const owner = databaseOwner();
  const clusterFolder = join(dataFolder, 'postgres');
  const socketFolder = join(home, 'socket');
  for (const folder of [clusterFolder, socketFolder]) await makeOwnedFolder(owner, folder);
  const binaries = await findPostgresBinaries(owner, join(home, 'system'), undefined);
  const settings = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', '--username=herald'];
  await runProgram(binaries.initdb, ['-D', clusterFolder, ...settings], owner);
  const url = `postgresql://herald@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  await startPostmaster(binaries.postgres, { clusterFolder, socketFolder, url }, FAST, owner);
  await ask(url, 'create database herald');
  const own = as(url, { database: 'herald' });
  await migrate(own);
  await ask(
    own,
    `insert into settings (key, value, type, "group", updated_at) values ('site_name', '"Before"', 'string', 'general', now())`,
    'create schema site_1',
    'create table site_1.leads (id serial primary key, number int generated always as identity)',
    `create type site_1.mood as enum ('good')`,
    'create function site_1.one() returns int language sql as $$ select 1 $$',
    'create view site_1.names as select id from site_1.leads',
  );
  return { url: own, stop: () => stopPostmaster(clusterFolder) };
}

const RIGHTS = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles
  where rolname = current_user`;
const NOTHING = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
};

async function expectClosed(url: string): Promise<void> {
  expect(await ask(url, RIGHTS)).toEqual([NOTHING]);
  await expect(ask(as(url, { password: '' }))).rejects.toThrow();
  await expect(ask(as(url, { password: 'wrong' }))).rejects.toThrow('password authentication failed');
  for (const username of ['postgres', 'nobody']) {
    await expect(ask(as(url, { username }))).rejects.toThrow(/pg_hba.conf rejects connection/);
  }
  await expect(ask(as(url, { database: 'postgres' }))).rejects.toThrow(/pg_hba.conf rejects connection/);
  for (const statement of [`copy (select 1) to program 'true'`, `select pg_read_file('PG_VERSION')`]) {
    await expect(ask(url, statement)).rejects.toThrow('permission denied');
  }
}

describe('the embedded database', () => {
  it('lets nobody in without the password in keys, and gives its role nothing but its database', async () => {
    const url = await start();
    await expectClosed(url);
    expect(new URL(url).password).toBe((await readFile(join(dataFolder, 'keys', 'database'), 'utf8')).trim());
    expect(await readFile(join(dataFolder, 'postgres', 'pg_hba.conf'), 'utf8')).not.toMatch(/trust|peer/);
    await migrate(url);
  });

  it('is found by its address, and no other database is', async () => {
    const url = await start();
    const folder = await findEmbeddedFolder(dataFolder, url);
    expect(folder).toBe(database?.clusterFolder);
    expect(await findEmbeddedFolder(dataFolder, 'postgresql://herald:key@db.example/herald')).toBeUndefined();
    expect(await findEmbeddedFolder(tmpdir(), url)).toBeUndefined();
    await writeFile(join(dataFolder, 'postgres-location'), '\n');
    expect(await findEmbeddedFolder(dataFolder, url)).toBe(folder);
  });

  it('of an earlier release is closed by its next start, with everything in it', async () => {
    const old = await makeOldCluster();
    await old.stop();
    const url = await start();
    await expectClosed(url);
    expect(await ask(url, `select value from settings where key = 'site_name'`)).toEqual([{ value: 'Before' }]);
    const foreign = `select relname from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      and pg_get_userbyid(relowner) <> current_user`;
    expect(await ask(url, foreign)).toEqual([]);
    await migrate(url);
    await ask(
      url,
      'alter table settings add column later int',
      'insert into site_1.leads default values',
      `alter type site_1.mood add value 'bad'`,
      'drop function site_1.one()',
      'drop schema site_1 cascade',
    );
  });

  it('of an earlier release that a killed Herald left running is closed, too', async () => {
    await makeOldCluster();
    await expectClosed(await start());
  });

  it('of an earlier release that runs is left alone by a command', async () => {
    const old = await makeOldCluster();
    await expect(start(false)).rejects.toThrow('Stop it');
    expect(await ask(old.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await old.stop();
  });

  it('gets a new password where the old one was lost, and keeps what is in it', async () => {
    await ask(await start(), 'create table kept (a int)');
    await database?.stop();
    await rm(join(dataFolder, 'keys'), { recursive: true });
    expect(await ask(await start(), 'select * from kept')).toEqual([]);
  });
});
