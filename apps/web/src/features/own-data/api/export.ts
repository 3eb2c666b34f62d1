import type { DataExport } from '@herald/contract/endpoints/own-data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError } from '#lib/toast.ts';
import { isUnderWay } from '../rules/export-words.ts';

const EXPORT_KEY = ['own-export'] as const;
const FOLLOW_MS = 2000;
/** The link of a finished one works for an hour. */
const RENEW_MS = 30 * 60_000;

const keep = (found: DataExport | null) => queryClient.setQueryData(EXPORT_KEY, found);

/** The latest export; followed while it is packed. */
export function useExport({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: EXPORT_KEY,
    queryFn: async ({ signal }) => (await request('GET /user/data/export', { signal })).data,
    enabled: isEnabled,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      return isUnderWay(state.data) ? FOLLOW_MS : RENEW_MS;
    },
  });
}

export function useOrderExport() {
  return useMutation({
    mutationFn: async (password: string) => (await request('POST /user/data/export', { body: { password } })).data,
    onSuccess: keep,
    onError: (error) => {
      // A wrong password is said at its field.
      if (!failureOf(error).errors) toastError('Your data is not being packed', messageOf(error, 'Please try again.'));
    },
  });
}

export function useRemoveExport() {
  return useMutation({
    mutationFn: () => request('DELETE /user/data/export'),
    onSuccess: () => keep(null),
    onError: (error) => toastError('The export is still there', messageOf(error, 'Please try again.')),
  });
}
