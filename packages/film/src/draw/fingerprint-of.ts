import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Changes when the file changes. */
export async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
