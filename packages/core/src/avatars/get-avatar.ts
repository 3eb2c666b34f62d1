import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { isPremium } from '../plans/is-premium.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { avatarTexts } from './avatar-texts.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One avatar, by its id, or by its name in the library; somebody else's does not exist. */
export async function getAvatar(core: Core, actor: Actor, id: string): Promise<Avatar> {
  const { queries } = core.db;
  const avatar = UUID.test(id)
    ? await avatarRepository.findById(queries, id)
    : await avatarRepository.findByPreset(queries, id);
  if (!avatar || (avatar.accountId !== null && avatar.accountId !== actor.accountId)) throw new AppError('not_found');
  const isLocked = avatar.accountId === null && avatar.type === 'custom' && !(await isPremium(core, actor));
  if (isLocked) throw new AppError('forbidden', { message: avatarTexts.locked });
  return avatar;
}
