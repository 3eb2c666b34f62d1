import type { DraftStore } from './draft-store.ts';

/** Saves when the page goes away or the network comes back, and looks for news when somebody comes back to the page. */
export function watchDraft(store: DraftStore): () => void {
  const leave = () => store.saveOnLeave();
  const save = () => void store.save();
  const show = () => document.visibilityState === 'visible' && void store.lookForNews();
  addEventListener('pagehide', leave);
  addEventListener('online', save);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('online', save);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', show);
  };
}
