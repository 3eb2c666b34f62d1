import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { ownKeyOf } from '../storage/own-key-of.ts';
import { accountRepository } from './account-repository.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export type PersonalProfile = Pick<
  UserRow,
  'name' | 'email' | 'bio' | 'location' | 'website' | 'company' | 'pictureKey' | 'createdAt'
>;

export interface ProfileWish {
  name?: string | undefined;
  email?: string | undefined;
  bio?: string | undefined;
  location?: string | undefined;
  website?: string | undefined;
  company?: string | undefined;
  /** The link that was read, expired or not; empty to go without a picture. */
  pictureLink?: string | null | undefined;
}

export async function readPersonalProfile(core: Core, { userId }: Pick<Actor, 'userId'>): Promise<PersonalProfile> {
  const user = await userRepository.findById(core.db.queries, userId);
  if (!user) throw new AppError('not_found');
  return user;
}

/** Changes what a user tells about themselves; what is left out stays. */
export async function changePersonalProfile(core: Core, actor: Actor, wish: ProfileWish): Promise<PersonalProfile> {
  const { email, pictureLink, ...told } = wish;
  if (email !== undefined && email !== actor.email) {
    throw fieldError('email', 'The email address cannot be changed together with the profile.');
  }
  const dropped = await core.db.transaction('change profile', async (tx) => {
    await userRepository.hold(tx, actor.userId);
    const unneeded = pictureLink === undefined ? undefined : await findPictureToDrop(tx, actor.userId, pictureLink);
    const changes = { ...told, ...(unneeded && { pictureKey: null }) };
    if (Object.values(changes).some((value) => value !== undefined)) {
      await userRepository.update(tx, actor.userId, changes);
    }
    return unneeded;
  });
  if (dropped) await core.storage.remove(dropped);
  return readPersonalProfile(core, actor);
}

/** The stored picture when the link is empty; a link can only name the picture that is there. */
async function findPictureToDrop(tx: Transaction, userId: string, link: string | null): Promise<string | undefined> {
  const { pictureKey = null } = (await userRepository.findById(tx, userId)) ?? {};
  if (!link) return pictureKey ?? undefined;
  const accountId = await accountRepository.idOwnedBy(tx, userId);
  if (!pictureKey || !accountId || ownKeyOf(link, accountId) !== pictureKey) {
    throw fieldError('avatar_url', 'Please upload the picture instead of linking to it.');
  }
  return undefined;
}
