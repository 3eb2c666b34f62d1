import { statfs, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** On Linux it is memory, and everybody may have a folder in it. */
const MEMORY = '/dev/shm';
const TMPFS = 0x01_02_19_94;
/** A database of the tests takes 60 to 200 MB of it, and two suites run at a time. */
const ROOM_BYTES = 1e9;
/** What films and browsers leave of the machine. */
const LEFT_BYTES = 4e9;

/**
 * Lets the database of a new data folder be in memory, where the machine has enough of it. Each database is 790 files, and a
 * disk takes up to 0.7 s of a core to make them where many were just removed.
 */
export async function putDatabaseInMemory(dataFolder: string): Promise<void> {
  if (!(await isRoomy())) return;
  // The data folder names the place as it does for a database whose user may not enter the folder.
  await writeFile(join(dataFolder, 'postgres-location'), `${join(MEMORY, basename(dataFolder))}\n`);
}

async function isRoomy(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  if (memory?.type !== TMPFS) return false;
  return memory.bavail * memory.bsize > ROOM_BYTES && process.availableMemory() > LEFT_BYTES;
}
