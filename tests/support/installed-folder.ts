import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder, removeData, startHerald } from './herald-process.ts';

const POINTER = 'postgres-location';

/**
 * A data folder in which Herald was started and stopped before, for a product of which the test tells nothing about its
 * first start. All of a run are copies of one, with its secrets: what goes from one to another takes only one of them.
 */
export async function installedFolder(): Promise<string> {
  const folder = await makeDataFolder();
  const database = await databaseElsewhere(folder);
  // Inside the folder its user may not enter it, and the first start decides where it lies.
  if (!database) return folder;
  const installation = await installationOfRun();
  if (!installation) return folder;
  await copy(join(installation, 'data'), folder);
  await copy(join(installation, 'database'), database);
  return folder;
}

const databaseElsewhere = (folder: string): Promise<string> =>
  readFile(join(folder, POINTER), 'utf8').then(
    (path) => path.trim(),
    () => '',
  );

/** Of two that are made at the same moment either may be the one that stays; undefined where the database came to lie inside its folder. */
async function installationOfRun(): Promise<string | undefined> {
  const place = join(tmpdir(), 'herald-installation');
  if (await isThere(place)) return place;
  const made = await install();
  if (!made) return undefined;
  await rename(made, place).catch(async (error: unknown) => {
    await rm(made, { recursive: true });
    if (!(await isThere(place))) throw error;
  });
  return place;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function install(): Promise<string | undefined> {
  const herald = await startHerald();
  await herald.stop();
  const database = await databaseElsewhere(herald.dataFolder);
  if (!database) {
    await removeData(herald.dataFolder);
    return undefined;
  }
  const made = await mkdtemp(join(tmpdir(), 'herald-installing-'));
  await copy(herald.dataFolder, join(made, 'data'));
  await copy(database, join(made, 'database'));
  await rm(join(made, 'data', POINTER));
  await removeData(herald.dataFolder);
  return made;
}

/** With owners and modes, of which PostgreSQL insists on its own. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
