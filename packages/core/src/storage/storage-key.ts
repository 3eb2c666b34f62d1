import { StorageError } from './storage-error.ts';

const MAX_KEY_LENGTH = 512;
const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
}

/** Keys are plain relative paths: no dot folders, no climbing, nothing a file system or a URL reads differently. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new StorageError('bad_key', `Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** A prefix names a folder: a key with a closing slash. */
export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new StorageError('bad_key', 'A prefix ends with a slash');
  checkKey(prefix.slice(0, -1));
  return prefix;
}
