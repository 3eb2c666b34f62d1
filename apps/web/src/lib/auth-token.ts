import { storageKeys } from '@herald/contract/storage-keys';
import { useStore } from './create-store.ts';
import { storedValue } from './stored-value.ts';

/** Where the session token is kept; every change reaches the other open tabs as well. */
export const authToken = storedValue(storageKeys.authToken);

export function useAuthToken(): string | null {
  return useStore(authToken);
}
