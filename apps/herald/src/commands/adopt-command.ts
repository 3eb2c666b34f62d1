import { adoptInstallation } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import { assertStoreWorks } from '../instance/assert-installation.ts';
import { makeDataFolder } from '../instance/data-folder.ts';
import { describeStore } from '../instance/describe-store.ts';
import { openCore } from '../instance/open-core.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Makes the store and the secret of these settings those of the installation. */
export async function adoptCommand(config: Config): Promise<void> {
  await makeDataFolder(config.dataFolder);
  await withDatabase(config, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    const open = await openCore(config, databaseUrl, 'adopt');
    try {
      await assertStoreWorks(open, config);
      await adoptInstallation(open.core, open.fingerprint);
    } finally {
      await open.close();
    }
  });
  process.stdout.write(`This installation now keeps its files in ${describeStore(config)} and uses this secret.\n`);
  process.stdout.write('Restart every process of it that still runs, with the same settings.\n');
}
