import { migrate, openDatabase } from '@herald/core/db';
import { bringSitesUpToDate } from '@herald/core/sites';
import { refuseNewer } from '../instance/release-guard.ts';
import { programPaths } from '../program-paths.ts';

/** Brings the tables up to date, including those of the sites. Several processes may call it at the same time. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, programPaths().migrations).catch(refuseNewer);
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await bringSitesUpToDate(db);
  } finally {
    await db.close();
  }
}
