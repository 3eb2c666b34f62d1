import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { compareTables, NewerDatabaseError } from './release.ts';

/** Where the SQL files lie beside the sources; a bundle hands in its own copy. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Brings the schema up to date; any number of processes may call it at once. Leaves that of a newer release alone. */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'herald migrate' });
  // A connection that is lost fails the statement under way; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate]);
    const tables = await compareTables(drizzle(client), folder);
    if (tables.age === 'newer') throw new NewerDatabaseError(tables.release);
    if (tables.age === 'older') await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Closing the connection also gives the lock back.
    await client.end();
  }
}
