import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedDatabaseUrl } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { installedChromium } from '../../scripts/find-chromium.mjs';
import { removeData, startHerald, testAdmin } from './herald-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of the product that runs for the browser tests */
    productUrl: string;
    adminEmail: string;
    adminPassword: string;
    chromiumPath: string;
    /** for what no screen can do: grant a plan, insert thousands of rows */
    productDatabaseUrl: string;
    productDataFolder: string;
  }
}

/** The built product, started by the script behind `npm start`, on a data folder of its own. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const env = { HERALD_LOG_LEVEL: 'warn', HERALD_FIRST_MEASURE: 'off' };
  const herald = await startHerald({ through: 'npm start', env });
  project.provide('productUrl', herald.url);
  project.provide('adminEmail', testAdmin.email);
  project.provide('adminPassword', testAdmin.password);
  const databaseUrl = await embeddedDatabaseUrl(herald.dataFolder);
  await putOffDrawing(databaseUrl);
  project.provide('productDatabaseUrl', databaseUrl);
  project.provide('productDataFolder', herald.dataFolder);
  project.provide('chromiumPath', process.env.CHROMIUM_PATH ?? installedChromium() ?? '');
  return async () => {
    await herald.stop();
    tellFailures(herald.output());
    await removeData(herald.dataFolder);
  };
}

/**
 * On a busy machine all of Herald's templates would be drawn from the tenth minute on, which takes 90 s of a core, and each
 * that a story saves at once, which takes 7 s. Until a template is drawn the gallery shows its presenter, which is what the
 * stories see before that, too.
 */
async function putOffDrawing(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tomorrow = `now() + interval '1 day'`;
  await client.query(`update templates set draw_after = ${tomorrow} where account_id is null`);
  await client.query(`alter table templates alter column draw_after set default ${tomorrow}`);
  await client.end();
}

/** Prints the failures that the server logged, because they explain a test that only saw an empty screen. */
function tellFailures(output: string): void {
  const failures = output.split('\n').filter((line) => /"level":"?(50|60|error|fatal)/.test(line));
  if (failures.length > 0) console.warn(`The product logged ${failures.length} failures, at first:`);
  for (const line of failures.slice(0, 5)) console.warn(line);
}
