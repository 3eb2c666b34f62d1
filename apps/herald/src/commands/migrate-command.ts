import type { Config } from '../config/config.ts';
import { makeDataFolder } from '../instance/data-folder.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Brings the tables up to date and ends. */
export async function migrateCommand(config: Config): Promise<void> {
  await makeDataFolder(config.dataFolder);
  await withDatabase(config, prepareDatabase);
  process.stdout.write('The tables are up to date.\n');
}
