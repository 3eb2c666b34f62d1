import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import type {} from '../../packages/core/src/testing/provided-context.ts';
import { removeData } from './herald-process.ts';
import { putDatabaseInMemory } from './memory-folder.ts';

const FAST = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  // Nobody follows this server, and nobody recovers it.
  ...{ jit: 'off' },
  // Its workers belong to the system: where one is at work, the owner of a database may not drop it.
  autovacuum: 'off',
  // In memory, its log takes no more than it needs.
  ...{ min_wal_size: '32MB', max_wal_size: '64MB' },
};

/** One real PostgreSQL for the whole run; every test file clones its own database from a template. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'herald-test-db-'));
  await putDatabaseInMemory(dataFolder);
  const server = await startEmbeddedPostgres({ dataFolder, settings: FAST, mayCreateDatabases: true });
  project.provide('databaseServerUrl', server.url);
  return async () => {
    await server.stop();
    await removeData(dataFolder);
  };
}
