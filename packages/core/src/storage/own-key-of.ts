import { MEDIA_PATH } from './media-url.ts';
import { StorageError } from './storage-error.ts';
import { checkKey } from './storage-key.ts';

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

function isKey(key: string): boolean {
  try {
    return checkKey(key) === key;
  } catch (error) {
    if (error instanceof StorageError) return false;
    throw error;
  }
}
