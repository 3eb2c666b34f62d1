import { useSyncExternalStore } from 'react';

let name = 'Herald';
const listeners = new Set<() => void>();

/** What the administrator calls this installation; a store of its own, because the pages for watching have no cache of answers. */
export const siteName = (): string => name;

export function tellSiteName(told: string): void {
  name = told;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSiteName(): string {
  return useSyncExternalStore(subscribe, siteName);
}
