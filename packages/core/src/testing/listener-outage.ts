import { withTestServer } from './test-server-repository.ts';

/** Cuts the connections that listen for notifications and refuses new ones until `end`; all others stay. */
export async function listenerOutage(serverUrl: string, databaseUrl: string): Promise<{ end(): Promise<void> }> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const run = (statement: string) => withTestServer(serverUrl, (server) => server.run(statement));
  await run(`alter database ${name} allow_connections false`);
  await run(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = 'herald listener'`,
  );
  return { end: () => run(`alter database ${name} allow_connections true`) };
}
