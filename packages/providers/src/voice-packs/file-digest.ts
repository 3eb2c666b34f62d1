import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Digest } from './pack-source.ts';

/** Whether a file is what was promised. */
export async function hasDigest(path: string, bytes: number, { algorithm, hex }: Digest): Promise<boolean> {
  const hash = createHash(algorithm === 'git' ? 'sha1' : algorithm);
  if (algorithm === 'git') hash.update(`blob ${bytes}\0`);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === hex;
}
