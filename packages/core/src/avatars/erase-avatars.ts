import type { Core } from '../core.ts';
import { forgetMadeOf } from '../made-once/tidy-made.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { avatarRepository } from './avatar-repository.ts';

const BATCH = 500;

/**
 * Removes picture, points and order of deleted avatars as soon as no unfinished video needs them. The files go first, so that
 * a crash leaves nothing behind. Who agreed to the use of a face, when and to which words stays.
 */
export async function eraseDeletedAvatars(core: Core, signal?: AbortSignal): Promise<void> {
  const { queries } = core.db;
  while (!signal?.aborted) {
    const deleted = await avatarRepository.listToErase(queries, BATCH);
    if (deleted.length === 0) return;
    for (const { id, pictureKey } of deleted) {
      // Asked each time: of two deleted avatars with one picture, the second one takes it along.
      if (!(await avatarRepository.isPictureShared(queries, { id, pictureKey }))) {
        await core.storage.remove(pictureKey);
        await pictureRepository.removeByKey(queries, pictureKey);
      }
      await forgetMadeOf(core, id);
      await avatarRepository.erase(queries, id);
    }
  }
}
