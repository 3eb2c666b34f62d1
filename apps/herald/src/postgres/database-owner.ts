import { access, chown, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, parse, resolve } from 'node:path';

/** PostgreSQL refuses to run as root, so root starts it as "nobody"; anyone else runs it as themselves. */
export interface DatabaseOwner {
  uid: number;
  gid: number;
}

const NOBODY: DatabaseOwner = { uid: 65534, gid: 65534 };

export function databaseOwner(): DatabaseOwner | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/** True when the owner can walk down to the folder: every parent lets others pass. */
export async function isReachableBy(owner: DatabaseOwner | undefined, path: string): Promise<boolean> {
  if (!owner) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid } = await stat(folder).catch(() => ({ mode: 0o777, uid: owner.uid }));
    const allowsOthers = (mode & 0o001) !== 0;
    if (uid !== owner.uid && !allowsOthers) return false;
    if (folder === parse(folder).root) return true;
  }
}

/** Makes a private folder that belongs to the database's user. */
export async function makeOwnedFolder(owner: DatabaseOwner | undefined, path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (owner) await chown(path, owner.uid, owner.gid);
  else await access(path, constants.W_OK);
}
