import type { DraftContent } from '@herald/contract/draft';
import { createContext, use, useMemo } from 'react';
import { useStore } from '#lib/create-store.ts';
import { type DraftStatus, draftStatus } from './draft-state.ts';
import type { DraftGroup, DraftStore } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

interface Draft {
  content: DraftContent;
  /** Merged into the newest content, so it may be called after waiting for something. */
  change: <Group extends DraftGroup>(group: Group, patch: Partial<DraftContent[Group]>) => void;
  changeTitle: (title: string) => void;
}

/** The draft of the wizard around this component. Components that show it are not drawn again when it is saved. */
export function useDraft(): Draft {
  const store = useDraftStore();
  const content = useStore({ subscribe: store.subscribe, read: () => store.read().content });
  return useMemo(
    () => ({
      content,
      change: (group, patch) => store.change(group, patch),
      changeTitle: (title) => store.changeTitle(title),
    }),
    [store, content],
  );
}

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error('There is no draft around this component.');
  return store;
}

/** Whether the draft is saved, and why not, in the server's words. */
export function useDraftStatus(): { status: DraftStatus; failure: string } {
  const store = useDraftStore();
  const state = useStore(store);
  return { status: draftStatus(state), failure: state.failure };
}
