import { attemptRepository } from '../attempts/attempt-repository.ts';
import { purgeUnusedSounds } from '../audio/purge-unused-sounds.ts';
import { eraseDeletedAvatars } from '../avatars/erase-avatars.ts';
import { purgeClips } from '../clips/purge-clips.ts';
import { purgeSayings } from '../clips/purge-sayings.ts';
import type { Core } from '../core.ts';
import { closeDays } from '../figures/close-days.ts';
import { idempotencyRepository } from '../idempotency/idempotency-repository.ts';
import { tidyMade } from '../made-once/tidy-made.ts';
import { tidyMails } from '../mails/tidy-mails.ts';
import { itemRepository } from '../moderation/item-repository.ts';
import { tidyMonitoring } from '../monitoring/tidy-monitoring.ts';
import { eraseLeavers } from '../own-data/erase-leavers.ts';
import { eraseRevokedFilms } from '../own-data/erase-revoked-films.ts';
import { tidyExports } from '../own-data/packing/tidy-exports.ts';
import { purgePagePictures } from '../pages/page-pictures.ts';
import { linkRepository } from '../people/link-repository.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { purgePictures } from '../pictures/purge-pictures.ts';
import { settleServiceUses } from '../services/account-meter.ts';
import { dropOrphanedSiteSchemas } from '../sites/keep-site-schemas.ts';
import { siteRepository } from '../sites/site-repository.ts';
import { forgetLostPeople } from '../templates/tidy-pictures.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import { downloadRepository } from '../videos/library/download-repository.ts';
import { purgeVideos } from '../videos/library/purge-videos.ts';
import { purgeReports } from '../videos/working/outside-reports.ts';
import { forgetSalts } from '../visitors/visitor-salt.ts';
import { rollUpPlays } from '../watch/roll-up-plays.ts';
import { forgetOrigins } from './forget-origins.ts';

type Step = (core: Core, now: Date, signal?: AbortSignal) => Promise<void>;

/** What takes long comes last, and ends when the time is over. */
const steps: Record<string, Step> = {
  sessions: ({ db }, now) => sessionRepository.removeExpired(db.queries, now),
  links: ({ db }, now) => linkRepository.removeExpired(db.queries, now),
  'sign-ins under way': ({ db }, now) => twoFactorRepository.removeExpiredTickets(db.queries, now),
  mails: tidyMails,
  attempts: ({ db }, now) => attemptRepository.removeOver(db.queries, now),
  'stored responses': ({ db }, now) => idempotencyRepository.removeExpired(db.queries, now),
  'site keys': ({ db }, now) => siteRepository.removeExpiredKeys(db.queries, now),
  'site schemas': dropOrphanedSiteSchemas,
  downloads: ({ db }, now) => downloadRepository.removeExpired(db.queries, now),
  exports: tidyExports,
  salts: forgetSalts,
  origins: forgetOrigins,
  'reports of processes': tidyMonitoring,
  'counts of content': ({ db }) => itemRepository.sumUpCounts(db.queries),
  'service uses': settleServiceUses,
  leavers: eraseLeavers,
  plays: (core, _, signal) => rollUpPlays(core, signal),
  figures: closeDays,
  'revoked films': (core, _, signal) => eraseRevokedFilms(core, signal),
  'pictures of templates': forgetLostPeople,
  'deleted avatars': (core, _, signal) => eraseDeletedAvatars(core, signal),
  clips: (core, _, signal) => purgeClips(core, signal),
  sayings: (core, _, signal) => purgeSayings(core, signal),
  pictures: (core, _, signal) => purgePictures(core, signal),
  'page pictures': (core, _, signal) => purgePagePictures(core, signal),
  'reports of services': (core, _, signal) => purgeReports(core, signal),
  trash: (core, _, signal) => purgeVideos(core, signal),
  'parts made once': tidyMade,
  'unused sounds': (core, _, signal) => purgeUnusedSounds(core, signal),
};

/** Removes what has expired, and forgets addresses. A step that fails does not keep the others from their work. */
export async function purgeExpired(core: Core, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const [what, step] of Object.entries(steps)) {
    if (signal?.aborted) break;
    await step(core, core.clock.now(), signal).catch((error: unknown) => {
      core.log.error({ err: error, what }, 'A step of the clean-up failed');
      failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps of the clean-up failed.`);
}
