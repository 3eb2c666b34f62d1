import { recordDeed } from '../../audit/record-deed.ts';
import { avatarRepository } from '../../avatars/avatar-repository.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { endFilms } from '../end-films.ts';
import { castRepository } from './cast-repository.ts';

/** Nobody can choose the actor any more; films of all accounts that show them go, and so does the clip. What was signed stays. */
export async function withdrawActor(core: Core, actor: Actor, caller: Caller, id: string): Promise<void> {
  await core.db.transaction('withdraw actor', async (tx) => {
    const release = await castRepository.lock(tx, id);
    if (!release) throw new AppError('not_found');
    if (release.withdrawnAt) return;
    const now = core.clock.now();
    await castRepository.markWithdrawn(tx, id, { withdrawnAt: now, withdrawnById: actor.userId });
    const { avatarId, name } = release;
    const avatar = avatarId === null ? undefined : await castRepository.lockAvatar(tx, avatarId);
    const films = avatar ? await castRepository.lockFilms(tx, avatar.id) : [];
    const counted = await endFilms(tx, films, now);
    if (avatar) {
      const consent = avatar.consent && { ...avatar.consent, revoked_at: now.toISOString(), revoked_by: actor.userId };
      await avatarRepository.update(tx, avatar.id, { consent, deletedAt: avatar.deletedAt ?? now });
    }
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'cast.withdraw', subjectType: 'avatar', subjectId: avatarId ?? id },
      details: { name, releaseId: id, filmsDeleted: counted.deleted, filmsCancelled: counted.cancelled },
    });
    await core.jobs.send(tx, 'clean-up', {});
  });
}
