import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Herald cannot use a folder. The message says which, and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Creates the data folder and proves that it is writable. */
export async function makeDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    await makeFolders(folder);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new DataFolderError(`Herald cannot write to its data folder ${folder}: ${reason}.`, { cause });
  }
}

/** Node's own recursive mkdir hangs where no folder can be created, for example in /proc. */
async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o755 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder));
    await mkdir(folder, { mode: 0o755 });
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EACCES' || code === 'EPERM')
    return 'it belongs to another user; change its owner, or set HERALD_DATA to another folder';
  if (code === 'EROFS') return 'the disk is read-only; set HERALD_DATA to a folder on another disk';
  if (code === 'ENOSPC') return 'the disk is full; free some space, or set HERALD_DATA to a folder on another disk';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'there is a file in the way; set HERALD_DATA to a folder';
  return cause instanceof Error ? cause.message : String(cause);
}
