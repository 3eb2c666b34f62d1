import { storageKeys } from '@herald/contract';
import { useSyncExternalStore } from 'react';
import { storedValue } from './stored-value.ts';

const stored = storedValue(storageKeys.authToken);
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Where the session token lives; every change is heard here and in the other open tabs. */
export const authToken = {
  read: stored.read,
  write: (token: string) => {
    stored.write(token);
    tell();
  },
  clear: () => {
    stored.clear();
    tell();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useAuthToken(): string | null {
  return useSyncExternalStore(subscribe, authToken.read);
}
