import type { Core } from '../core.ts';
import { videoFolder } from '../videos/state/video.ts';
import { consentRepository } from './consent-repository.ts';

const BATCH = 100;

/** Removes the first pictures of films that were stopped because the consent to use the face was revoked. */
export async function eraseRevokedFilms(core: Core, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const stopped = await consentRepository.listStoppedFilms(core.db.queries, BATCH);
    if (stopped.length === 0) return;
    for (const film of stopped) {
      await core.storage.removeUnder(videoFolder(film));
      await consentRepository.forgetFirstPicture(core.db.queries, film.id);
    }
  }
}
