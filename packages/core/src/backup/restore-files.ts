import { storeStream } from '../own-data/archive/store-stream.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import type { Storage } from '../storage/index.ts';
import type { OpenBackup } from './open-backup.ts';

/** Stores every file of a backup, over one that has its key. */
export async function restoreFiles(
  backup: OpenBackup,
  storage: Storage,
  onFile: (sizeBytes: number) => void,
): Promise<void> {
  for (const entry of backup.manifest.files) {
    const { key, size } = entry;
    await storeStream(storage, await backup.read(entry), {
      key,
      contentType: contentTypeOf(key),
      sizeBytes: size,
    });
    onFile(size);
  }
}

/** Removes what is stored and not in the backup. */
export async function removeOtherFiles({ manifest }: OpenBackup, storage: Storage): Promise<void> {
  const kept = new Set(manifest.files.map(({ key }) => key));
  for await (const { key } of storage.listAll()) if (!kept.has(key)) await storage.remove(key);
}
