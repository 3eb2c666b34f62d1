import type { AvatarType } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { isPremium } from '../plans/is-premium.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';

/** The library as far as the plan opens it, then one's own. */
export async function listAvatars(core: Core, actor: Actor, wish: { type?: AvatarType | undefined } = {}) {
  const isOpen = await isPremium(core, actor);
  const library = await avatarRepository.listLibrary(core.db.queries);
  const own = await avatarRepository.listOwn(core.db.queries, actor.accountId);
  const shown = library.filter(({ type }) => type === 'default' || isOpen);
  return [...shown, ...own].filter((avatar: Avatar) => !wish.type || avatar.type === wish.type);
}
