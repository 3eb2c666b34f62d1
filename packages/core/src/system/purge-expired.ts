import { attemptRepository } from '../attempts/attempt-repository.ts';
import { purgeUnusedSpeech } from '../audio/purge-unused-speech.ts';
import { eraseDeletedAvatars } from '../avatars/erase-avatars.ts';
import type { Core } from '../core.ts';
import { idempotencyRepository } from '../idempotency/idempotency-repository.ts';
import { linkRepository } from '../people/link-repository.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { purgePictures } from '../pictures/purge-pictures.ts';
import { dropOrphanedSiteSchemas } from '../sites/keep-site-schemas.ts';
import { siteRepository } from '../sites/site-repository.ts';
import { downloadRepository } from '../videos/library/download-repository.ts';
import { purgeVideos } from '../videos/library/purge-videos.ts';
import { forgetSalts } from '../visitors/visitor-salt.ts';
import { forgetOrigins } from './forget-origins.ts';
import { workerRepository } from './worker-repository.ts';

/** A worker without a database for a while comes back under its own name. */
const DAY_SEC = 86_400;

/**
 * Removes what has expired: sessions, links, attempt counters, stored responses, the trash, unused speech and pictures,
 * deleted avatars. Forgets addresses.
 */
export async function purgeExpired(core: Core): Promise<void> {
  const now = core.clock.now();
  await sessionRepository.removeExpired(core.db.queries, now);
  await linkRepository.removeExpired(core.db.queries, now);
  await attemptRepository.removeOver(core.db.queries, now);
  await idempotencyRepository.removeExpired(core.db.queries, now);
  await siteRepository.removeExpiredKeys(core.db.queries, now);
  await dropOrphanedSiteSchemas(core);
  await downloadRepository.removeExpired(core.db.queries, now);
  await forgetSalts(core);
  await forgetOrigins(core);
  await workerRepository.removeSilent(core.db.queries, DAY_SEC);
  await purgeVideos(core);
  await purgeUnusedSpeech(core);
  await eraseDeletedAvatars(core);
  await purgePictures(core);
}
