import { chmod, chown, lstat, mkdir, stat } from 'node:fs/promises';
import { dirname, parse, resolve } from 'node:path';
import { DataFolderError } from '../instance/data-folder.ts';

/** PostgreSQL refuses to run as root, so root starts it as "nobody". Any other user runs it directly. */
export interface DatabaseOwner {
  uid: number;
  gid: number;
}

const NOBODY: DatabaseOwner = { uid: 65534, gid: 65534 };

export function databaseOwner(): DatabaseOwner | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/** True if the owner can reach the folder, because every parent lets other users pass. */
export async function isReachableBy(owner: DatabaseOwner | undefined, path: string): Promise<boolean> {
  if (!owner) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid } = await stat(folder).catch(() => ({ mode: 0o777, uid: owner.uid }));
    const allowsOthers = (mode & 0o001) !== 0;
    if (uid !== owner.uid && !allowsOthers) return false;
    if (folder === parse(folder).root) return true;
  }
}

/** Creates a private folder owned by the database's user. Refuses a folder that another user created first. */
export async function makeOwnedFolder(owner: DatabaseOwner | undefined, path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await lstat(path);
  const ours = [process.getuid?.() ?? found.uid, owner?.uid];
  if (!found.isDirectory() || !ours.includes(found.uid)) {
    throw new DataFolderError(`${path} belongs to another user. Remove it, or set TMPDIR to a folder of your own.`);
  }
  if (owner) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
}
