import type { Video } from '@herald/contract';
import { createContext, use } from 'react';

/** What can be done with a video; the same from card, row, menu, dialog and keyboard. */
export interface LibraryActions {
  canEdit: boolean;
  preview: (video: Video) => void;
  download: (video: Video) => void;
  settings: (video: Video) => void;
  rename: (video: Video, title: string) => void;
  retry: (video: Video) => void;
  cancel: (video: Video) => void;
  remove: (videos: readonly Video[]) => void;
  restore: (videos: readonly Video[]) => void;
  purge: (videos: readonly Video[]) => void;
  /** The title of this one becomes a field; null ends it. */
  startRenaming: (video: Video | null) => void;
  toggleSelected: (video: Video) => void;
}

const Context = createContext<LibraryActions | null>(null);
export const LibraryActionsProvider = Context.Provider;

export function useLibraryActions(): LibraryActions {
  const actions = use(Context);
  if (!actions) throw new Error('A video is shown outside the library.');
  return actions;
}
