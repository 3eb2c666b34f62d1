import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import { systemRandom } from '../runtime/random.ts';
import { type TestServer, withTestServer } from './test-server-repository.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** What a database has beyond its tables when a test gets it. */
export interface TestContent {
  name: string;
  fill(databaseUrl: string): Promise<void>;
}

/** A fresh, migrated database on the test server, cloned from a template that the first caller makes. */
export async function createTestDatabase(serverUrl: string, content?: TestContent): Promise<TestDatabase> {
  const empty = `herald_template_${migrationsHash()}`;
  const name = `herald_test_${Buffer.from(systemRandom.bytes(8)).toString('hex')}`;
  await withTestServer(serverUrl, async (server) => {
    await server.lockTemplates();
    await ensureTemplate(server, empty, (unfinished) => migrate(databaseUrl(serverUrl, unfinished)));
    const template = content ? `${empty}_${content.name}` : empty;
    if (content) await ensureTemplate(server, template, (half) => content.fill(databaseUrl(serverUrl, half)), empty);
    await server.run(cloneOf(name, template));
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

async function ensureTemplate(
  server: TestServer,
  template: string,
  fill: (unfinished: string) => Promise<void>,
  origin?: string,
): Promise<void> {
  if (await server.hasDatabase(template)) return;
  const unfinished = `${template}_unfinished`;
  await server.run(`drop database if exists ${unfinished}`);
  await server.run(origin ? cloneOf(unfinished, origin) : `create database ${unfinished}`);
  await fill(unfinished);
  await server.run(`alter database ${unfinished} rename to ${template}`);
}

/** Files are copied as they are: writing each page to the log as well takes seven times the processor time. */
function cloneOf(name: string, template: string): string {
  return `create database ${name} template ${template} strategy file_copy`;
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
