import { chmod, chown, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from '../instance/data-folder.ts';
import { closeCluster, type DatabaseAccess, SUPERUSER } from './database-access.ts';
import { type DatabaseOwner, makeOwnedFolder } from './database-owner.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runProgram } from './run-program.ts';

const MAJOR_VERSION = '18';

/** Creates the cluster under another name and renames it, so a kill leaves no incomplete cluster behind. */
export async function ensureCluster(
  folder: string,
  binaries: PostgresBinaries,
  access: DatabaseAccess,
  owner: DatabaseOwner | undefined,
): Promise<void> {
  if (await isCluster(folder)) return;
  const unfinished = `${folder}.creating`;
  await rm(unfinished, { recursive: true, force: true });
  await makeOwnedFolder(owner, unfinished);
  const settings = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=reject', `--username=${SUPERUSER}`];
  await runProgram(binaries.initdb, ['-D', unfinished, ...settings], owner);
  await closeCluster(unfinished, binaries, access, owner);
  await rename(unfinished, folder);
}

async function isCluster(folder: string): Promise<boolean> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (version.trim() !== MAJOR_VERSION) {
    throw new DataFolderError(
      `The database in ${folder} was created by PostgreSQL ${version.trim()}, but this Herald comes with ${MAJOR_VERSION}.`,
    );
  }
  return true;
}

/** A data folder that was restored or copied has other owners and modes, but PostgreSQL insists on its own. */
export async function claimCluster(folder: string, owner: DatabaseOwner | undefined): Promise<void> {
  const { uid } = await stat(folder);
  const wanted = owner?.uid ?? process.getuid?.() ?? uid;
  if (uid !== wanted && !owner) throw new DataFolderError(foreignCluster(folder, uid));
  if (owner && uid !== wanted) {
    await runProgram('/bin/chown', ['-R', `${owner.uid}:${owner.gid}`, folder], undefined);
    await chown(folder, owner.uid, owner.gid);
  }
  await chmod(folder, 0o700);
}

function foreignCluster(folder: string, uid: number): string {
  return `The database in ${folder} belongs to another user (id ${uid}), so PostgreSQL refuses to use it. Run Herald as that user, or give the folder and all in it to yours: chown -R`;
}

/** Why PostgreSQL would not start on this cluster, if it exists; undefined if nothing speaks against it. */
export async function findClusterProblem(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return undefined;
  const me = process.getuid?.() ?? found.uid;
  if (me !== 0 && found.uid !== me) return foreignCluster(folder, found.uid);
  return isCluster(folder).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
