import { fileURLToPath } from 'node:url';

export interface ProgramPaths {
  /** what `node` is given to run this program again as another role */
  entry: string;
  /** the built web app */
  web: string;
  migrations: string;
}

/** Sources and bundle keep the same things in other places. */
export function programPaths(): ProgramPaths {
  const isSource = import.meta.url.endsWith('.ts');
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  return isSource
    ? { entry: at('./main.ts'), web: at('../../web/dist'), migrations: at('../../../packages/core/drizzle') }
    : { entry: at('./herald.mjs'), web: at('./web'), migrations: at('./drizzle') };
}
