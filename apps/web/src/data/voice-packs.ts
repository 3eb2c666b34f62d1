import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

export const PACKS_KEY = ['voice-packs'] as const;
/** A download is watched; without one, files may be dropped into the folder. */
const WATCH_MS = 1000;
const LOOK_MS = 5000;

export const isInMotion = ({ state }: Pick<AdminVoicePack, 'state'>): boolean =>
  state === 'waiting' || state === 'fetching' || state === 'measuring' || state === 'unheard';

export function receivedShare({ progress }: Pick<AdminVoicePack, 'progress'>): number {
  return progress?.total_bytes ? Math.min(1, progress.received_bytes / progress.total_bytes) : 0;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: PACKS_KEY });

/** The lists of the wizard are kept for a day; a voice that came or went is in them at once. */
export const forgetVoiceLists = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('speech-') });

/** The packs, with those that are dropped into the folder meanwhile where somebody looks for them. */
export function useVoicePacks({ looksForFiles }: { looksForFiles: boolean }) {
  return useQuery({
    queryKey: PACKS_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/voice-packs', { signal })).data,
    refetchInterval: ({ state }) => (state.data?.packs.some(isInMotion) ? WATCH_MS : looksForFiles && LOOK_MS),
  });
}

/** Has the lists of the wizard show voices that came or went. */
export function useFreshVoiceLists(packs: readonly AdminVoicePack[] | undefined): void {
  const ready = packs?.flatMap(({ voices }) => voices.map(({ id }) => id)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came or went is the reason, not used
  useEffect(() => void forgetVoiceLists(), [ready]);
}

export function useLookAgain() {
  return useMutation({
    mutationFn: () => request('POST /admin/voice-packs/look-again'),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to look into the folder.')),
    onSettled: refresh,
  });
}

/** Asks the source once for the sizes that are not known, and again when somebody wants it. Who leaves the screen ends nothing. */
export function useSizes(packs: readonly AdminVoicePack[]) {
  return useQuery({
    queryKey: ['voice-pack-sizes'],
    queryFn: async () => {
      await request('POST /admin/voice-packs/sizes');
      await refresh();
      return null;
    },
    enabled: packs.some(({ is_offered, size_bytes }) => is_offered && size_bytes === null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

export type PackDeed = 'download' | 'pause' | 'cancel' | 'measure' | 'remove';

const send = (deed: PackDeed, id: string) => {
  const params = { id };
  if (deed === 'download') return request('POST /admin/voice-packs/:id/download', { params });
  if (deed === 'pause') return request('POST /admin/voice-packs/:id/pause', { params });
  if (deed === 'cancel') return request('POST /admin/voice-packs/:id/cancel', { params });
  if (deed === 'measure') return request('POST /admin/voice-packs/:id/measure', { params });
  return request('DELETE /admin/voice-packs/:id', { params });
};

/** What is done with one pack. */
export function usePackDeed(pack: AdminVoicePack) {
  return useMutation({
    mutationFn: (deed: PackDeed) => send(deed, pack.id),
    onSuccess: (_, deed) => {
      if (deed !== 'remove') return;
      toastSuccess('Voice Removed', `${pack.name} is gone from this machine.`);
      void forgetVoiceLists();
    },
    onError: (error) => toastError('Error', messageOf(error, 'This did not work.')),
    onSettled: refresh,
  });
}
