import type { Core } from '@herald/core';
import pg from 'pg';

/** Runs statements that take longer than the product gives a query, as filling a large table does. */
export async function withPatientClient(core: Core, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: core.db.pool.options.connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
