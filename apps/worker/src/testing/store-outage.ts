import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoShop } from './video-shop.ts';

/** A file where the store's folder for incoming files should be: nothing can be stored, everything can be read. */
export async function breakStore({ storageRoot }: VideoShop): Promise<void> {
  const incoming = join(storageRoot, 'incoming');
  await rename(incoming, `${incoming}-kept`);
  await writeFile(incoming, '');
}

export async function mendStore({ storageRoot }: VideoShop): Promise<void> {
  const incoming = join(storageRoot, 'incoming');
  await rm(incoming);
  await rm(`${incoming}-kept`, { recursive: true });
  // A worker that tries again at this moment makes it, too.
  await mkdir(incoming, { recursive: true });
}
