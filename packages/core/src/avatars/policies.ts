import type { AvatarType } from '@herald/contract/statuses';
import type { Actor } from '../identity/actor.ts';

interface OfferedAvatar {
  /** Empty for the avatars of the library. */
  accountId: string | null;
  type: AvatarType;
}

/** An avatar belongs to one account; those of the library are for everybody. */
export function maySeeAvatar(avatar: Pick<OfferedAvatar, 'accountId'>, accountId: string): boolean {
  return avatar.accountId === null || avatar.accountId === accountId;
}

/** Without the full library only the library's default avatars may be used, and the account's own. */
export function mayUseAvatar({ accountId, type }: OfferedAvatar, opensFullLibrary: boolean): boolean {
  return accountId !== null || type === 'default' || opensFullLibrary;
}

/** Faces of a service may cost money; who only reads sees those that Herald draws. */
export function mayOrderFaces({ accountRole }: Pick<Actor, 'accountRole'>): boolean {
  return accountRole !== 'viewer';
}
