import { chown, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseOwner, makeOwnedFolder } from './database-owner.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runProgram } from './run-program.ts';

export const DATABASE_USER = 'herald';
export const DATABASE_NAME = 'herald';
const MAJOR_VERSION = '18';

/** Creates the cluster under another name and renames it, so a kill leaves no incomplete cluster behind. */
export async function ensureCluster(
  folder: string,
  binaries: PostgresBinaries,
  owner: DatabaseOwner | undefined,
): Promise<'created' | 'present'> {
  if (await isCluster(folder)) return 'present';
  const unfinished = `${folder}.creating`;
  await rm(unfinished, { recursive: true, force: true });
  await makeOwnedFolder(owner, unfinished);
  const settings = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', `--username=${DATABASE_USER}`];
  await runProgram(binaries.initdb, ['-D', unfinished, ...settings], owner);
  await rename(unfinished, folder);
  return 'created';
}

async function isCluster(folder: string): Promise<boolean> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (version.trim() !== MAJOR_VERSION) {
    throw new Error(
      `The database in ${folder} was created by PostgreSQL ${version.trim()}, but this Herald comes with ${MAJOR_VERSION}.`,
    );
  }
  return true;
}

/** A data folder that root restored or unpacked belongs to root, but PostgreSQL insists on owning it. */
export async function claimCluster(folder: string, owner: DatabaseOwner | undefined): Promise<void> {
  if (!owner) return;
  const { uid } = await stat(folder);
  if (uid === owner.uid) return;
  await runProgram('/bin/chown', ['-R', `${owner.uid}:${owner.gid}`, folder], undefined);
  await chown(folder, owner.uid, owner.gid);
}
