import { bringSitesUpToDate, migrate, openDatabase } from '@herald/core';
import { programPaths } from '../program-paths.ts';

/** Brings the tables up to date, those of the sites too; safe to call from any number of processes at once. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, programPaths().migrations);
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await bringSitesUpToDate(db);
  } finally {
    await db.close();
  }
}
