import type { Config } from '../config/config.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';

/** Runs a short command against the database: the one given, the one already running, or one started for the command. */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  const database = await startEmbeddedPostgres({ dataFolder: config.dataFolder, pgBin: config.pgBin });
  try {
    return await work(database.url);
  } finally {
    // A database that was already running belongs to another Herald process.
    if (!database.adopted) await database.stop();
  }
}
