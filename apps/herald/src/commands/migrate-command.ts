import type { Config } from '../config/config.ts';
import { makeDataFolder } from '../instance/data-folder.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Brings the database up to date and exits. */
export async function migrateCommand(config: Config): Promise<void> {
  await makeDataFolder(config.dataFolder);
  await withDatabase(config, prepareDatabase);
  process.stdout.write('The database is up to date.\n');
}
