import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder we cannot use; the text says which and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Makes the data folder and proves that it can be written to. */
export async function makeDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new DataFolderError(`Herald cannot write to its data folder ${folder}: ${reason}.`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EACCES' || code === 'EPERM')
    return 'it belongs to somebody else; give it to this user, or set HERALD_DATA to another folder';
  if (code === 'EROFS') return 'the disk is read-only; set HERALD_DATA to a folder on another disk';
  if (code === 'ENOSPC') return 'the disk is full; free some space, or set HERALD_DATA to a folder on another disk';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'there is a file in the way; set HERALD_DATA to a folder';
  return cause instanceof Error ? cause.message : String(cause);
}
