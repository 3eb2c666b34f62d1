import type { DraftContent } from '@herald/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useDraftStore } from './draft-context.ts';
import type { DraftGroup } from './draft-store.ts';

export interface Draft {
  content: DraftContent;
  /** Merged into the newest content, so it may be called after waiting for something. */
  change: <Group extends DraftGroup>(group: Group, patch: Partial<DraftContent[Group]>) => void;
  changeTitle: (title: string) => void;
}

/** The draft of the wizard this component stands in. What becomes of its saving is no concern of whoever shows it. */
export function useDraft(): Draft {
  const store = useDraftStore();
  const content = useSyncExternalStore(store.subscribe, () => store.read().content);
  return useMemo(
    () => ({
      content,
      change: (group, patch) => store.change(group, patch),
      changeTitle: (title) => store.changeTitle(title),
    }),
    [store, content],
  );
}
