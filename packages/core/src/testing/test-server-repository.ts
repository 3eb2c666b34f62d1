import pg from 'pg';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';

export interface TestServer {
  run(statement: string): Promise<void>;
  hasDatabase(name: string): Promise<boolean>;
  /** Held until the connection closes. */
  lockTemplates(): Promise<void>;
}

/** One administrative connection to the test server, for as long as the work takes. */
export async function withTestServer<T>(serverUrl: string, work: (server: TestServer) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work({
      async run(statement) {
        await client.query(statement);
      },
      async hasDatabase(name) {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
        return rowCount === 1;
      },
      async lockTemplates() {
        await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.testTemplate]);
      },
    });
  } finally {
    await client.end();
  }
}
