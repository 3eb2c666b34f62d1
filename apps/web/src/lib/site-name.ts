import { createStore, useStore } from './create-store.ts';

const siteName = createStore('Herald');

/** What the administrator calls this installation. Not a query, because the watch pages load no query client. */
export const readSiteName = siteName.read;
export const setSiteName = siteName.write;

export function useSiteName(): string {
  return useStore(siteName);
}
