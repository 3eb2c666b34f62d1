import type { PictureFormat } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Actor } from '../identity/actor.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { type PagePicture, pagePictureRepository } from './page-picture-repository.ts';

export interface PagePictureToKeep {
  /** Decoded and encoded again, so that nothing hides in the file. */
  bytes: Uint8Array;
  format: PictureFormat;
  widthPx: number;
  heightPx: number;
  name: string;
}

const FOLDER = 'pages/pictures/';
const NAME_CHARACTERS = 200;
const EXTENSIONS: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const UNUSED_DAYS = 14;
const BATCH = 500;

/** Stores a picture for the content of pages. */
export async function keepPagePicture(core: Core, actor: Actor, kept: PagePictureToKeep): Promise<PagePicture> {
  const { bytes, name, ...facts } = kept;
  const id = newId(core);
  const picture: PagePicture = {
    ...facts,
    id,
    createdById: actor.userId,
    name: name.slice(0, NAME_CHARACTERS),
    key: `${FOLDER}${id}.${EXTENSIONS[facts.format]}`,
    sizeBytes: bytes.byteLength,
    createdAt: core.clock.now(),
  };
  // The row comes first: a file without one would stay for good, a row without a file goes with the clean-up.
  await pagePictureRepository.insert(core.db.queries, picture);
  await core.storage.put(picture.key, bytes, {
    contentType: `image/${picture.format}`,
    sizeBytes: picture.sizeBytes,
  });
  return picture;
}

/** Removes pictures that no page and no version of one names, two weeks after they were added. */
export async function purgePagePictures(core: Core, signal?: AbortSignal): Promise<void> {
  const before = new Date(core.clock.now().getTime() - UNUSED_DAYS * DAY_MS);
  while (!signal?.aborted) {
    const removed = await core.db.transaction('purge page pictures', async (tx) => {
      await holdAdvisoryLock(tx, 'pages');
      const keys = await pagePictureRepository.takeUnnamed(tx, before, BATCH);
      // Inside the transaction: a file that cannot be removed keeps its row for the next time.
      for (const key of keys) await core.storage.remove(key);
      return keys.length;
    });
    if (removed < BATCH) return;
  }
}
