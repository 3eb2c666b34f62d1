import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Herald cannot use a folder. The message says which, and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Folders in which Herald keeps what nobody else may read. */
const PRIVATE_FOLDERS = ['media', 'keys', 'work', 'voices'];
const PRIVATE_FILES = ['keys/secret', 'keys/database', 'postgres-release'];

/** Creates the data folder, closes it to other users and proves that it is writable. */
export async function makeDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    await makeFolders(folder);
    await writeFile(probe, 'x');
    await rm(probe);
    await closeFolders(folder);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new DataFolderError(`Herald cannot write to its data folder ${folder}: ${reason}.`, { cause });
  }
}

/** Also mends folders that were made or copied with other modes. */
async function closeFolders(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  await mend(folder, mode & openTo());
  for (const name of PRIVATE_FOLDERS) await mend(join(folder, name), 0o700);
  for (const name of PRIVATE_FILES) await mend(join(folder, name), 0o600);
}

/** Root runs PostgreSQL as another user, who must be able to pass through, but not to look around. */
function openTo(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700;
}

/** What is not there needs nothing, and a shared volume may belong to another user who lets us write. */
async function mend(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOENT', 'ENOTDIR', 'EPERM'].includes(error.code ?? '')) throw error;
  });
}

/** Whether other users can look into the folder after all. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  return (mode & 0o777 & ~openTo()) !== 0;
}

/** Node's own recursive mkdir hangs where no folder can be created, for example in /proc. */
async function makeFolders(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder));
    await makeFolder(folder);
  }
}

/** The database's user has to pass through it, whatever modes new files get. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o755);
}

export function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EACCES' || code === 'EPERM')
    return 'it belongs to another user; change its owner, or set HERALD_DATA to another folder';
  if (code === 'EROFS') return 'the disk is read-only; set HERALD_DATA to a folder on another disk';
  if (code === 'ENOSPC') return 'the disk is full; free some space, or set HERALD_DATA to a folder on another disk';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'there is a file in the way; set HERALD_DATA to a folder';
  return cause instanceof Error ? cause.message : String(cause);
}
