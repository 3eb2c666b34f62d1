import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshAttention } from '#data/attention.ts';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const CHECKS_KEY = ['clip-checks'] as const;

/** Presenters that wait, and accounts whose clips pass by themselves. */
export function useClipChecks() {
  return useQuery({
    queryKey: CHECKS_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/clips', { signal })).data,
  });
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: CHECKS_KEY });
  await refreshAttention();
}

export function useCheckClip() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; is_passed: boolean; reason?: string }) =>
      request('POST /admin/clips/:id/check', { params: { id }, body }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to save the decision.')),
    onSettled: refresh,
  });
}

export function useTrustAccount() {
  return useMutation({
    mutationFn: ({ id, needs_check }: { id: string; needs_check: boolean }) =>
      request('POST /admin/clips/accounts/:id', { params: { id }, body: { needs_check } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to change the account.')),
    onSettled: refresh,
  });
}
