import type { TestProject } from 'vitest/node';
import { removeData, startHerald, testAdmin } from './herald-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of the product that runs for the browser tests */
    productUrl: string;
    adminEmail: string;
    adminPassword: string;
    chromiumPath: string;
  }
}

/** The built product, started by the script behind `npm start`, on a data folder of its own. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const herald = await startHerald({ through: 'npm start', env: { HERALD_LOG_LEVEL: 'warn' } });
  project.provide('productUrl', herald.url);
  project.provide('adminEmail', testAdmin.email);
  project.provide('adminPassword', testAdmin.password);
  project.provide('chromiumPath', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
  return async () => {
    await herald.stop();
    await removeData(herald.dataFolder);
  };
}
