import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '@herald/core/storage';

interface Fetching {
  storage: Storage;
  folder: string;
  signal: AbortSignal;
}

/** The path of a stored object's copy; what an earlier attempt fetched is not fetched again. */
export async function fetchFile(key: string, { storage, folder, signal }: Fetching): Promise<string> {
  const path = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 32));
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  const draft = `${path}.draft`;
  await pipeline(await storage.read(key), createWriteStream(draft), { signal });
  await rename(draft, path);
  return path;
}
