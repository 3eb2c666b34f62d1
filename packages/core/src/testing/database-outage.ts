import { setTimeout as wait } from 'node:timers/promises';
import { withTestServer } from './test-server-repository.ts';

/** Ends every connection of a database and refuses new ones for a while, as if its server was down. */
export async function databaseOutage(serverUrl: string, databaseUrl: string, forMs: number): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await withTestServer(serverUrl, async (server) => {
    await server.run(`alter database ${name} allow_connections false`);
    await server.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await wait(forMs);
    await server.run(`alter database ${name} allow_connections true`);
  });
}
