import { text } from 'node:stream/consumers';
import { type Storage, StorageError } from '../storage/index.ts';

/** The file in the store that says whose store it is. */
export const MARK_KEY = 'herald-installation';

export async function readMark(storage: Storage): Promise<string | undefined> {
  try {
    return (await text(await storage.read(MARK_KEY))).trim();
  } catch (error) {
    if (error instanceof StorageError && error.code === 'not_found') return undefined;
    throw error;
  }
}

export async function writeMark(storage: Storage, id: string): Promise<void> {
  await storage.put(MARK_KEY, Buffer.from(`${id}\n`), { contentType: 'text/plain' });
}
