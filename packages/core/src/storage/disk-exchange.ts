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

const foldersIn = (root: string) => {
  const beside = join(root, 'restoring');
  return { objects: join(root, 'objects'), beside, replaced: join(beside, 'replaced') };
};

/** Puts back the files that an exchange took away when it was killed, and removes its new ones. */
export async function undoDiskExchange(root: string): Promise<void> {
  const { objects, beside, replaced } = foldersIn(root);
  if ((await isThere(replaced)) && !(await isThere(objects))) await rename(replaced, objects);
  await rm(beside, { recursive: true, force: true });
}

/** Begins with no new files. */
export async function openDiskExchange(root: string): Promise<DiskExchange> {
  const { objects, beside, replaced } = foldersIn(root);
  const discard = () => rm(beside, { recursive: true, force: true });
  await undoDiskExchange(root);
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
