import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** A second set of files beside those of a folder, which takes their place at once. */
export interface DiskExchange {
  storage: Storage;
  /** Puts the new files in place of the others, which are removed then. */
  exchange(): Promise<void>;
  /** Forgets the new files. */
  discard(): Promise<void>;
}

/** Begins with no new files, whatever an exchange that was killed left behind. */
export async function openDiskExchange(root: string): Promise<DiskExchange> {
  const [objects, beside] = [join(root, 'objects'), join(root, 'restoring')];
  const replaced = join(beside, 'replaced');
  const discard = () => rm(beside, { recursive: true, force: true });
  if ((await isThere(replaced)) && !(await isThere(objects))) await rename(replaced, objects);
  await discard();
  return {
    storage: diskStorage(beside),
    discard,
    async exchange() {
      await mkdir(beside, { recursive: true });
      if (await isThere(objects)) await rename(objects, replaced);
      if (await isThere(join(beside, 'objects'))) await rename(join(beside, 'objects'), objects);
      await discard();
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
