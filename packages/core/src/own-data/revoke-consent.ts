import type { VideoFailure } from '@herald/contract/endpoints/videos';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { PURGE_NOW } from '../videos/library/trash-time.ts';
import { orderTexts } from '../videos/ordering/order-texts.ts';
import { updateVideoRow } from '../videos/state/change-video.ts';
import { transition, type VideoChange } from '../videos/state/transitions.ts';
import { isUnfinished, type StoredVideo } from '../videos/state/video.ts';
import { consentRepository } from './consent-repository.ts';

/**
 * Ends the use of a face: the avatar can be chosen no more, films in work are cancelled with that reason, and the
 * clean-up removes its files and every finished film. That somebody agreed, and when that ended, stays in the list.
 */
export async function revokeConsent(core: Core, actor: Actor, caller: Caller, avatarId: string): Promise<void> {
  assertActsForThemselves(actor);
  const { accountId, userId } = actor;
  await core.db.transaction('revoke consent', async (tx) => {
    // Like everybody who orders a film or has one made again: whoever does comes first or finds the consent revoked.
    await accountRepository.hold(tx, accountId);
    const found = await consentRepository.lock(tx, accountId, avatarId);
    if (!found) throw new AppError('not_found');
    const { name, consent, deletedAt } = found;
    if (consent.revoked_at) return;
    const now = core.clock.now();
    const films = await consentRepository.lockFilms(tx, accountId, avatarId);
    const counted = { deleted: 0, cancelled: 0 };
    for (const film of films) {
      const change = changeOf(film, now);
      if (!change) continue;
      await updateVideoRow(tx, film, change);
      counted[isUnfinished(film) ? 'cancelled' : 'deleted'] += 1;
    }
    await consentRepository.update(tx, avatarId, {
      consent: { ...consent, revoked_at: now.toISOString(), revoked_by: userId },
      deletedAt: deletedAt ?? now,
    });
    await recordDeed(core, tx, {
      ...{ actor, caller, accountId },
      action: 'avatar.revoke_consent',
      subjectType: 'avatar',
      subjectId: avatarId,
      details: { name, filmsDeleted: counted.deleted, filmsCancelled: counted.cancelled },
    });
    await core.jobs.send(tx, 'clean-up', {});
  });
}

/** Films that failed or were cancelled before have nothing but an order, which cannot be made again. */
function changeOf(film: StoredVideo, now: Date): VideoChange | undefined {
  if (film.status === 'completed') return { columns: { deletedAt: PURGE_NOW }, movesQueue: false };
  if (!isUnfinished(film)) return undefined;
  const { columns, ...cancelled } = transition('cancel', film.status, { now });
  return { ...cancelled, columns: { ...columns, failure: revokedFailure(film) } };
}

const revokedFailure = ({ stage }: StoredVideo): VideoFailure => ({
  stage: stage ?? 'queued',
  reason: orderTexts.consentRevoked,
  next_step: 'Create a video with another avatar.',
});
