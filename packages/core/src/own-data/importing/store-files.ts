import type { Core } from '../../core.ts';
import { contentTypeOf } from '../../storage/content-type.ts';
import { accountFolder } from '../../storage/own-key-of.ts';
import { checkKey } from '../../storage/storage-key.ts';
import { MEDIA_FOLDER } from '../archive/archive-format.ts';
import { storeStream } from '../archive/store-stream.ts';
import type { NewIds } from './new-ids.ts';
import type { OpenArchive } from './open-archive.ts';

/** Stores the files of the export, one after the other. What was stored is noted before it is, to be removed again. */
export async function storeFiles(
  core: Core,
  archive: OpenArchive,
  { ids, accountId, stored }: { ids: NewIds; accountId: string; stored: string[] },
): Promise<void> {
  for (const { path, size } of mediaOf(archive)) {
    const key = checkKey(`${accountFolder(accountId)}${ids.ofKey(path.slice(MEDIA_FOLDER.length))}`);
    stored.push(key);
    await storeStream(core.storage, await archive.read(path), {
      key,
      contentType: contentTypeOf(key),
      sizeBytes: size,
    });
  }
}

export const mediaOf = ({ files }: OpenArchive) =>
  [...files.values()].filter(({ path }) => path.startsWith(MEDIA_FOLDER));

const ownFolder = /^([a-z]+)\/([0-9a-f-]{36})[./]/;

/** How many bytes the files of each thing have, by its folder and its id in the export. */
export function sizesOf(archive: OpenArchive): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { path, size } of mediaOf(archive)) {
    const [, folder, id] = ownFolder.exec(path.slice(MEDIA_FOLDER.length)) ?? [];
    const thing = `${folder}/${id}`;
    sizes.set(thing, (sizes.get(thing) ?? 0) + size);
  }
  return sizes;
}

export async function removeFiles(core: Core, keys: string[]): Promise<void> {
  for (const key of keys) {
    await core.storage.remove(key).catch((error: unknown) => {
      core.log.warn({ err: error, key }, 'A file of a failed import could not be removed');
    });
  }
}
