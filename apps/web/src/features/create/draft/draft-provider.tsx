import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { draftBackup } from './draft-backup.ts';
import { draftChannel } from './draft-channel.ts';
import { DraftContext } from './draft-context.ts';
import { draftServer } from './draft-server.ts';
import type { SavedDraft } from './draft-state.ts';
import { DraftStore } from './draft-store.ts';
import { watchDraft } from './watch-draft.ts';

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
  useEffect(() => () => store.leave(), [store]);
  return <DraftContext value={store}>{children}</DraftContext>;
}
