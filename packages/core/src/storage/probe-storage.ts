import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** Resolves when the store keeps what it is given; rejects with its failure otherwise. */
export async function probeStorage(storage: Storage, name: string): Promise<void> {
  const key = `probes/${name}`;
  const body = Buffer.from(name);
  await storage.put(key, body, { contentType: 'text/plain', sizeBytes: body.length });
  const found = await storage.stat(key);
  await storage.remove(key);
  if (found?.sizeBytes !== body.length) throw new StorageError('unavailable', 'The store did not keep a file');
}
