import { MEDIA_PATH } from './media-url.ts';
import { isKey } from './storage-key.ts';

/** The folder of everything that belongs to an account. */
export function accountFolder(accountId: string): string {
  return `accounts/${accountId}/`;
}

/** The storage key behind a media link of this account, expired or not; undefined for any other link. */
export function ownKeyOf(link: string, accountId: string): string | undefined {
  // Only the path counts: members of the account may use its files, whatever host the link names.
  const address = URL.parse(link, 'http://localhost');
  if (!address?.pathname.startsWith(MEDIA_PATH)) return undefined;
  const key = address.pathname.slice(MEDIA_PATH.length);
  return key.startsWith(accountFolder(accountId)) && isKey(key) ? key : undefined;
}

/** A link to a file of this account as it is stored, without a signature, which expires; empty for any other link. */
export function unsignedLink(link: string, accountId: string): string {
  const key = ownKeyOf(link, accountId);
  return key ? `${MEDIA_PATH}${key}` : '';
}
