import { mkdir, statfs } from 'node:fs/promises';
import { probeStorage, type Storage, StorageError } from '@herald/core/storage';

/** A film of a minute and its segments fit. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

export interface Machine {
  storage: Storage;
  workFolder: string;
  workerId: string;
}

/** Rejects while this machine could not make a video: the store keeps nothing, or the disk is full. */
export async function probeMachine({ storage, workFolder, workerId }: Machine): Promise<void> {
  await probeStorage(storage, workerId);
  await mkdir(workFolder, { recursive: true });
  const { bavail, bsize } = await statfs(workFolder);
  if (bavail * bsize < LEAST_FREE_BYTES) throw new StorageError('full', 'The disk for work on videos is full');
}
