import type { PictureFormat } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../runtime/new-id.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { accountRepository } from './account-repository.ts';
import { userRepository } from './user-repository.ts';

interface ProfilePicture {
  /** Decoded and encoded again, so that nothing hides in the file. */
  bytes: Uint8Array;
  format: PictureFormat;
}

/** Replaces the profile picture; it belongs to the user's own account, whichever they act in. Returns its key. */
export async function keepProfilePicture(core: Core, actor: Actor, picture: ProfilePicture): Promise<string> {
  const { bytes, format } = picture;
  const accountId = await accountRepository.idOwnedBy(core.db.queries, actor.userId);
  if (!accountId) throw new AppError('not_found');
  const key = `${accountFolder(accountId)}profile/${newId(core)}.${format}`;
  await core.storage.put(key, bytes, { contentType: `image/${format}`, sizeBytes: bytes.byteLength });
  try {
    const replaced = await exchange(core, actor.userId, key);
    if (replaced) await core.storage.remove(replaced);
  } catch (error) {
    await core.storage.remove(key);
    throw error;
  }
  return key;
}

/** Returns the key that was there before. */
function exchange(core: Core, userId: string, key: string): Promise<string | null> {
  return core.db.transaction('keep profile picture', async (tx) => {
    await userRepository.hold(tx, userId);
    const user = await userRepository.findById(tx, userId);
    if (!user) throw new AppError('not_found');
    await userRepository.update(tx, userId, { pictureKey: key });
    return user.pictureKey;
  });
}
