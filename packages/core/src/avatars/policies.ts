import type { AvatarType } from '@herald/contract/statuses';
import type { Actor } from '../identity/actor.ts';

interface OfferedAvatar {
  /** Empty for the avatars of the library. */
  accountId: string | null;
  type: AvatarType;
  /** The one person who may use it; empty for everybody in the account. */
  privateToId: string | null;
  /** Since when they are an actor of the installation. */
  castAt: Date | null;
}

/** An avatar belongs to one account, and a filmed person to the one who agreed until they share it; those of the library and actors of the installation are for everybody. */
export function maySeeAvatar(
  { accountId, privateToId, castAt }: Pick<OfferedAvatar, 'accountId' | 'privateToId' | 'castAt'>,
  actor: Pick<Actor, 'accountId' | 'userId'>,
): boolean {
  if (accountId === null || castAt !== null) return true;
  return accountId === actor.accountId && (privateToId === null || privateToId === actor.userId);
}

/** Without the full library only the library's default avatars may be used, and the account's own. */
export function mayUseAvatar(
  { accountId, type }: Pick<OfferedAvatar, 'accountId' | 'type'>,
  opensFullLibrary: boolean,
): boolean {
  return accountId !== null || type === 'default' || opensFullLibrary;
}
