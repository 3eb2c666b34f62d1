import { fileURLToPath } from 'node:url';

export interface ProgramPaths {
  /** the file that `node` runs to start this program in another role */
  entry: string;
  /** the built web app */
  web: string;
  migrations: string;
}

/** The sources and the bundle keep these files in different places. */
export function programPaths(): ProgramPaths {
  const isSource = import.meta.url.endsWith('.ts');
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  return isSource
    ? { entry: at('./main.ts'), web: at('../../web/dist'), migrations: at('../../../packages/core/drizzle') }
    : { entry: at('./herald.mjs'), web: at('./web'), migrations: at('./drizzle') };
}
