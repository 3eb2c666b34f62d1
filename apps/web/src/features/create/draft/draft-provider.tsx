import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { connection } from '#lib/api.ts';
import { draftBackup, draftChannel, draftServer } from './draft-ports.ts';
import type { SavedDraft } from './draft-state.ts';
import { DraftStore } from './draft-store.ts';
import { DraftContext } from './use-draft.ts';

interface DraftProviderProps {
  /** Whose draft this is. */
  owner: string;
  isAutoSaveOn: boolean;
  /** While the draft is on its way. */
  loading: ReactNode;
  failed: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

export function DraftProvider({ owner, isAutoSaveOn, loading, failed, children }: DraftProviderProps) {
  const [visit] = useState(() => crypto.randomUUID());
  // Asked for once a visit: from then on the store keeps itself up to date.
  const { data, error, refetch } = useQuery({
    queryKey: ['draft', owner, visit],
    queryFn: draftServer.load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) {
    return (
      <LoadedDraft owner={owner} saved={data} isAutoSaveOn={isAutoSaveOn}>
        {children}
      </LoadedDraft>
    );
  }
  return error ? failed(error, () => void refetch()) : loading;
}

interface LoadedDraftProps {
  owner: string;
  saved: SavedDraft;
  isAutoSaveOn: boolean;
  children: ReactNode;
}

function LoadedDraft({ owner, saved, isAutoSaveOn, children }: LoadedDraftProps) {
  const [channel] = useState(() => draftChannel(owner));
  const [store] = useState(
    () => new DraftStore(saved, { ...draftServer, backup: draftBackup(owner), announce: channel.announce }),
  );
  useEffect(() => store.switchAutoSave(isAutoSaveOn), [store, isAutoSaveOn]);
  useEffect(() => channel.listen((version) => store.heard(version)), [channel, store]);
  useEffect(() => watchDraft(store), [store]);
  useEffect(() => store.enter(), [store]);
  return <DraftContext value={store}>{children}</DraftContext>;
}

/** Saves when the page goes away or the network comes back, and looks for news when the user returns to the page. */
function watchDraft(store: DraftStore): () => void {
  const leave = () => store.saveOnLeave();
  const save = () => void store.save();
  const show = () => document.visibilityState === 'visible' && void store.lookForNews();
  addEventListener('pagehide', leave);
  const stopWaiting = connection.onBack(save);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
  return () => {
    removeEventListener('pagehide', leave);
    stopWaiting();
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', show);
  };
}
