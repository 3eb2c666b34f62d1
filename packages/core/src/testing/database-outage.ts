import { withTestServer } from './test-server-repository.ts';

/** Ends every connection of a database and refuses new ones until `end`, as if its server was down. */
export async function databaseOutage(serverUrl: string, databaseUrl: string): Promise<{ end(): Promise<void> }> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const run = (statement: string) => withTestServer(serverUrl, (server) => server.run(statement));
  await run(`alter database ${name} allow_connections false`);
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  return { end: () => run(`alter database ${name} allow_connections true`) };
}
