import type { AvatarType } from '@herald/contract/statuses';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { isUuid } from '../runtime/new-id.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { avatarTexts } from './avatar-texts.ts';
import { hostedRepository } from './hosted-repository.ts';
import { maySeeAvatar, mayUseAvatar } from './policies.ts';

interface AvatarWish {
  type?: AvatarType | undefined;
  /** Services that are there and have people of their own. */
  casts?: readonly string[];
}

/** People of services, then the avatars of the library that the plan opens, then actors, then those of the account. */
export async function listAvatars(core: Core, actor: Actor, { type, casts = [] }: AvatarWish = {}): Promise<Avatar[]> {
  const { opensFullLibrary } = await readPlanLimits(core, actor);
  const hosted = await hostedRepository.listSeen(core.db.queries, actor.accountId, [...casts]);
  const library = await avatarRepository.listLibrary(core.db.queries);
  const cast = await avatarRepository.listCast(core.db.queries, actor.accountId);
  const own = await avatarRepository.listOwn(core.db.queries, actor.accountId);
  return [...hosted, ...library, ...cast, ...own].filter(
    (avatar) =>
      maySeeAvatar(avatar, actor) && mayUseAvatar(avatar, opensFullLibrary) && (!type || avatar.type === type),
  );
}

/** One avatar, by its id, or by its name in the library; an avatar of another account does not exist. */
export async function getAvatar(core: Core, actor: Actor, id: string): Promise<Avatar> {
  const { queries } = core.db;
  const avatar = isUuid(id)
    ? await avatarRepository.findById(queries, id)
    : await avatarRepository.findByPreset(queries, id);
  if (!avatar || !maySeeAvatar(avatar, actor)) throw new AppError('not_found');
  const { opensFullLibrary } = await readPlanLimits(core, actor);
  if (!mayUseAvatar(avatar, opensFullLibrary)) throw new AppError('forbidden', { message: avatarTexts.locked });
  return avatar;
}

/**
 * Deletes an avatar; its picture and points go at once, or when no unfinished video needs them any more: that is not the end of
 * a consent. Returns what to say about it.
 */
export async function deleteAvatar(core: Core, actor: Actor, caller: Caller, id: string): Promise<string> {
  return core.db.transaction('delete avatar', async (tx) => {
    const found = await avatarRepository.findById(tx, id);
    if (!found || !maySeeAvatar(found, actor)) throw new AppError('not_found');
    if (found.castAt) throw new AppError('conflict', { message: avatarTexts.isCast });
    const isDeleted = await avatarRepository.markDeleted(tx, actor.accountId, id, core.clock.now());
    if (!isDeleted) throw new AppError('not_found');
    await recordDeed(core, tx, {
      actor,
      caller,
      action: 'avatar.delete',
      subjectType: 'avatar',
      subjectId: id,
    });
    await core.jobs.send(tx, 'clean-up', {});
    const filmsInWork = await avatarRepository.countFilmsInWork(tx, id);
    return avatarTexts.deleted({ filmsInWork, hasConsent: found.consent !== null });
  });
}
