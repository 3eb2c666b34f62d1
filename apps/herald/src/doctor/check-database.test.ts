import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { checkClockOfDatabase, checkConnections, checkDatabase } from './check-database.ts';

/** These tests run in order on the same data folder. */
describe('checkDatabase', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-doctor-'));
    await chmod(folder, 0o711);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('accepts the embedded database without connecting to it', async () => {
    const findings = await checkDatabase(readConfig({ HERALD_DATA: folder }));
    expect(findings).toMatchObject([
      { state: 'good', note: 'embedded PostgreSQL 18' },
      { title: 'Release', state: 'good' },
      { title: 'Connections', state: 'good', note: expect.not.stringContaining('are open') },
    ]);
  });

  it('names a program that PG_BIN does not have, as the start does', async () => {
    const config = readConfig({ HERALD_DATA: folder, PG_BIN: folder });
    const words = `PG_BIN is ${folder}, but there is no program postgres in it. Name the folder that has it, or unset PG_BIN.`;
    expect((await checkDatabase(config))[0]).toMatchObject({ state: 'problem', note: words });
    await expect(startEmbeddedPostgres({ dataFolder: folder, pgBin: folder })).rejects.toThrow(words);
  });

  it('reports a database that does not respond, without its password', async () => {
    const findings = await checkDatabase(readConfig({ DATABASE_URL: 'postgresql://herald:hidden@127.0.0.1:9/herald' }));
    expect(findings).toMatchObject([{ state: 'problem', fix: expect.stringContaining('DATABASE_URL') }]);
    expect(JSON.stringify(findings)).not.toContain('hidden');
  });

  it('asks a server for its version, clock and connections', async () => {
    const database = await startEmbeddedPostgres({ dataFolder: folder, settings: { max_connections: '30' } });
    const findings = await checkDatabase(readConfig({ DATABASE_URL: database.url }));
    expect(findings).toMatchObject([
      { title: 'Database', state: 'good', note: expect.stringContaining('PostgreSQL 18') },
      { title: 'Release', state: 'good' },
      { title: 'Clocks', state: 'good' },
      { title: 'Connections', state: 'good', note: expect.stringContaining('PostgreSQL allows 27') },
    ]);
    await database.stop();
  });

  it('finds an embedded database that a newer release has upgraded, although it does not run', async () => {
    await writeFile(join(folder, 'postgres-release'), '{"release":"9.8.7","tablesMs":9999999999999}');
    const findings = await checkDatabase(readConfig({ HERALD_DATA: folder }));
    const release = { title: 'Release', state: 'problem', fix: expect.stringContaining('Start Herald 9.8.7') };
    expect(findings[1]).toMatchObject(release);
    await rm(join(folder, 'postgres-release'));
  });

  it('a database that was copied without its modes is closed again by the next start', async () => {
    await chmod(join(folder, 'postgres'), 0o755);
    const database = await startEmbeddedPostgres({ dataFolder: folder });
    expect((await stat(database.clusterFolder)).mode & 0o777).toBe(0o700);
    await database.stop();
  });

  it('names an embedded database of another version', async () => {
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '15\n');
    const [finding] = await checkDatabase(readConfig({ HERALD_DATA: folder }));
    expect(finding).toMatchObject({ state: 'problem', note: expect.stringContaining('created by PostgreSQL 15') });
  });
});

describe('checkClockOfDatabase', () => {
  it.each([
    [0, 'good'],
    [2_000, 'good'],
    [-2_000, 'good'],
    [2_001, 'warning'],
    [-15_000, 'warning'],
  ])('%i ms apart is %s', (clockAheadMs, state) => {
    expect(checkClockOfDatabase({ clockAheadMs })).toMatchObject({ state });
  });

  it('says which clock is ahead, and by how much', () => {
    expect(checkClockOfDatabase({ clockAheadMs: 15_040 }).note).toBe('this machine is 15.0 s ahead of PostgreSQL');
    expect(checkClockOfDatabase({ clockAheadMs: -15_040 }).note).toBe('this machine is 15.0 s behind PostgreSQL');
  });
});

describe('checkConnections', () => {
  const server = { maxConnections: 97, openConnections: 20 };

  it('counts the pool, the queue and the listener of each process', () => {
    expect(checkConnections(readConfig({}), server, ['api', 'worker']).note).toContain('opens up to 22,');
    const set = readConfig({ HERALD_DATABASE_CONNECTIONS: '20' });
    expect(checkConnections(set, server, ['api']).note).toContain('opens up to 23,');
    expect(checkConnections(set, server, ['worker']).note).toContain('opens up to 25,');
  });

  it('warns when they do not fit beside those that are open', () => {
    expect(checkConnections(readConfig({}), server, ['api', 'worker'])).toMatchObject({ state: 'good' });
    const full = { maxConnections: 97, openConnections: 76 };
    expect(checkConnections(readConfig({}), full, ['api', 'worker'])).toMatchObject({
      state: 'warning',
      fix: expect.stringContaining('HERALD_DATABASE_CONNECTIONS'),
    });
  });
});
