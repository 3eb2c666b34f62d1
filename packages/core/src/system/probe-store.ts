import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storage-error.ts';

/** Stores, reads and removes a small file; throws when the store does not do all three. */
export async function probeStore(storage: Storage): Promise<void> {
  const [key, word] = [`herald-probe-${randomUUID()}`, randomUUID()];
  await storage.put(key, Buffer.from(word), { contentType: 'text/plain' });
  const read = await text(await storage.read(key));
  await storage.remove(key);
  if (read !== word) throw new StorageError('unavailable', 'The store returns other bytes than it was given');
}
