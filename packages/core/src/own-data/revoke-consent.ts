import { recordDeed } from '../audit/record-deed.ts';
import { avatarTexts } from '../avatars/avatar-texts.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { consentRepository } from './consent-repository.ts';
import { endFilms } from './end-films.ts';

/**
 * Ends the use of a face: the avatar can be chosen no more, with all looks of a filmed person. Films in work are cancelled with
 * that reason, and the clean-up removes its files and every finished film. That somebody agreed, and when that ended, stays in the list.
 */
export async function revokeConsent(core: Core, actor: Actor, caller: Caller, avatarId: string): Promise<void> {
  assertActsForThemselves(actor);
  const { accountId, userId } = actor;
  await core.db.transaction('revoke consent', async (tx) => {
    // Like everybody who orders a film or has one made again: whoever does comes first or finds the consent revoked.
    await accountRepository.hold(tx, accountId);
    const all = await consentRepository.lockPerson(tx, accountId, avatarId);
    const [found] = all;
    if (!found) throw new AppError('not_found');
    const looks = all.filter(({ consent }) => !consent.revoked_at);
    if (looks.length === 0) return;
    const isCast = looks.some(({ castAt, deletedAt }) => castAt && !deletedAt);
    if (isCast) throw new AppError('conflict', { message: avatarTexts.isCast });
    const now = core.clock.now();
    const ids = looks.map(({ id }) => id);
    const films = await consentRepository.lockFilms(tx, accountId, ids);
    const counted = await endFilms(tx, films, now);
    for (const { id, consent, deletedAt } of looks) {
      await consentRepository.update(tx, id, {
        consent: { ...consent, revoked_at: now.toISOString(), revoked_by: userId },
        deletedAt: deletedAt ?? now,
      });
    }
    await recordDeed(core, tx, {
      ...{ actor, caller, accountId },
      action: 'avatar.revoke_consent',
      subjectType: 'avatar',
      subjectId: avatarId,
      details: {
        ...{ name: found.name, ...(looks.length > 1 && { looks: looks.length }) },
        ...{ filmsDeleted: counted.deleted, filmsCancelled: counted.cancelled },
      },
    });
    await core.jobs.send(tx, 'clean-up', {});
  });
}
