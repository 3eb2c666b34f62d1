import { useSyncExternalStore } from 'react';
import { useDraftStore } from './draft-context.ts';
import { type DraftStatus, draftStatus } from './draft-state.ts';

/** Whether the draft is saved, and why not, in the server's words. */
export function useDraftStatus(): { status: DraftStatus; failure: string } {
  const store = useDraftStore();
  const state = useSyncExternalStore(store.subscribe, store.read);
  return { status: draftStatus(state), failure: state.failure };
}
