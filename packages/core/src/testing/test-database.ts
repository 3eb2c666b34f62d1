import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import { systemRandom } from '../runtime/random.ts';
import { withTestServer } from './test-server-repository.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database on the test server, cloned from a template that the first caller makes. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const template = `herald_template_${migrationsHash()}`;
  const name = `herald_test_${Buffer.from(systemRandom.bytes(8)).toString('hex')}`;
  await withTestServer(serverUrl, async (server) => {
    await server.lockTemplates();
    if (!(await server.hasDatabase(template))) await makeTemplate(serverUrl, template);
    await server.run(`create database ${name} template ${template}`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => withTestServer(serverUrl, (server) => server.run(`drop database if exists ${name} with (force)`)),
  };
}

/** An empty database, for testing the migrations themselves. */
export async function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `herald_empty_${Buffer.from(systemRandom.bytes(8)).toString('hex')}`;
  await withTestServer(serverUrl, (server) => server.run(`create database ${name}`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => withTestServer(serverUrl, (server) => server.run(`drop database if exists ${name} with (force)`)),
  };
}

async function makeTemplate(serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await withTestServer(serverUrl, async (server) => {
    await server.run(`drop database if exists ${unfinished}`);
    await server.run(`create database ${unfinished}`);
    await migrate(databaseUrl(serverUrl, unfinished));
    await server.run(`alter database ${unfinished} rename to ${template}`);
  });
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function migrationsHash(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'));
  return createHash('sha256').update(journal).digest('hex').slice(0, 12);
}
