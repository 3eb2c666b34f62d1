import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { pictureRepository } from './picture-repository.ts';

/** A portrait without an avatar is a face without consent. */
const PORTRAIT_DAYS = 1;
const UNUSED_DAYS = 14;
const BATCH = 500;

/** Removes deleted pictures and those that nothing refers to any more: first the files, then the rows. */
export async function purgePictures(core: Core, signal?: AbortSignal): Promise<void> {
  const { queries } = core.db;
  const before = (days: number) => new Date(core.clock.now().getTime() - days * DAY_MS);
  const unused = { portraitsBefore: before(PORTRAIT_DAYS), othersBefore: before(UNUSED_DAYS) };
  while (!signal?.aborted) {
    const unneeded = await pictureRepository.listUnneeded(queries, unused, BATCH);
    if (unneeded.length === 0) return;
    for (const { key } of unneeded) {
      await core.storage.remove(key);
      await pictureRepository.removeByKey(queries, key);
    }
  }
}
