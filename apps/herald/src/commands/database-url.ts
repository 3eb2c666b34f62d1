import type { Config } from '../config/config.ts';
import { DataFolderError } from '../instance/data-folder.ts';
import { CommandError } from '../instance/exit-code.ts';
import { isLocked } from '../instance/instance-lock.ts';
import { writeRelease } from '../instance/release-guard.ts';
import { assertWhole } from '../instance/restore-marker.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';

/** What PostgreSQL said is for the operator; a stack trace of Herald is not. */
export function explainDatabaseFailure(error: unknown): never {
  if (error instanceof DataFolderError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new CommandError(`Herald's database did not start. ${reason}`);
}

/** Runs a short command that brings the tables up to date first. */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  await assertWhole(config.dataFolder);
  return useDatabase(config, async (databaseUrl) => {
    const result = await work(databaseUrl);
    if (!config.databaseUrl) await writeRelease(config.dataFolder);
    return result;
  });
}

/** Works with the database: the one given, the one already running, or one started for the work. `hasLock` is for who keeps every other Herald away meanwhile. */
export async function useDatabase<T>(
  config: Config,
  work: (databaseUrl: string) => Promise<T>,
  { hasLock = false } = {},
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  const options = { dataFolder: config.dataFolder, pgBin: config.pgBin };
  const database = await startEmbeddedPostgres(options).catch(explainDatabaseFailure);
  try {
    return await work(database.url);
  } finally {
    // A database that was already running belongs to another Herald process, and so does one that a Herald adopted since.
    const isTaken = database.adopted || (!hasLock && (await isLocked(config.dataFolder)));
    if (!isTaken) await database.stop();
  }
}
